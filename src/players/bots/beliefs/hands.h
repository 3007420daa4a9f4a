// The money of all seats, as far as it is known or imagined.
#pragma once

#include <array>

#include "engine/money_cards.h"
#include "engine/rng.h"
#include "engine/seat.h"

namespace kuhhandel::bots {

/// A hand per seat. While an offer lies, its cards still count to the one who laid it.
struct Hands {
  PerSeat<MoneyCards> hands{};

  MoneyCards& of(Seat seat) { return hands[seat]; }
  MoneyCards of(Seat seat) const { return hands[seat]; }
};

/// So many cards of the pool, any with equal chance; the pool must have them.
MoneyCards draw_cards(MoneyCards pool, int number, Rng& rng);

/// The dearest `number` cards of a hand, which must have them.
MoneyCards dearest_cards(MoneyCards hand, int number);

}  // namespace kuhhandel::bots
