// Which cards to pay with: any covering set is legal, the canonical ones are what bots, hints and
// enumerations list (C4.6).
#pragma once

#include "engine/money_cards.h"

namespace kuhhandel {

/// A payment is canonical where no card could be left out and the amount still be reached.
bool is_canonical(MoneyCards payment, Money at_least);

/// The canonical payment with the least too much, then the fewest cards; `hand` must be able to cover
/// `at_least`.
MoneyCards cheapest_payment(MoneyCards hand, Money at_least);

/// The cheapest `number` cards of a hand, or all of it where it has fewer.
MoneyCards cheapest_cards(MoneyCards hand, int number);

}  // namespace kuhhandel
