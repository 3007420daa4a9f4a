// Limits the number of non-move facts in a game's log. Rules bound the moves of a game, but a game may last
// for weeks, and its log must not grow with each reconnect. Facts already in the log count, so neither a
// restart nor an eviction from memory resets the quota.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>

#include "engine/seat.h"
#include "live/table_host.h"
#include "table/fact.h"

namespace kuhhandel::server {

class NonMoveLogQuota {
 public:
  /// A seat may add this many facts of each kind, and one more each kRefillInterval of the game.
  static constexpr int kBurst = 400;
  static constexpr table::Duration kRefillInterval = std::chrono::minutes(10);

  /// Counts the next entry of the log. Each game starts a new count.
  void on_event(table::Entry const& entry);

  /// Returns whether the quotas of the seat and of the table allow one more fact.
  bool has_room(live::NonMoveKind kind, Seat seat, table::Instant now) const;

 private:
  struct Count {
    PerSeat<int> seats{};
    int table = 0;  // orders of hosts
  };

  Count& count_of(live::NonMoveKind kind) { return counts_[static_cast<std::size_t>(kind)]; }

  table::Instant began_at_{0};
  std::array<Count, live::kNonMoveKinds> counts_{};
};

}  // namespace kuhhandel::server
