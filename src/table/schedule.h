// The clock that runs at a table, and the calls that were made by it.
#pragma once

#include <optional>

#include "engine/seat.h"
#include "table/clock.h"
#include "table/instant.h"

namespace kuhhandel::table {

class Schedule {
 public:
  Clock const& clock() const { return clock_; }
  /// How often was called: going once, going twice (C4.2).
  int called() const { return called_; }
  /// When the phase began, or the last bid or call came.
  Instant since() const { return since_; }
  /// When the clock brings something: a hammer or a count waits so long for presses that are on their way.
  /// `standing` is the count of the countdown, where there is one.
  std::optional<Instant> due(int standing, Duration patience) const;

  /// A phase, or an auction whose last bid came. Who must choose has the time that was left when the clock
  /// last stood still for the same.
  void begin(Clock const& clock, Instant now);
  /// The same phase by another clock.
  void change(Clock const& clock, Instant now);
  /// Something else is asked, or all have the whole time again.
  void reset_decision_time() { awaited_.reset(); }
  /// What is waited for comes so much later.
  void postpone(Duration by);
  /// `next` is the time for the next one, where the auctioneer calls by hand.
  void call(int call, Instant now, Duration next);
  /// The auctioneer lets the hammer fall by hand: whatever calls are missing follow at once.
  void expire_now(Instant now);

 private:
  /// Counts what was spent, where somebody must choose.
  void stop(Instant now);

  Clock clock_ = NoClock{};
  int called_ = 0;
  Instant since_{0};
  std::optional<Seat> awaited_{};  // who must choose, or had to when the clock stood still
  Duration spent_{0};              // of their time, before `since_`
};

}  // namespace kuhhandel::table
