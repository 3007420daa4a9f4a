// What happened is shown to people for a while, and until then no time runs at the table.
#pragma once

#include <cstdint>

#include "engine/seat.h"
#include "table/instant.h"
#include "table/presence.h"

namespace kuhhandel::table {

/// The show that runs or ran last, and who has seen enough of it.
class RevealDelay {
 public:
  /// Time long past where nothing was shown yet.
  Instant until() const { return until_; }
  bool is_running(Instant now) const { return now < until_; }
  /// Of the step that began it.
  std::uint64_t version() const { return version_; }
  bool has_seen_enough(Seat seat) const { return seen_enough_[seat]; }
  /// Whether the people who are there have all said so, of whom there must be one.
  bool is_seen_by_all(Presence const& presence) const;

  /// Another show, which waits behind one that runs.
  void begin(std::uint64_t version, Instant at, Duration length);
  void see_enough(Seat seat) { seen_enough_[seat] = true; }
  /// Who sits there next has not seen it.
  void on_seat_vacated(Seat seat) { seen_enough_[seat] = false; }
  void end(Instant at) { until_ = at; }
  void reset() { *this = {}; }

 private:
  Instant until_{0};
  std::uint64_t version_ = 0;
  PerSeat<bool> seen_enough_{};
};

}  // namespace kuhhandel::table
