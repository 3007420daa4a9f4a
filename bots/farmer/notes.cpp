#include "bots/farmer/notes.h"

#include "engine/payments.h"

namespace kuhhandel::bots {

MoneyCards notes_for(MoneyCards hand, Wanted wanted, Rng& rng) {
  if (wanted.sum >= hand.sum()) return hand;
  auto const zeros = MoneyCards::of(0, rng.below(hand.count(0) + 1));
  auto const notes = cheapest_payment(hand, wanted.sum) + zeros;
  return notes + cheapest_cards(hand - notes, wanted.at_least_cards - notes.size());
}

}  // namespace kuhhandel::bots
