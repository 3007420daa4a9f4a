// Everything that is in a game, wherever it lies: by C2.2 it is always the whole box.
#pragma once

#include <array>
#include <optional>

#include "engine/cards/card.h"
#include "engine/cards/money_cards.h"
#include "engine/edition.h"
#include "engine/state.h"

namespace kuhhandel {

/// Returns the card that is face up or looked at, is not a lot and has no owner yet.
inline std::optional<Card> open_card(State const& state) {
  if (auto const* const countdown = std::get_if<phase::Countdown>(&state.phase))
    return Card::pedigree(countdown->pedigree);
  if (auto const* const sale = std::get_if<phase::ClaimRight>(&state.phase))
    return Card::pedigree(sale->pedigree);
  if (auto const* const debt = std::get_if<phase::ClaimPayment>(&state.phase))
    return Card::pedigree(debt->pedigree);
  if (std::holds_alternative<phase::RatRound>(state.phase)) return kRat;
  if (auto const* const division = std::get_if<phase::Division>(&state.phase)) return division->card;
  return {};
}

inline MoneyCards money_of(Card card) {
  return card.kind() == Card::Kind::money ? card.money() : MoneyCards{};
}

inline MoneyCards all_money(State const& state) {
  auto all = state.bank;
  for (auto const& hand : state.hands) all += hand;
  if (auto const* const answer = std::get_if<phase::Answer>(&state.phase)) all += answer->offer;
  if (auto const* const round = std::get_if<phase::RatRound>(&state.phase)) all += round->laid;
  if (auto const open = open_card(state)) all += money_of(*open);
  for (int depth = 0; depth < state.pile.size(); ++depth) all += money_of(state.pile.peek(depth));
  return all;
}

/// Returns the number of money cards in the game: the box, except for cards that leave a game of divisions
/// (C10.1).
inline int money_in_play(Edition const& edition, int seats) {
  if (!edition.division) return edition.money.size();
  auto const zeros = zeros_of(edition.money).size() - seats * zeros_of(edition.hand).size();
  return edition.money.size() - zeros - edition.division->removed;
}

/// How many there are of each card that is not money, by its number.
using RedCards = std::array<int, 2 * kMaxKinds>;

inline void count(RedCards& all, Card card, int number = 1) {
  if (card.kind() != Card::Kind::money) all[card.bits()] += number;
}

inline RedCards red_cards(State const& state) {
  RedCards all{};
  if (auto const open = open_card(state)) count(all, *open);
  if (auto const lot = lot_of(state.phase)) lot->for_each([&all](AnimalId animal) { count(all, animal); });
  for (int depth = 0; depth < state.pile.size(); ++depth) count(all, state.pile.peek(depth));
  for (int i = 0; i < kMaxKinds; ++i) {
    for (auto const& herd : state.herds) count(all, animal_at(i), herd.count(animal_at(i)));
    bool const owned = animal_at(i) != kRat && state.pedigrees.owner(animal_at(i)).has_value();
    if (owned) count(all, Card::pedigree(animal_at(i)));
  }
  return all;
}

inline RedCards red_cards(Edition const& edition) {
  RedCards all{};
  for (int i = 0; i < kMaxKinds; ++i) {
    if (!edition.has(animal_at(i))) continue;
    count(all, animal_at(i), edition.copies(animal_at(i)));
    if (edition.pedigree > 0 && animal_at(i) != kRat) count(all, Card::pedigree(animal_at(i)));
  }
  return all;
}

}  // namespace kuhhandel
