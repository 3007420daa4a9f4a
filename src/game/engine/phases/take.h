// Transfers animals from the pile or from another herd.
#pragma once

#include "engine/edition.h"
#include "engine/event_sink.h"
#include "engine/scores.h"
#include "engine/state.h"

namespace kuhhandel {

/// Gives the bonus card to the first player who owns both quartets of a pair; it stays with that player
/// (C9.3).
template <class Emit>
void award_bonus(Edition const& edition, State& state, Seat seat, Emit emit) {
  if (!edition.rules.bonus || state.bonus) return;
  for (auto const& [one, other] : edition.bonus.pairs) {
    if (!owns_quartet(edition, state, seat, one) || !owns_quartet(edition, state, seat, other)) continue;
    state.bonus = seat;
    return emit(event::TookBonus{seat});
  }
}

/// Applies the consequences after `seat` has received animals of this kind. Rats do not form a quartet
/// (C9.4).
template <class Emit>
void complete_quartet(Edition const& edition, State& state, Seat seat, AnimalId animal, Emit emit) {
  if (animal == kRat || !owns_quartet(edition, state, seat, animal)) return;
  emit(event::Quartet{seat, animal});
  award_bonus(edition, state, seat, emit);
}

template <class Emit>
void take_one(Edition const& edition, State& state, Seat seat, AnimalId animal, Emit emit) {
  state.herd(seat).add(animal);
  emit(event::Took{seat, animal, 1, {}});
  complete_quartet(edition, state, seat, animal, emit);
}

template <class Emit>
void take_lot(Edition const& edition, State& state, Seat seat, Lot const& lot, Emit emit) {
  lot.for_each([&](AnimalId animal) { take_one(edition, state, seat, animal, emit); });
}

template <class Emit>
void take_pedigree(State& state, Seat seat, AnimalId animal, Emit emit) {
  state.pedigrees.give(animal, seat);
  emit(event::TookPedigree{seat, animal});
}

template <class Emit>
void take_from(Edition const& edition, State& state, Trade const& trade, Seat winner, Emit emit) {
  auto const loser = winner == trade.challenger ? trade.challenged : trade.challenger;
  state.herd(loser).remove(trade.animal, trade.count);
  state.herd(winner).add(trade.animal, trade.count);
  emit(event::Took{winner, trade.animal, trade.count, loser});
  complete_quartet(edition, state, winner, trade.animal, emit);
}

}  // namespace kuhhandel
