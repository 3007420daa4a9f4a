// The running clock of a table, and the calls made so far.
#pragma once

#include <optional>

#include "engine/seat.h"
#include "table/clock/clock.h"
#include "table/instant.h"

namespace kuhhandel::table {

class Schedule {
 public:
  Clock const& clock() const { return clock_; }
  /// Returns the number of calls: 1 after going once, 2 after going twice (C4.2).
  int called() const { return called_; }
  /// Returns the time of the phase's start, or of the last bid or call.
  Instant since() const { return since_; }
  /// Returns when the clock acts next; a hammer or a count waits `patience` longer for presses in transit.
  /// `standing` is the count of a countdown.
  std::optional<Instant> due(int standing, Duration patience) const;

  /// Starts the clock of a phase, or of an auction after a bid. If the same seat must still decide, it has
  /// the time that was left when the clock stopped.
  void begin(Clock const& clock, Instant now);
  /// Replaces the clock within the same phase.
  void change(Clock const& clock, Instant now);
  /// Gives the full decision time again, since another decision begins or all start over.
  void reset_decision_time() { awaited_.reset(); }
  /// Delays the next due time.
  void postpone(Duration by);
  /// `next` is the time to the next call if the auctioneer calls manually.
  void call(int call, Instant now, Duration next);
  /// The auctioneer ends the auction manually: all missing calls follow at once.
  void expire_now(Instant now);

 private:
  /// Counts the used decision time, if a seat must decide.
  void stop(Instant now);

  Clock clock_ = NoClock{};
  int called_ = 0;
  Instant since_{0};
  std::optional<Seat> awaited_{};  // the seat that must decide, or had to when the clock stopped
  Duration spent_{0};              // of the decision time, before `since_`
};

}  // namespace kuhhandel::table
