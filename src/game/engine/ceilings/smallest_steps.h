// Computes how bidding by smallest steps ends, without performing each step.
#pragma once

#include "engine/phase.h"
#include "engine/static_list.h"

namespace kuhhandel {

/// The highest bid of each seat, in tens; 0 means silent.
using CeilingOfSeat = PerSeat<std::int16_t>;

/// Returns the last bid of each seat that still bids from here, in rising order, if each bidder asked in turn
/// (C12.1) bids the lowest amount while it does not exceed their ceiling.
StaticList<Bid, kMaxSeats> bids_by_smallest_steps(phase::Bidding const& auction, SeatSet bidders,
                                                  CeilingOfSeat const& ceilings);

}  // namespace kuhhandel
