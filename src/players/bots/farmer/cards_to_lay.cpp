#include "bots/farmer/cards_to_lay.h"

#include "engine/cards/payments.h"

namespace kuhhandel::bots {

MoneyCards cards_to_lay(MoneyCards hand, LayTarget target, Rng& rng) {
  if (target.sum >= hand.sum()) return hand;
  auto const zeros = MoneyCards::of(Denomination::zero, rng.below(hand.count(Denomination::zero) + 1));
  auto const cards = cheapest_payment(hand, target.sum) + zeros;
  return cards + cheapest_cards(hand - cards, target.at_least_cards - cards.size());
}

}  // namespace kuhhandel::bots
