// Choice of payments: any covering set is legal; bots, hints and enumerations use only the canonical ones
// (C4.6).
#pragma once

#include "engine/cards/money_cards.h"

namespace kuhhandel {

/// Returns whether no card can be left out without falling short of the amount.
bool is_canonical(MoneyCards payment, Money at_least);

/// Returns the canonical payment with the smallest excess, then with the fewest cards. `hand` must cover
/// `at_least`.
MoneyCards cheapest_payment(MoneyCards hand, Money at_least);

/// Returns the cheapest `number` cards of a hand, or the whole hand if it has fewer.
MoneyCards cheapest_cards(MoneyCards hand, int number);

}  // namespace kuhhandel
