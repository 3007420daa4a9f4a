// The auction of an animal up to the hammer (C4.1 to C4.3).
#pragma once

#include <algorithm>
#include <optional>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/event_sink.h"
#include "engine/phases/take.h"
#include "engine/phases/turn.h"
#include "engine/refusal.h"
#include "engine/state.h"

namespace kuhhandel {

/// The amounts that may be bid now, in tens; none if lowest is above highest.
struct BidsAllowed {
  Money lowest;
  Money highest;
};

/// Returns the total money handed out so far, which is public (C4.9). It is the money that has left the bank
/// or, if the pile contains other money (C10.1), the starting hands and paydays.
inline Money handed_out(Edition const& edition, State const& now) {
  if (!edition.division) return (edition.money - now.bank).sum();
  return int{now.seats} * edition.hand.sum() + edition.division->set_aside.sum() - now.bank.sum();
}

/// Returns the lowest bid that is high enough (C4.1).
inline Money lowest_bid(phase::Bidding const& auction) {
  return auction.standing ? auction.standing->amount + 10 : Money(10);
}

inline BidsAllowed bids_allowed(Edition const& edition, State const& now, phase::Bidding const& auction) {
  return {.lowest = lowest_bid(auction), .highest = handed_out(edition, now)};
}

/// Returns the most that this seat may bid: the sum it showed, if it could not pay for this lot (C4.8). Its
/// hand has not changed since.
inline Money highest_bid_of(State const& now, phase::Bidding const& auction, Seat seat, Money highest) {
  return auction.bound.contains(seat) ? std::min(highest, now.hand(seat).sum()) : highest;
}

/// Returns whether a seat may raise in this auction (C4.1, C4.8), regardless of amounts.
inline bool may_bid(State const& now, phase::Bidding const& auction, Seat seat) {
  if (seat == auction.auctioneer || auction.barred.contains(seat)) return false;
  if (!auction.bound.contains(seat)) return true;
  auto const lowest = lowest_bid(auction);
  return highest_bid_of(now, auction, seat, lowest) >= lowest;
}

/// Returns all seats that may bid.
inline SeatSet who_may_bid(State const& now, phase::Bidding const& auction) {
  auto bidders = SeatSet::all_of(now.seats).without(auction.barred);
  bidders.erase(auction.auctioneer);
  if (auction.bound.empty()) return bidders;
  for (auto const seat : seats_of(now.seats)) {
    if (!may_bid(now, auction, seat)) bidders.erase(seat);
  }
  return bidders;
}

inline std::optional<Refusal> check(Edition const& edition, State const& now, phase::Bidding const& auction,
                                    Actor by, action::Bid const& bid) {
  auto const* const bidder = std::get_if<Seat>(&by);
  if (bidder == nullptr) return Refusal::not_yours;
  if (*bidder == auction.auctioneer) return Refusal::own_auction;
  if (auction.barred.contains(*bidder)) return Refusal::barred;
  auto const allowed = bids_allowed(edition, now, auction);
  if (bid.amount < allowed.lowest) return Refusal::bid_too_low;
  if (bid.amount % 10 != 0) return Refusal::bid_not_in_tens;
  if (bid.amount > allowed.highest) return Refusal::bid_beyond_all_money;
  if (bid.amount > highest_bid_of(now, auction, *bidder, allowed.highest)) return Refusal::above_shown_hand;
  return {};
}

template <class Emit>
void apply(Edition const&, State& state, phase::Bidding const& auction, Actor by, action::Bid const& bid,
           Emit emit) {
  Bid const raised{.seat = std::get<Seat>(by), .amount = bid.amount};
  emit(event::Raised{raised});
  auto& next = state.phase.emplace<phase::Bidding>(auction);
  next.standing = raised;
  next.bids.add(raised);
}

inline std::optional<Refusal> check(Edition const&, State const&, phase::Bidding const&, Actor by,
                                    action::Hammer const&) {
  if (by != Actor{House{}}) return Refusal::not_yours;
  return {};
}

template <class Emit>
void apply(Edition const& edition, State& state, phase::Bidding const& auction, Actor, action::Hammer const&,
           Emit emit) {
  if (!auction.standing) {
    emit(event::Kept{auction.auctioneer, auction.lot.animal(), auction.lot.with()});
    take_lot(edition, state, auction.auctioneer, auction.lot, emit);
    end_turn(edition, state, emit);
    return;
  }
  emit(event::Knocked{*auction.standing});
  auto& sale = state.phase.emplace<phase::BuyingRight>();
  sale.auctioneer = auction.auctioneer;
  sale.lot = auction.lot;
  sale.standing = *auction.standing;
  sale.barred = auction.barred;
  sale.bound = auction.bound;
  sale.bids = auction.bids;
}

}  // namespace kuhhandel
