#include "bots/farmer/notes.h"

#include <algorithm>

#include "engine/payments.h"

namespace kuhhandel {

MoneyCards cheapest_cards(MoneyCards hand, int number) {
  MoneyCards cards;
  for (int place = 0; place < kValueCount; ++place) {
    cards += MoneyCards::of(place, std::clamp(number - cards.size(), 0, hand.count(place)));
  }
  return cards;
}

MoneyCards notes_for(MoneyCards hand, Wanted wanted, Rng& rng) {
  if (wanted.sum >= hand.sum()) return hand;
  auto const zeros = MoneyCards::of(0, rng.below(hand.count(0) + 1));
  auto const notes = cheapest_payment(hand, wanted.sum) + zeros;
  return notes + cheapest_cards(hand - notes, wanted.at_least_cards - notes.size());
}

}  // namespace kuhhandel
