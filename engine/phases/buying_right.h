// The auctioneer sells, or tops the bid, before they know whether the bidder could have paid (C4.4, C4.5,
// C4.8).
#pragma once

#include <optional>
#include <utility>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/refusal.h"
#include "engine/state.h"
#include "engine/tell.h"

namespace kuhhandel {

/// The auction after a bidder who could not pay (C4.8).
template <class Tell>
phase::Bidding after_insolvency(Insolvency insolvency, phase::BuyingRight const& sale, Tell tell) {
  auto const bidder = sale.standing.seat;
  phase::Bidding again{.auctioneer = sale.auctioneer,
                       .lot = sale.lot,
                       .standing = {},
                       .barred = sale.barred,
                       .bound = sale.bound,
                       .bids = {}};
  switch (insolvency) {
    case Insolvency::reauction_without:
      again.barred.insert(bidder);
      break;
    case Insolvency::continue_without:
      again.barred.insert(bidder);
      again.bids = sale.bids;
      again.standing = sale.bids.without(again.barred);
      tell(event::AuctionGoesOn{again.auctioneer, again.lot, again.standing, again.barred});
      return again;
    case Insolvency::reauction_capped:
      again.bound.insert(bidder);
      break;
  }
  tell(event::AuctionedAgain{again.auctioneer, again.lot.animal(), again.barred, again.bound,
                             again.lot.with()});
  return again;
}

inline std::optional<Refusal> check(Edition const&, State const&, phase::BuyingRight const& sale, Actor by,
                                    action::Sell const&) {
  if (by != Actor{sale.auctioneer}) return Refusal::not_yours;
  return {};
}

template <class Tell>
void apply(Edition const& edition, State& state, phase::BuyingRight const& sale, Actor, action::Sell const&,
           Tell tell) {
  auto const bidder = sale.standing.seat;
  auto const amount = sale.standing.amount;
  tell(event::Sold{sale.auctioneer, sale.standing});
  if (state.hand(bidder).sum() >= amount) {
    state.phase =
        phase::Payment{.payer = bidder, .payee = sale.auctioneer, .at_least = amount, .lot = sale.lot};
    return;
  }
  tell(event::ShowedHand{bidder, state.hand(bidder), amount});
  state.phase = after_insolvency(edition.rules.insolvency, sale, tell);
}

inline std::optional<Refusal> check(Edition const&, State const& now, phase::BuyingRight const& sale,
                                    Actor by, action::Buy const&) {
  if (by != Actor{sale.auctioneer}) return Refusal::not_yours;
  if (now.hand(sale.auctioneer).sum() < sale.standing.amount) return Refusal::cannot_buy;
  return {};
}

template <class Tell>
void apply(Edition const&, State& state, phase::BuyingRight const& sale, Actor, action::Buy const&,
           Tell tell) {
  tell(event::Bought{sale.auctioneer, sale.standing});
  state.phase = phase::Payment{.payer = sale.auctioneer,
                               .payee = sale.standing.seat,
                               .at_least = sale.standing.amount,
                               .lot = sale.lot};
}

}  // namespace kuhhandel
