// Money cards drawn by chance.
#pragma once

#include <cassert>

#include "engine/money.h"
#include "engine/rng.h"

namespace kuhhandel {

/// Takes `number` random cards out of the pool, which must have them.
inline MoneyCards draw(MoneyCards& pool, int number, Rng& rng) {
  assert(number <= pool.size());
  MoneyCards drawn;
  for (; number > 0; --number) {
    int pick = rng.below(pool.size());
    int place = 0;
    while (pick >= pool.count(place)) pick -= pool.count(place++);
    pool -= MoneyCards::of(place);
    drawn += MoneyCards::of(place);
  }
  return drawn;
}

}  // namespace kuhhandel
