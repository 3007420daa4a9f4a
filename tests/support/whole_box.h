// Everything that is in a game, wherever it lies: by C2.2 it is always the whole box.
#pragma once

#include <optional>

#include "engine/edition.h"
#include "engine/herd.h"
#include "engine/money.h"
#include "engine/state.h"

namespace kuhhandel {

inline MoneyCards all_money(State const& state) {
  auto all = state.bank;
  for (auto const& hand : state.hands) all += hand;
  if (auto const* const answer = std::get_if<phase::Answer>(&state.phase)) all += answer->offer;
  return all;
}

/// The animal that lies open, in nobody's herd yet.
inline std::optional<AnimalId> open_lot(State const& state) {
  if (auto const* const auction = std::get_if<phase::Bidding>(&state.phase)) return auction->lot;
  if (auto const* const sale = std::get_if<phase::BuyingRight>(&state.phase)) return sale->lot;
  if (auto const* const debt = std::get_if<phase::Payment>(&state.phase)) return debt->lot;
  return {};
}

inline Herd all_animals(State const& state) {
  Herd all;
  if (auto const lot = open_lot(state)) all.add(*lot);
  for (int depth = 0; depth < state.pile.size(); ++depth) all.add(state.pile.peek(depth));
  for (auto const& herd : state.herds) {
    for (int i = 0; i < kMaxAnimals; ++i) all.add(animal_at(i), herd.count(animal_at(i)));
  }
  return all;
}

inline Herd all_animals(Edition const& edition) {
  Herd all;
  for (int i = 0; i < edition.animal_count(); ++i) all.add(animal_at(i), edition.animal(animal_at(i)).copies);
  return all;
}

}  // namespace kuhhandel
