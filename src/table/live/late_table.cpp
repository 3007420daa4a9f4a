#include "live/late_table.h"

#include <chrono>
#include <utility>

#include "live/live_message_shapes.h"

namespace kuhhandel::live {

void LateTable::follow(table::Table const& table, table::Entry const& entry) {
  auto const after = table.conduct().open_hands_after;
  if (!after) {
    shown_.reset();
    waiting_.clear();
    return;
  }
  delay_ = *after;
  game_ = table.games();
  played_ = table.game() ? table.game()->commands.size() : 0;
  runs_ = table.state() == table::TableState::running;
  if (shown_) {
    waiting_.push_back({.entry = entry, .game = game_, .played = played_});
  } else {
    // The host may do this only while no game runs, so that there is nothing to hide yet.
    shown_ = std::make_unique<table::Table>(table);
  }
}

bool LateTable::is_harmless(Waiting const& waiting) const {
  bool const over = !runs_ || waiting.game < game_;
  return over || waiting.played + kCommandsBehind <= played_;
}

std::optional<table::Instant> LateTable::earliest() const {
  if (waiting_.empty()) return {};
  return waiting_.front().entry.at + delay_;
}

std::string LateTable::message() const {
  auto const minutes = std::chrono::duration_cast<std::chrono::minutes>(delay_).count();
  return kLiveMessages.text_of_one(message::Late{minutes, kCommandsBehind, earliest()}, codec::NoEdition{});
}

std::optional<table::Instant> LateTable::next_due() const {
  if (waiting_.empty() || !is_harmless(waiting_.front())) return {};
  return waiting_.front().entry.at + delay_;
}

std::optional<table::Step> LateTable::due(table::Instant now) {
  auto const next = next_due();
  if (!next || now < *next) return {};
  auto const entry = std::move(waiting_.front().entry);
  waiting_.pop_front();
  return shown_->apply(entry);
}

}  // namespace kuhhandel::live
