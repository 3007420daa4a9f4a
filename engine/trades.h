// Which horse trades are possible (C3.2, C6.2).
#pragma once

#include <cstdint>

#include "engine/state.h"

namespace kuhhandel {

/// Whether the two may trade that animal: both own at least one. Then neither can own all copies of it.
inline bool may_trade(State const& now, Seat challenger, Seat challenged, AnimalId animal) {
  return challenger != challenged && now.herd(challenger).has(animal) && now.herd(challenged).has(animal);
}

/// Whether `seat` has any trade open to him.
inline bool may_trade_at_all(State const& now, Seat seat) {
  std::uint64_t others = 0;
  for (int step = 1; step < now.seats; ++step) others |= now.herd(left_of(seat, now.seats, step)).kinds();
  return (now.herd(seat).kinds() & others) != 0;
}

/// How many animals a trade is about: both pairs where each owns exactly two, else one (C6.2).
inline int animals_at_stake(State const& now, Seat challenger, Seat challenged, AnimalId animal) {
  bool const pairs = now.herd(challenger).count(animal) == 2 && now.herd(challenged).count(animal) == 2;
  return pairs ? 2 : 1;
}

}  // namespace kuhhandel
