#include "engine/ceilings/smallest_steps.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "engine/phases/bidding.h"

namespace kuhhandel {
namespace {

using LastBids = StaticList<Bid, kMaxSeats>;

/// A player who still bids; amounts in tens.
struct Bidder {
  Seat seat;
  int ceiling;
  int bid;  // the last bid; 0 if none
};

/// The remaining bidders, in the cyclic order in which they are asked.
template <std::size_t kCount>
using Bidders = std::array<Bidder*, kCount>;

void keep(Bidder const& bidder, LastBids& last_bids) {
  if (bidder.bid > 0) last_bids.push_back({bidder.seat, Money::of_tens(bidder.bid)});
}

/// Returns how many bids are made from `lowest` before a player is asked for more than their ceiling.
template <std::size_t kCount>
int bids_until_one_drops_out(Bidders<kCount> const& bidders, int lowest) {
  constexpr auto kNumber = static_cast<int>(kCount);
  int bids = std::numeric_limits<int>::max();
  for (int at = 0; at < kNumber; ++at) {
    auto const steps = bidders[static_cast<std::size_t>(at)]->ceiling - (lowest + at) + 1;
    auto const rounds = static_cast<unsigned>(std::max(steps + kNumber - 1, 0)) / kCount;
    bids = std::min(bids, static_cast<int>(rounds) * kNumber + at);
  }
  return bids;
}

/// Adds the last bid of each player in the order in which they drop out, which is rising.
template <std::size_t kCount>
void bid_on(Bidders<kCount> const& bidders, int lowest, LastBids& last_bids) {
  if constexpr (kCount == 1) {
    keep(*bidders.front(), last_bids);
  } else {
    constexpr auto kNumber = static_cast<unsigned>(kCount);
    auto const bids = static_cast<unsigned>(bids_until_one_drops_out(bidders, lowest));
    for (unsigned at = 0; at < kNumber; ++at) {
      auto const own = (bids + kNumber - 1 - at) / kNumber;
      auto const bid = lowest + static_cast<int>((own - 1) * kNumber + at);
      bidders[at]->bid = own > 0 ? bid : bidders[at]->bid;
    }
    auto const out = bids % kNumber;
    keep(*bidders[out], last_bids);
    Bidders<kCount - 1> others;
    for (unsigned at = 0; at + 1 < kNumber; ++at) others[at] = bidders[(out + 1 + at) % kNumber];
    bid_on(others, lowest + static_cast<int>(bids), last_bids);
  }
}

template <std::size_t kCount>
void bid_all(std::array<Bidder, kMaxSeats>& bidders, int lowest, LastBids& last_bids) {
  Bidders<kCount> those;
  for (std::size_t at = 0; at < kCount; ++at) those[at] = &bidders[at];
  bid_on(those, lowest, last_bids);
}

}  // namespace

StaticList<Bid, kMaxSeats> bids_by_smallest_steps(phase::Bidding const& auction, SeatSet bidders,
                                                  CeilingOfSeat const& ceilings) {
  static_assert(kMaxSeats == 6);
  auto const leader = auction.standing ? auction.standing->seat : auction.auctioneer;
  auto const lowest = tens_of(lowest_bid(auction));
  std::array<Bidder, kMaxSeats> in_turn;
  std::size_t count = 0;
  bidders.for_each_from(leader, [&](Seat seat) {
    in_turn[count] = {seat, ceilings[seat], 0};
    if (ceilings[seat] >= lowest) ++count;
  });
  StaticList<Bid, kMaxSeats> last_bids;
  switch (count) {
    case 0:
      break;
    case 1:
      if (in_turn.front().seat != leader) last_bids.push_back({in_turn.front().seat, Money::of_tens(lowest)});
      break;
    case 2:
      bid_all<2>(in_turn, lowest, last_bids);
      break;
    case 3:
      bid_all<3>(in_turn, lowest, last_bids);
      break;
    case 4:
      bid_all<4>(in_turn, lowest, last_bids);
      break;
    case 5:
      bid_all<5>(in_turn, lowest, last_bids);
      break;
    default:
      std::unreachable();
  }
  return last_bids;
}

}  // namespace kuhhandel
