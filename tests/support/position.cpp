#include "tests/support/position.h"

namespace kuhhandel {
namespace {

/// The pile as a herd, which forgets the order.
Herd cards_of(Pile const& pile) {
  Herd cards;
  for (int depth = 0; depth < pile.size(); ++depth) cards.add(pile.peek(depth));
  return cards;
}

void put_below(Pile& pile, Herd const& cards) {
  for (int i = 0; i < kMaxAnimals; ++i) {
    for (int copy = 0; copy < cards.count(animal_at(i)); ++copy) pile.put_below(animal_at(i));
  }
}

void move_all(Herd& from, Herd& to) {
  for (int i = 0; i < kMaxAnimals; ++i) to.add(animal_at(i), from.count(animal_at(i)));
  from = {};
}

/// The pile with these on top and, below them, the rest in the edition's order.
Pile with_top(Pile const& old, std::initializer_list<AnimalId> top) {
  auto rest = cards_of(old);
  Pile pile;
  for (auto const card : top) {
    rest.remove(card);
    pile.put_below(card);
  }
  put_below(pile, rest);
  return pile;
}

}  // namespace

Position::Position(Edition const& edition, int seats) {
  state_.seats = static_cast<std::uint8_t>(seats);
  state_.bank = edition.money;
  for (int i = 0; i < seats; ++i) {
    state_.hand(seat_at(i)) = edition.hand;
    state_.bank -= edition.hand;
  }
  Herd all;
  for (int i = 0; i < edition.animal_count(); ++i) all.add(animal_at(i), edition.animal(animal_at(i)).copies);
  put_below(state_.pile, all);
}

Position Position::with_turn(Seat seat) const {
  auto changed = *this;
  changed.state_.turn = seat;
  return changed;
}

Position Position::with_hand(Seat seat, MoneyCards hand) const {
  auto changed = *this;
  changed.state_.bank += changed.state_.hand(seat);
  changed.state_.bank -= hand;
  changed.state_.hand(seat) = hand;
  return changed;
}

Position Position::with_herd(Seat seat, std::initializer_list<std::pair<AnimalId, int>> herd) const {
  auto changed = *this;
  auto unowned = cards_of(state_.pile);
  move_all(changed.state_.herd(seat), unowned);
  for (auto const& [animal, number] : herd) {
    unowned.remove(animal, number);
    changed.state_.herd(seat).add(animal, number);
  }
  changed.state_.pile = {};
  put_below(changed.state_.pile, unowned);
  return changed;
}

Position Position::with_top_of_pile(std::initializer_list<AnimalId> top) const {
  auto changed = *this;
  changed.state_.pile = with_top(state_.pile, top);
  return changed;
}

Position Position::with_pile(std::initializer_list<AnimalId> pile, Seat rest_to) const {
  auto changed = *this;
  auto rest = cards_of(state_.pile);
  changed.state_.pile = {};
  for (auto const card : pile) {
    rest.remove(card);
    changed.state_.pile.put_below(card);
  }
  move_all(rest, changed.state_.herd(rest_to));
  return changed;
}

Position Position::with_paydays(int donkeys) const {
  auto changed = *this;
  changed.state_.donkeys = static_cast<std::uint8_t>(donkeys);
  return changed;
}

Position a_game(int seats) { return {second(), seats}; }

}  // namespace kuhhandel
