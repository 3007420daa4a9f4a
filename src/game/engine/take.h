// Animals change hands: from the pile, or from another's herd.
#pragma once

#include "engine/edition.h"
#include "engine/scores.h"
#include "engine/state.h"
#include "engine/tell.h"

namespace kuhhandel {

/// The bonus card goes to the first who owns both quartets of a pair, and stays with them (C9.3).
template <class Tell>
void award_bonus(Edition const& edition, State& state, Seat seat, Tell tell) {
  if (!edition.rules.bonus || state.bonus) return;
  for (auto const& [one, other] : edition.bonus.pairs) {
    if (!owns_quartet(edition, state, seat, one) || !owns_quartet(edition, state, seat, other)) continue;
    state.bonus = seat;
    return tell(event::TookBonus{seat});
  }
}

/// What follows when `seat` has got animals of this kind. Rats make no quartet (C9.4).
template <class Tell>
void complete_quartet(Edition const& edition, State& state, Seat seat, AnimalId animal, Tell tell) {
  if (animal == kRat || !owns_quartet(edition, state, seat, animal)) return;
  tell(event::Quartet{seat, animal});
  award_bonus(edition, state, seat, tell);
}

template <class Tell>
void take_one(Edition const& edition, State& state, Seat seat, AnimalId animal, Tell tell) {
  state.herd(seat).add(animal);
  tell(event::Took{seat, animal, 1, {}});
  complete_quartet(edition, state, seat, animal, tell);
}

template <class Tell>
void take_lot(Edition const& edition, State& state, Seat seat, Lot const& lot, Tell tell) {
  lot.for_each([&](AnimalId animal) { take_one(edition, state, seat, animal, tell); });
}

template <class Tell>
void take_pedigree(State& state, Seat seat, AnimalId animal, Tell tell) {
  state.pedigrees.give(animal, seat);
  tell(event::TookPedigree{seat, animal});
}

template <class Tell>
void take_from(Edition const& edition, State& state, Trade const& trade, Seat winner, Tell tell) {
  auto const loser = winner == trade.challenger ? trade.challenged : trade.challenger;
  state.herd(loser).remove(trade.animal, trade.count);
  state.herd(winner).add(trade.animal, trade.count);
  tell(event::Took{winner, trade.animal, trade.count, loser});
  complete_quartet(edition, state, winner, trade.animal, tell);
}

}  // namespace kuhhandel
