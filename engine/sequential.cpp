#include "engine/sequential.h"

#include "engine/legal_actions.h"
#include "engine/phases/bidding.h"
#include "engine/play.h"

namespace kuhhandel {

std::optional<Seat> next_to_bid(State const& state, SeatSet silent, phase::Bidding const& auction) {
  auto const from = auction.standing ? auction.standing->seat : auction.auctioneer;
  for (int step = 1; step < state.seats; ++step) {
    auto const seat = left_of(from, state.seats, step);
    if (may_bid(auction, seat) && !silent.contains(seat)) return seat;
  }
  return {};
}

std::optional<Actor> asked(Edition const& edition, Asking const& now) {
  if (auto const* const auction = std::get_if<phase::Bidding>(&now.state.phase)) {
    auto const allowed = bids_allowed(edition, now.state, *auction);
    if (allowed.lowest > allowed.highest) return House{};
    if (auto const seat = next_to_bid(now.state, now.silent, *auction)) return *seat;
    return House{};
  }
  return seat_to_act(now.state);
}

void stay_silent(Asking& now, Seat seat) { now.silent.insert(seat); }

void answer_unchecked(Edition const& edition, Asking& now, Command const& command) {
  play_unchecked(edition, now.state, command);
  now.silent = {};
}

}  // namespace kuhhandel
