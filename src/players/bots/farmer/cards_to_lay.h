// Chooses money cards for a horse trade, in which their number is visible and their sum is not.
#pragma once

#include "engine/cards/money_cards.h"
#include "engine/random/rng.h"

namespace kuhhandel::bots {

struct LayTarget {
  Money sum;
  int at_least_cards;
};

/// Returns cards of the hand that reach the target, or the whole hand; randomly with some zeros, so that the
/// number of cards reveals little.
MoneyCards cards_to_lay(MoneyCards hand, LayTarget target, Rng& rng);

}  // namespace kuhhandel::bots
