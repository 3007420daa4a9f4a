// Which horse trades are possible (C3.2, C6.2).
#pragma once

#include <bit>
#include <cstdint>
#include <utility>

#include "engine/state.h"

namespace kuhhandel {

/// Returns whether the two may trade this animal: both own at least one, so neither can own all copies.
inline bool may_trade(State const& now, Seat challenger, Seat challenged, AnimalId animal) {
  return challenger != challenged && now.herd(challenger).has(animal) && now.herd(challenged).has(animal);
}

/// Returns whether `seat` has any possible trade.
inline bool may_trade_at_all(State const& now, Seat seat) {
  std::uint64_t others = 0;
  for (int step = 1; step < now.seats; ++step) others |= now.herd(left_of(seat, now.seats, step)).kinds();
  return (now.herd(seat).kinds() & others) != 0;
}

/// Returns the number of possible trades of the seat in turn.
inline int open_trades(State const& now) {
  auto const own = now.herd(now.turn).kinds();
  std::uint64_t shared = 0;
  for (int steps = 1; steps < now.seats; ++steps) {
    shared += own & now.herd(left_of(now.turn, now.seats, steps)).kinds();
  }
  return number_of_kinds(shared);
}

/// A possible trade of the seat in turn, with the player this many steps to its left.
struct OpenTrade {
  int steps;
  AnimalId animal;
};

/// Returns possible trade `nth` of the seat in turn, which must exist: from its left, in the order of the
/// animals.
inline OpenTrade nth_trade(State const& now, int nth) {
  auto const own = now.herd(now.turn).kinds();
  for (int steps = 1; steps < now.seats; ++steps) {
    auto shared = own & now.herd(left_of(now.turn, now.seats, steps)).kinds();
    auto const number = number_of_kinds(shared);
    if (nth < number) {
      for (; nth > 0; --nth) shared &= shared - 1;
      return {steps, animal_at(std::countr_zero(shared) / 4)};
    }
    nth -= number;
  }
  std::unreachable();
}

/// Returns the number of animals at stake: both pairs if each player owns exactly two, else one (C6.2).
inline int animals_at_stake(State const& now, Seat challenger, Seat challenged, AnimalId animal) {
  bool const pairs = now.herd(challenger).count(animal) == 2 && now.herd(challenged).count(animal) == 2;
  return pairs ? 2 : 1;
}

}  // namespace kuhhandel
