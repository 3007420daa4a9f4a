// Which money cards to lay in a horse trade, where their number is seen and their sum is not.
#pragma once

#include "engine/money_cards.h"
#include "engine/rng.h"

namespace kuhhandel::bots {

struct LayTarget {
  Money sum;
  int at_least_cards;
};

/// Cards of the hand that reach what is wanted, or the whole hand; by chance some zeros among them, so that
/// their number tells little.
MoneyCards cards_to_lay(MoneyCards hand, LayTarget target, Rng& rng);

}  // namespace kuhhandel::bots
