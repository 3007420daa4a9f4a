// How much of what is no move the log of a game may hold. Rules bound the moves of a game, but it may last
// for weeks, and must not grow with each connection that is lost and found. What stands in the log already
// counts, so neither a restart nor being let go from memory makes room.
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
  /// A seat may have so many of each sort kept, and one more each while that the game lasts.
  static constexpr int kBurst = 400;
  static constexpr table::Duration kRefillInterval = std::chrono::minutes(10);

  /// The next entry of the log. Each game begins anew.
  void on_event(table::Entry const& entry);

  /// Whether the game has room for one more of that seat, or of all.
  bool has_room(live::NonMoveKind kind, Seat seat, table::Instant now) const;

 private:
  struct Count {
    PerSeat<int> seats{};
    int table = 0;  // what hosts have ordered
  };

  Count& count_of(live::NonMoveKind kind) { return counts_[static_cast<std::size_t>(kind)]; }

  table::Instant began_at_{0};
  std::array<Count, live::kNonMoveKinds> counts_{};
};

}  // namespace kuhhandel::server
