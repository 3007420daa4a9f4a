// Money cards drawn by chance.
#pragma once

#include <cassert>

#include "engine/money_cards.h"

namespace kuhhandel {

/// Takes `number` random cards out of the pool, which must have them; `rng` is an Rng or a DealRng.
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
