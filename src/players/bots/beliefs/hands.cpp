#include "bots/beliefs/hands.h"

#include "engine/cards/payments.h"

namespace kuhhandel::bots {

MoneyCards draw_cards(MoneyCards pool, int number, Rng& rng) {
  auto const size = pool.size();
  assert(number <= size);
  auto rest = pool;
  // Draws the excluded cards if they are fewer.
  auto const drawn = number * 2 > size ? size - number : number;
  for (int i = 0; i < drawn; ++i) rest -= nth_card(rest, rng.below(size - i));
  return drawn == number ? pool - rest : rest;
}

MoneyCards dearest_cards(MoneyCards hand, int number) {
  return hand - cheapest_cards(hand, hand.size() - number);
}

}  // namespace kuhhandel::bots
