// Checks a table against its own log: each event was shown for its time, or all connected players had seen
// enough of it, and nothing came too early.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <variant>

#include "table/clock/reveal_duration.h"
#include "table/modes/fast_forward.h"
#include "table/table.h"

namespace kuhhandel {

/// Follows a log from its first fact, with an account of its own of what is shown until when.
class ShownInTime {
 public:
  explicit ShownInTime(table::TableSetup setup) : table_(std::move(setup)) {}

  void follow(table::Entry const& entry) {
    SCOPED_TRACE("version " + std::to_string(table_.version() + 1));
    if (entry.at < until_) EXPECT_FALSE(waits_for_reveals(entry.fact));
    bool const unseen = table::is_fast_forwarding(table_);
    auto const on_to_me = table_.fast_forward();
    auto const step = table_.apply(entry);
    if (begins_anew(entry.fact)) until_ = {};
    if (!unseen && !table_.is_correspondence()) reveal(step, on_to_me);
    on_fact(entry.fact);
    if (entry.at < until_ && is_seen_by_all()) until_ = entry.at;
    EXPECT_EQ(table_.reveal_delay().is_running(entry.at), entry.at < until_);
    EXPECT_GE(opens(table_.schedule().clock()), until_) << "the clock of a question that is not open";
  }

  /// How many steps were shown.
  int reveals() const { return reveals_; }

 private:
  static constexpr auto kNever = table::Instant::max();

  /// A player who is asked alone may answer during a reveal delay; everything else waits until its end.
  bool waits_for_reveals(table::Fact const& fact) const {
    using namespace table::fact;
    auto const* const played = std::get_if<Played>(&fact);
    if (played == nullptr) {
      return std::holds_alternative<Called>(fact) || std::holds_alternative<Pressed>(fact) ||
             std::holds_alternative<Judged>(fact);
    }
    auto const* const seat = std::get_if<Seat>(&played->command.by);
    auto const& action = played->command.action;
    if (seat == nullptr || played->timed_out || !is_there(*seat)) return true;
    return std::holds_alternative<action::Bid>(action) || std::holds_alternative<action::Claim>(action);
  }

  static bool begins_anew(table::Fact const& fact) {
    return std::holds_alternative<table::fact::Started>(fact) ||
           std::holds_alternative<table::fact::Reopened>(fact);
  }

  /// Each in its own time: an event during a reveal delay waits for its end.
  void reveal(table::Step const& step, SeatSet on_to_me) {
    auto const length = table::reveal_duration(step.events, table_.presence(), table_.settings().speed);
    if (length == table::Duration{0}) return;
    until_ = std::max(until_, step.at) + length;
    enough_ = on_to_me;
    ++reveals_;
  }

  void on_fact(table::Fact const& fact) {
    if (auto const* const seen = std::get_if<table::fact::SeenEnough>(&fact)) enough_.insert(seen->seat);
    if (auto const* const on = std::get_if<table::fact::FastForward>(&fact)) enough_.insert(on->seat);
    if (auto const* const freed = std::get_if<table::fact::SeatVacated>(&fact)) enough_.erase(freed->seat);
  }

  bool is_there(Seat seat) const {
    auto const* const person = table_.presence().person(seat);
    return person != nullptr && !person->away;
  }

  bool is_seen_by_all() const {
    for (auto const seat : seats_of(table_.setup().seats))
      if (is_there(seat) && !enough_.contains(seat)) return false;
    return table_.presence().is_anybody_there();
  }

  /// The earliest that this clock brings.
  static table::Instant opens(table::Clock const& clock) {
    if (auto const* const calls = std::get_if<table::Calls>(&clock)) return calls->at[0];
    if (auto const* const limit = std::get_if<table::Limit>(&clock)) return limit->at;
    if (auto const* const count = std::get_if<table::Count>(&clock)) return count->at[0];
    if (auto const* const gavel = std::get_if<table::OwnGavel>(&clock)) return gavel->at;
    return kNever;
  }

  table::Table table_;
  table::Instant until_{};
  SeatSet enough_;
  int reveals_ = 0;
};

}  // namespace kuhhandel
