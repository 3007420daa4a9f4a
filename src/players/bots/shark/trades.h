// Horse trades in an imagined game. Each player lays a random share of the animals' worth to them, without
// information about the other's sum.
#pragma once

#include "bots/shark/playout_game.h"

namespace kuhhandel::bots {

/// The stakes of a trade: for each player, the sum at which they are indifferent between winning and losing.
struct ReservationPrices {
  float challenger;
  float challenged;
};

/// `prospect` counts a pending offer as its challenger's.
ReservationPrices reservation_prices(Prospect const& prospect, Trade const& trade);

/// Returns cards of the hand that reach the sum, or the whole hand.
MoneyCards cards_for(MoneyCards hand, Money sum);

/// Returns the cards, filled up with the cheapest other cards of the hand to `at_least` cards, or the whole
/// hand.
MoneyCards filled_up(MoneyCards cards, MoneyCards hand, int at_least);

/// Returns a random sum that a player would lay for such a stake.
Money habitual_offer(PlayoutGame const& game, float stake, Money means);

void play_offer(PlayoutGame const& game);
void play_answer(PlayoutGame const& game);

}  // namespace kuhhandel::bots
