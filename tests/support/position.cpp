#include "tests/support/position.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace kuhhandel {
namespace {

using Cards = std::vector<Card>;

Cards cards_of(Pile const& pile) {
  Cards cards;
  for (int depth = 0; depth < pile.size(); ++depth) cards.push_back(pile.peek(depth));
  return cards;
}

Pile pile_of(Cards const& cards) {
  Pile pile;
  for (auto const card : cards) pile.put_below(card);
  return pile;
}

/// In the edition's order.
Pile in_order(Cards cards) {
  std::ranges::sort(cards, {}, &Card::bits);
  return pile_of(cards);
}

void take_out(Cards& cards, Card card) {
  auto const found = std::ranges::find(cards, card);
  assert(found != cards.end());
  cards.erase(found);
}

void give(State& state, Seat seat, Card card) {
  if (card.kind() == Card::Kind::pedigree) {
    state.pedigrees.give(card.animal(), seat);
  } else {
    state.herd(seat).add(card.animal());
  }
}

/// Takes these cards from where they are: money from the bank, others out of the pile.
void take_out(State& state, Cards& pile, std::initializer_list<Card> cards) {
  for (auto const card : cards) {
    if (card.kind() == Card::Kind::money) {
      state.bank -= card.money();
    } else {
      take_out(pile, card);
    }
  }
}

}  // namespace

Position::Position(Edition const& edition, int seats) : edition_(&edition) {
  state_.seats = static_cast<std::uint8_t>(seats);
  state_.bank = edition.money;
  for (auto const seat : seats_of(seats)) {
    state_.hand(seat) = edition.hand;
    state_.bank -= edition.hand;
  }
  Cards all;
  for (int i = 0; i < kMaxKinds; ++i) {
    if (!edition.has(animal_at(i))) continue;
    all.insert(all.end(), static_cast<std::size_t>(edition.copies(animal_at(i))), animal_at(i));
    bool const pedigree = edition.pedigree > 0 && animal_at(i) != kRat;
    if (pedigree) all.push_back(Card::pedigree(animal_at(i)));
  }
  state_.pile = in_order(all);
}

Position::operator State() const {
  auto state = state_;
  if (edition_->division) state.bank = edition_->division->set_aside;
  return state;
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
  for (int i = 0; i < kMaxKinds; ++i) {
    auto const owned = state_.herd(seat).count(animal_at(i));
    unowned.insert(unowned.end(), static_cast<std::size_t>(owned), animal_at(i));
  }
  changed.state_.herd(seat) = {};
  for (auto const& [animal, number] : herd) {
    for (int i = 0; i < number; ++i) take_out(unowned, animal);
    changed.state_.herd(seat).add(animal, number);
  }
  changed.state_.pile = in_order(unowned);
  return changed;
}

Position Position::with_pedigrees(Seat seat, std::initializer_list<AnimalId> animals) const {
  auto changed = *this;
  auto rest = cards_of(state_.pile);
  for (auto const animal : animals) {
    take_out(rest, Card::pedigree(animal));
    changed.state_.pedigrees.give(animal, seat);
  }
  changed.state_.pile = pile_of(rest);
  return changed;
}

Position Position::with_top_of_pile(std::initializer_list<Card> top) const {
  auto changed = *this;
  auto rest = cards_of(state_.pile);
  take_out(changed.state_, rest, top);
  Cards pile(top);
  std::ranges::sort(rest, {}, &Card::bits);
  pile.insert(pile.end(), rest.begin(), rest.end());
  changed.state_.pile = pile_of(pile);
  return changed;
}

Position Position::with_pile(std::initializer_list<Card> pile, Seat rest_to) const {
  auto changed = *this;
  auto rest = cards_of(state_.pile);
  take_out(changed.state_, rest, pile);
  for (auto const card : rest) give(changed.state_, rest_to, card);
  changed.state_.pile = pile_of(Cards(pile));
  return changed;
}

Position Position::with_paydays(int donkeys) const {
  auto changed = *this;
  changed.state_.donkeys = static_cast<std::uint8_t>(donkeys);
  return changed;
}

Position a_game(int seats) { return {second(), seats}; }

Position a_cow_each(int seats) {
  return a_game(seats).with_herd(kAnna, {{kCow, 1}}).with_herd(kBen, {{kCow, 1}});
}

}  // namespace kuhhandel
