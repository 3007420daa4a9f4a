#include "bots/beliefs/hands.h"

namespace kuhhandel::bots {
namespace {

MoneyCards draw_card(MoneyCards pool, int size, Rng& rng) {
  int pick = rng.below(size);
  int place = 0;
  while (pick >= pool.count(place)) pick -= pool.count(place++);
  return MoneyCards::of(place);
}

}  // namespace

MoneyCards draw_cards(MoneyCards pool, int number, Rng& rng) {
  auto const size = pool.size();
  assert(number <= size);
  auto rest = pool;
  // The cards left out are drawn where they are fewer.
  auto const drawn = number * 2 > size ? size - number : number;
  for (int i = 0; i < drawn; ++i) rest -= draw_card(rest, size - i, rng);
  return drawn == number ? pool - rest : rest;
}

}  // namespace kuhhandel::bots
