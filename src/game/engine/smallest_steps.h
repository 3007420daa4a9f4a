// How bidding by smallest steps ends, found without taking each of them.
#pragma once

#include "engine/phase.h"
#include "engine/static_list.h"

namespace kuhhandel {

/// Up to how much each seat bids, in tens; 0 for who stays silent.
using CeilingOfSeat = PerSeat<std::int16_t>;

/// The last bid of each seat that bids on from here, in rising order, where each of the bidders that is asked
/// in turn (C12.1) bids the lowest amount while that is at most its ceiling.
StaticList<Bid, kMaxSeats> bids_by_smallest_steps(phase::Bidding const& auction, SeatSet bidders,
                                                  CeilingOfSeat const& ceilings);

}  // namespace kuhhandel
