// Next actions of a table's clock: the three calls of an auction, the counts of a countdown, or the end of a
// decision's time.
#pragma once

#include <array>
#include <variant>

#include "engine/phases/turn_up.h"
#include "engine/seat.h"
#include "engine/state.h"
#include "table/instant.h"
#include "table/settings/pace.h"

namespace kuhhandel::table {

/// Times of going once, going twice, and the hammer (C4.2).
struct Calls {
  std::array<Instant, 3> at;
};
/// At that time, the simplest legal choice is made for the seat.
struct Limit {
  Seat seat;
  Instant at;
};
/// The schedule of a whole countdown from the count `from`, sent once (C7.1): at[0] calls `from`, the next
/// ones the lower counts; at at[from] the auctioneer gets the pedigree (C7.3).
struct Count {
  int from;
  std::array<Instant, kFirstCount + 1> at;

  /// Returns the time of a count, at most `from`; 0 is the end.
  Instant when(int count) const { return at[static_cast<std::size_t>(from - count)]; }
  /// Returns the count at that moment; 0 after the end.
  int count_at(Instant moment) const;
};
/// The auctioneer calls manually; at that time the table calls for them.
struct OwnGavel {
  Seat auctioneer;
  Instant at;
};
struct NoClock {};

using Clock = std::variant<NoClock, Calls, Limit, Count, OwnGavel>;

/// Returns the clock of a phase that begins at `now`, or of an auction whose last bid came then. After a card
/// or a bid, no call comes before `least_silence`, however fast the table is.
Clock clock_for(State const& state, Speed speed, Instant now, Duration least_silence);

}  // namespace kuhhandel::table
