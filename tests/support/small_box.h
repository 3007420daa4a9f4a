// Boxes with a handful of cards, for two: what the second edition is to a family evening, these are to a law.
#pragma once

#include "engine/edition.h"
#include "tests/support/words.h"

namespace kuhhandel {

/// The second edition's rules for two seats, with so many animals of so many copies, each worth 10. The box
/// holds what the two begin with.
inline Edition small_box(int animals, int copies, MoneyCards hand) {
  auto edition = second();
  edition.fewest_seats = edition.most_seats = 2;
  edition.animals = {};
  for (int i = 0; i < animals; ++i)
    edition.animals.push_back({Word(i == 0 ? "cow" : "horse"), 10, copies, {}});
  edition.hand = hand;
  edition.money = hand + hand;
  return edition;
}

}  // namespace kuhhandel
