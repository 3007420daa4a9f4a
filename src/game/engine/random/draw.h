// Draws money cards at random.
#pragma once

#include <cassert>

#include "engine/cards/money_cards.h"

namespace kuhhandel {

/// Removes `number` random cards from the pool and returns them. The pool must have that many; `rng` is an
/// Rng or a DealRng.
MoneyCards draw(MoneyCards& pool, int number, auto& rng) {
  assert(number <= pool.size());
  MoneyCards drawn;
  for (; number > 0; --number) {
    auto const card = nth_card(pool, rng.below(pool.size()));
    pool -= card;
    drawn += card;
  }
  return drawn;
}

}  // namespace kuhhandel
