// Pause of a table's clocks while clients show what happened.
#pragma once

#include <cstdint>

#include "engine/seat.h"
#include "table/instant.h"
#include "table/seats/presence.h"

namespace kuhhandel::table {

/// The current or last reveal, and which players have seen enough of it.
class RevealDelay {
 public:
  /// Returns the end; a time long past if there was no reveal.
  Instant until() const { return until_; }
  bool is_running(Instant now) const { return now < until_; }
  /// Returns the version of the step that began it.
  std::uint64_t version() const { return version_; }
  bool has_seen_enough(Seat seat) const { return seen_enough_[seat]; }
  /// Returns true if at least one human player is connected and all of them have seen enough.
  bool is_seen_by_all(Presence const& presence) const;

  /// Starts a reveal, after the current one if there is one.
  void begin(std::uint64_t version, Instant at, Duration length);
  void see_enough(Seat seat) { seen_enough_[seat] = true; }
  /// The seat's next player has not seen it.
  void on_seat_vacated(Seat seat) { seen_enough_[seat] = false; }
  void end(Instant at) { until_ = at; }
  void reset() { *this = {}; }

 private:
  Instant until_{0};
  std::uint64_t version_ = 0;
  PerSeat<bool> seen_enough_{};
};

}  // namespace kuhhandel::table
