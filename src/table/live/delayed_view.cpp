#include "live/delayed_view.h"

#include <chrono>
#include <utility>

#include "live/live_message_shapes.h"

namespace kuhhandel::live {

void DelayedView::on_entry(table::Table const& table, table::Entry const& entry) {
  auto const after = table.settings().open_hands_after;
  if (!after) {
    table_.reset();
    pending_.clear();
    return;
  }
  delay_ = *after;
  game_ = table.games();
  played_ = table.game() ? table.game()->commands.size() : 0;
  is_running_ = table.state() == table::TableState::running;
  if (table_) {
    pending_.push_back({.entry = entry, .game = game_, .played = played_});
  } else {
    // The host may do this only between games, so there is nothing to hide yet.
    table_ = std::make_unique<table::Table>(table);
  }
}

bool DelayedView::reveals_nothing(PendingEntry const& waiting) const {
  bool const over = !is_running_ || waiting.game < game_;
  return over || waiting.played + kCommandsBehind <= played_;
}

std::optional<table::Instant> DelayedView::earliest_release() const {
  if (pending_.empty()) return {};
  return pending_.front().entry.at + delay_;
}

std::string DelayedView::message() const {
  auto const minutes = std::chrono::duration_cast<std::chrono::minutes>(delay_).count();
  return kLiveMessages.text_of_one(message::Late{minutes, kCommandsBehind, earliest_release()},
                                   codec::NoEdition{});
}

std::optional<table::Instant> DelayedView::next_due() const {
  if (pending_.empty() || !reveals_nothing(pending_.front())) return {};
  return pending_.front().entry.at + delay_;
}

std::optional<table::Step> DelayedView::take_due(table::Instant now) {
  auto const next = next_due();
  if (!next || now < *next) return {};
  auto const entry = std::move(pending_.front().entry);
  pending_.pop_front();
  return table_->apply(entry);
}

}  // namespace kuhhandel::live
