// Donkeys: everyone gets a card of the bank (C5.1, C10.5).
#pragma once

#include "engine/edition.h"
#include "engine/event_sink.h"
#include "engine/state.h"

namespace kuhhandel {

/// The next payday's card for everyone, the auctioneer included, where this animal pays; others pay nothing.
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
