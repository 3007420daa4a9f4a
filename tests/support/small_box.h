// Boxes with a few cards for two players, small enough to check invariants exhaustively.
#pragma once

#include "engine/edition.h"
#include "tests/support/words.h"

namespace kuhhandel {

/// The second edition's rules for two seats, with `animals` kinds of `copies` cards, each worth 10. The box
/// holds the starting hands.
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
