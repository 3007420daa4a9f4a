// Animals change hands: from the pile, or from another's herd.
#pragma once

#include "engine/edition.h"
#include "engine/state.h"
#include "engine/tell.h"

namespace kuhhandel {

template <class Tell>
void tell_quartet(Edition const& edition, State const& state, Seat seat, AnimalId animal, Tell tell) {
  if (state.herd(seat).count(animal) == edition.animal(animal).copies) tell(event::Quartet{seat, animal});
}

template <class Tell>
void take_lot(Edition const& edition, State& state, Seat seat, AnimalId lot, Tell tell) {
  state.herd(seat).add(lot);
  tell(event::Took{seat, lot, 1, {}});
  tell_quartet(edition, state, seat, lot, tell);
}

template <class Tell>
void take_from(Edition const& edition, State& state, Trade const& trade, Seat winner, Tell tell) {
  auto const loser = winner == trade.challenger ? trade.challenged : trade.challenger;
  state.herd(loser).remove(trade.animal, trade.count);
  state.herd(winner).add(trade.animal, trade.count);
  tell(event::Took{winner, trade.animal, trade.count, loser});
  tell_quartet(edition, state, winner, trade.animal, tell);
}

}  // namespace kuhhandel
