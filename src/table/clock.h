// What time will bring: the three calls of an auction, the counts of a countdown, or the end of the patience
// with one who must choose.
#pragma once

#include <array>
#include <variant>

#include "engine/seat.h"
#include "engine/state.h"
#include "engine/turn_up.h"
#include "table/instant.h"
#include "table/pace.h"

namespace kuhhandel::table {

/// Going once, going twice, the hammer (C4.2).
struct Calls {
  std::array<Instant, 3> at;
};
/// At that time the simplest legal choice is made for the seat.
struct Limit {
  Seat seat;
  Instant at;
};
/// The whole countdown from the count `from`, told once (C7.1): at[0] that one is called, then each lower
/// one, and at[from] the pedigree is the auctioneer's (C7.3).
struct Count {
  int from;
  std::array<Instant, kFirstCount + 1> at;

  /// When that count is called, at most `from`; 0 is the end.
  Instant when(int count) const { return at[static_cast<std::size_t>(from - count)]; }
  /// The count that stands at that moment; 0 after the end.
  int count_at(Instant moment) const;
};
/// The auctioneer calls by hand; at that time the house calls for them.
struct OwnGavel {
  Seat auctioneer;
  Instant at;
};
struct NoClock {};

using Clock = std::variant<NoClock, Calls, Limit, Count, OwnGavel>;

/// The clock of a phase that began, or of an auction whose last bid came, at `now`. After the card or a bid
/// no call comes before that silence, however fast the table is.
Clock clock_for(State const& state, Speed speed, Instant now, Duration least_silence);

}  // namespace kuhhandel::table
