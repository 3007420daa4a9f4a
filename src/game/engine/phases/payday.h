// Donkeys: everyone receives a card from the bank (C5.1, C10.5).
#pragma once

#include "engine/edition.h"
#include "engine/event_sink.h"
#include "engine/state.h"

namespace kuhhandel {

/// Gives everyone, including the auctioneer, the card of the next payday if this animal pays out; other
/// animals do not.
template <class Emit>
void pay_out(Edition const& edition, State& state, AnimalId id, Emit emit) {
  auto const& payouts = edition.animal(id).payouts;
  if (payouts.empty()) return;
  auto const value = payouts[state.donkeys];
  auto const card = cards_of_value(value);
  for (auto const seat : seats_of(state.seats)) {
    state.bank -= card;
    state.hand(seat) += card;
  }
  ++state.donkeys;
  emit(event::Payday{id, state.donkeys, value});
}

}  // namespace kuhhandel
