// How everyone stands: herds, money, what the pile still holds; and from that the chance of each to win. All
// of the shark's judgement short of playing on.
#pragma once

#include <array>

#include "bots/shark/heuristic.h"
#include "engine/edition.h"
#include "engine/state.h"

namespace kuhhandel::bots {

/// The amount without what goes beyond tens.
inline Money in_tens(float amount) { return Money::of_tens(static_cast<int>(amount / 10)); }

struct Prospect {
  Edition const* edition = nullptr;
  int seats = 0;
  Seat turn{};  // who chooses next
  PerSeat<Herd> herds{};
  PerSeat<float> money{};
  PerSeat<std::uint8_t> cards{};      // of money, in each hand
  PerSeat<std::uint8_t> zeros{};      // among them
  PerSeat<float> dearest{};           // the highest of them
  PerAnimal<std::uint8_t> unseen{};   // copies that lie in the pile
  float to_come = 0;                  // what paydays will still bring to each seat
  PerSeat<std::uint8_t> pedigrees{};  // how many each has

  float& money_of(Seat seat) { return money[seat]; }
  float money_of(Seat seat) const { return money[seat]; }
  Herd& herd(Seat seat) { return herds[seat]; }

  void pay(Seat from, Seat to, float amount) {
    money_of(from) -= amount;
    money_of(to) += amount;
  }
};

/// The prospect of a state; a lot under the hammer and an offer that lies are left out of it.
Prospect prospect_of(Edition const& edition, State const& state);

/// The score to be expected of each.
PerSeat<float> points_of_each(Prospect const& prospect);

/// What a prospect is worth to each: the chance to win, and, to keep even the hopeless trying, a small part
/// of the points.
PerSeat<float> worth_to_each(Prospect const& prospect, Heuristic const& heuristic = kHeuristic);

/// The same after the end, when nothing is left to chance.
PerSeat<float> worth_when_over(Edition const& edition, State const& state, float points_part);

}  // namespace kuhhandel::bots
