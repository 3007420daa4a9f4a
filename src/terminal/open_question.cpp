#include "terminal/open_question.h"

namespace kuhhandel::terminal {
namespace {

constexpr table::Duration kTooSoon{600};
constexpr std::size_t kLongestAnswer = 70;

}  // namespace

bool OpenQuestion::has_just_changed(table::Instant now) const { return now - since_ < kTooSoon; }

bool OpenQuestion::ask(std::optional<std::size_t> phase, table::Instant now) {
  if (phase == phase_) return false;
  phase_ = phase;
  since_ = now;
  draft_ = {};
  return true;
}

void OpenQuestion::type(char letter) {
  if (draft_.typed.size() < kLongestAnswer) draft_.typed += letter;
}

void OpenQuestion::take_back() {
  if (!draft_.typed.empty()) draft_.typed.pop_back();
}

void OpenQuestion::move_mark(int by, int choices) {
  if (choices == 0) return;
  draft_.typed.clear();
  draft_.chosen = static_cast<std::size_t>((static_cast<int>(draft_.chosen) + by + choices) % choices);
}

}  // namespace kuhhandel::terminal
