// The money of all seats, as known or imagined.
#pragma once

#include <array>

#include "engine/cards/money_cards.h"
#include "engine/random/rng.h"
#include "engine/seat.h"

namespace kuhhandel::bots {

/// A hand per seat. A pending offer still counts as its owner's.
struct Hands {
  PerSeat<MoneyCards> hands{};

  MoneyCards& of(Seat seat) { return hands[seat]; }
  MoneyCards of(Seat seat) const { return hands[seat]; }
};

/// Returns a random set of `number` cards of the pool, which must have them.
MoneyCards draw_cards(MoneyCards pool, int number, Rng& rng);

/// Returns the `number` highest cards of a hand, which must have them.
MoneyCards dearest_cards(MoneyCards hand, int number);

}  // namespace kuhhandel::bots
