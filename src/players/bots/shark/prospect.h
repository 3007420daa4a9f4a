// The position of every seat (herds, money, the cards left in the pile), and each seat's chance to win. This
// is the shark's whole judgement without playouts.
#pragma once

#include <array>

#include "bots/shark/heuristic.h"
#include "engine/edition.h"
#include "engine/state.h"

namespace kuhhandel::bots {

/// Returns the amount rounded down to tens.
inline Money in_tens(float amount) { return Money::of_tens(static_cast<int>(amount / 10)); }

struct Prospect {
  Edition const* edition = nullptr;
  int seats = 0;
  Seat turn{};  // the seat that chooses next
  PerSeat<Herd> herds{};
  PerSeat<float> money{};
  PerSeat<std::uint8_t> cards{};      // number of money cards in each hand
  PerSeat<std::uint8_t> zeros{};      // among them
  PerSeat<float> dearest{};           // the highest card in each hand
  PerAnimal<std::uint8_t> unseen{};   // copies that are in the pile
  float to_come = 0;                  // future payday money of each seat
  PerSeat<std::uint8_t> pedigrees{};  // number of each seat's pedigrees

  float& money_of(Seat seat) { return money[seat]; }
  float money_of(Seat seat) const { return money[seat]; }
  Herd& herd(Seat seat) { return herds[seat]; }

  void pay(Seat from, Seat to, float amount) {
    money_of(from) -= amount;
    money_of(to) += amount;
  }
};

/// Returns the prospect of a state, without a lot being auctioned and a pending offer.
Prospect prospect_of(Edition const& edition, State const& state);

/// Returns the expected score of each seat.
PerSeat<float> points_of_each(Prospect const& prospect);

/// Returns the worth of a prospect to each seat: the chance to win and, so that hopeless seats keep trying, a
/// small share of the points.
PerSeat<float> worth_to_each(Prospect const& prospect, Heuristic const& heuristic = kHeuristic);

/// The same after the end, when nothing is random any more.
PerSeat<float> worth_when_over(Edition const& edition, State const& state, float points_part);

}  // namespace kuhhandel::bots
