#include "terminal/wire/table_log.h"

#include <utility>

namespace kuhhandel::terminal {

void TableLog::add(std::string line) {
  bids_.clear();
  lines_.push_back(std::move(line));
  if (lines_.size() > kMostLines) lines_.pop_front();
}

void TableLog::print(TableWords const& words, EventInfo const& event) {
  if (auto const* const of_table = std::get_if<std::string>(&event)) return add(*of_table);
  auto const& seen = std::get<SeenEvent>(event);
  auto const* const raised = std::get_if<event::Raised>(&seen);
  if (raised == nullptr) return add(sentence_of(words, seen));
  bool const first = bids_.empty();
  auto bids = bids_;
  bids.add(words, raised->bid);
  if (first) add({});
  bids_ = std::move(bids);
  lines_.back() = bids_.text();
}

}  // namespace kuhhandel::terminal
