// The auctioneer sells a claimed pedigree to the claimant, or pays as many cards instead, before seeing any
// cards (C7.2, C7.5).
#pragma once

#include <optional>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/event_sink.h"
#include "engine/phases/turn_up.h"
#include "engine/refusal.h"
#include "engine/state.h"

namespace kuhhandel {

/// Returns the countdown after a claimant with too few cards: from the start, with this player limited to
/// what they showed.
inline phase::Countdown counted_down_again(phase::ClaimRight const& sale) {
  phase::Countdown again{
      .auctioneer = sale.auctioneer, .pedigree = sale.pedigree, .count = kFirstCount, .bound = sale.bound};
  again.bound.insert(sale.claim.seat);
  return again;
}

inline std::optional<Refusal> check(Edition const&, State const&, phase::ClaimRight const& sale, Actor by,
                                    action::Sell const&) {
  if (by != Actor{sale.auctioneer}) return Refusal::not_yours;
  return {};
}

template <class Emit>
void apply(Edition const&, State& state, phase::ClaimRight const& sale, Actor, action::Sell const&,
           Emit emit) {
  auto const [claimant, count] = sale.claim;
  emit(event::ClaimSold{sale.auctioneer, sale.claim});
  if (state.hand(claimant).size() >= count) {
    state.phase = phase::ClaimPayment{
        .payer = claimant, .payee = sale.auctioneer, .cards = count, .pedigree = sale.pedigree};
    return;
  }
  emit(event::ShowedTooFew{claimant, state.hand(claimant), count});
  auto const again = counted_down_again(sale);
  emit(event::AuctionedAgain{again.auctioneer, Card::pedigree(again.pedigree), {}, again.bound});
  state.phase = again;
}

inline std::optional<Refusal> check(Edition const&, State const& now, phase::ClaimRight const& sale, Actor by,
                                    action::Buy const&) {
  if (by != Actor{sale.auctioneer}) return Refusal::not_yours;
  if (now.hand(sale.auctioneer).size() < sale.claim.count) return Refusal::cannot_buy_claim;
  return {};
}

template <class Emit>
void apply(Edition const&, State& state, phase::ClaimRight const& sale, Actor, action::Buy const&,
           Emit emit) {
  emit(event::ClaimBought{sale.auctioneer, sale.claim});
  state.phase = phase::ClaimPayment{.payer = sale.auctioneer,
                                    .payee = sale.claim.seat,
                                    .cards = sale.claim.count,
                                    .pedigree = sale.pedigree};
}

}  // namespace kuhhandel
