#include "bots/farmer/cards_to_lay.h"

#include "engine/payments.h"

namespace kuhhandel::bots {

MoneyCards cards_to_lay(MoneyCards hand, Wanted wanted, Rng& rng) {
  if (wanted.sum >= hand.sum()) return hand;
  auto const zeros = MoneyCards::of(Denomination::zero, rng.below(hand.count(Denomination::zero) + 1));
  auto const cards = cheapest_payment(hand, wanted.sum) + zeros;
  return cards + cheapest_cards(hand - cards, wanted.at_least_cards - cards.size());
}

}  // namespace kuhhandel::bots
