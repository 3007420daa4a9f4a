// The auctioneer sells or buys before knowing whether the bidder could have paid (C4.4, C4.5, C4.8).
#pragma once

#include <optional>
#include <utility>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/event_sink.h"
#include "engine/refusal.h"
#include "engine/state.h"

namespace kuhhandel {

inline void owe(State& state, phase::BuyingRight const& sale, Seat payer, Seat payee) {
  auto& debt = state.phase.emplace<phase::Payment>();
  debt.payer = payer;
  debt.payee = payee;
  debt.at_least = sale.standing.amount;
  debt.lot = sale.lot;
}

/// Continues the auction after a bidder who could not pay (C4.8).
template <class Emit>
void auction_again(Insolvency insolvency, State& state, phase::BuyingRight const& sale, Emit emit) {
  auto const bidder = sale.standing.seat;
  auto& again = state.phase.emplace<phase::Bidding>(sale.auctioneer, sale.lot);
  again.barred = sale.barred;
  again.bound = sale.bound;
  switch (insolvency) {
    case Insolvency::reauction_without:
      again.barred.insert(bidder);
      break;
    case Insolvency::continue_without:
      again.barred.insert(bidder);
      again.bids = sale.bids;
      again.standing = sale.bids.without(again.barred);
      emit(event::AuctionGoesOn{again.auctioneer, again.lot, again.standing, again.barred});
      return;
    case Insolvency::reauction_capped:
      again.bound.insert(bidder);
      break;
  }
  emit(event::AuctionedAgain{again.auctioneer, again.lot.animal(), again.barred, again.bound,
                             again.lot.with()});
}

inline std::optional<Refusal> check(Edition const&, State const&, phase::BuyingRight const& sale, Actor by,
                                    action::Sell const&) {
  if (by != Actor{sale.auctioneer}) return Refusal::not_yours;
  return {};
}

template <class Emit>
void apply(Edition const& edition, State& state, phase::BuyingRight const& sale, Actor, action::Sell const&,
           Emit emit) {
  auto const bidder = sale.standing.seat;
  auto const amount = sale.standing.amount;
  emit(event::Sold{sale.auctioneer, sale.standing});
  if (state.hand(bidder).sum() >= amount) return owe(state, sale, bidder, sale.auctioneer);
  emit(event::ShowedHand{bidder, state.hand(bidder), amount});
  auction_again(edition.rules.insolvency, state, sale, emit);
}

inline std::optional<Refusal> check(Edition const&, State const& now, phase::BuyingRight const& sale,
                                    Actor by, action::Buy const&) {
  if (by != Actor{sale.auctioneer}) return Refusal::not_yours;
  if (now.hand(sale.auctioneer).sum() < sale.standing.amount) return Refusal::cannot_buy;
  return {};
}

template <class Emit>
void apply(Edition const&, State& state, phase::BuyingRight const& sale, Actor, action::Buy const&,
           Emit emit) {
  emit(event::Bought{sale.auctioneer, sale.standing});
  owe(state, sale, sale.auctioneer, sale.standing.seat);
}

}  // namespace kuhhandel
