#include "engine/ceilings/smallest_steps.h"

#include <gtest/gtest.h>

#include <vector>

#include "tests/support/laws.h"

namespace kuhhandel {
namespace {

std::vector<Bid> taken_one_by_one(phase::Bidding const& auction, SeatSet bidders,
                                  CeilingOfSeat const& ceilings) {
  auto leader = auction.standing ? auction.standing->seat : auction.auctioneer;
  auto lowest = auction.standing ? tens_of(auction.standing->amount) + 1 : 1;
  HighestBids bids;
  auto asked = leader;
  for (auto silent = SeatSet(); !bidders.without(silent).empty();) {
    asked = bidders.without(silent).next_from(asked);
    if (asked == leader) break;
    silent.insert(asked);
    if (ceilings[asked] < lowest) continue;
    bids.add({asked, Money::of_tens(lowest++)});
    leader = asked;
    silent = {};
  }
  std::vector<Bid> in_rising_order;
  while (auto const bid = bids.without({})) {
    in_rising_order.insert(in_rising_order.begin(), *bid);
    bids.add({bid->seat, 0});
  }
  return in_rising_order;
}

TEST(SmallestSteps, MatchTheSimulationOfEachStep_C12_1) {
  check_law(3000, [] {
    int const seats = any_number(2, kMaxSeats);
    phase::Bidding auction{
        .auctioneer = seat_at(any_number(0, seats - 1)), .lot = animal_at(0), .standing = {}};
    auto bidders = SeatSet::all_of(seats);
    bidders.erase(auction.auctioneer);
    CeilingOfSeat ceilings;
    for (auto const seat : seats_of(seats)) {
      if (any_number(0, 4) == 0) bidders.erase(seat);
      ceilings[seat] = static_cast<std::int16_t>(any_number(0, 12));
    }
    if (!bidders.empty() && any_number(0, 2) == 0)
      auction.standing = Bid{bidders.next_from(auction.auctioneer), Money::of_tens(any_number(1, 5))};

    auto const found = bids_by_smallest_steps(auction, bidders, ceilings);

    RC_ASSERT(std::vector(found.begin(), found.end()) == taken_one_by_one(auction, bidders, ceilings));
  });
}

}  // namespace
}  // namespace kuhhandel
