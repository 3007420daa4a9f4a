// Positions for tests: a game at its start, changed step by step. Money moves between bank, hands and, in a
// duel, the pile; other cards between pile and players, so that every position holds the whole box.
#pragma once

#include <initializer_list>
#include <utility>

#include "engine/edition.h"
#include "engine/state.h"
#include "tests/support/words.h"

namespace kuhhandel {

class Position {
 public:
  Position(Edition const& edition, int seats);

  Position with_turn(Seat seat) const;
  Position with_hand(Seat seat, MoneyCards hand) const;
  /// The seat owns exactly these animals.
  Position with_herd(Seat seat, std::initializer_list<std::pair<AnimalId, int>> herd) const;
  /// The seat has the pedigrees of these animals.
  Position with_pedigrees(Seat seat, std::initializer_list<AnimalId> animals) const;
  Position with_top_of_pile(std::initializer_list<Card> top) const;
  /// The pile has exactly these cards; the rest of it goes to `rest_to`.
  Position with_pile(std::initializer_list<Card> pile, Seat rest_to) const;
  /// That many paydays are over; the observers' memories do not include them.
  Position with_paydays(int donkeys) const;

  operator State() const;  // NOLINT(google-explicit-constructor): it reads as one

 private:
  Edition const* edition_;
  State state_;  // its bank holds all money that is not dealt
};

/// The second edition's start: Anna in turn, the pile from the roosters on top down to the horses.
Position a_game(int seats = 4);
/// The same, and Anna and Ben own a cow each.
Position a_cow_each(int seats = 4);

}  // namespace kuhhandel
