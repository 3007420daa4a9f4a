// Horse trades in an imagined game. By chance each of the two lays some part of what the animals are worth to
// them, and sees nothing of what the other laid.
#pragma once

#include "bots/shark/playout_game.h"

namespace kuhhandel::bots {

/// What is at stake in a trade: for each of the two the sum at which they would as soon lose as win.
struct ReservationPrices {
  float challenger;
  float challenged;
};

/// `prospect` counts the offer that lies to its challenger.
ReservationPrices reservation_prices(Prospect const& prospect, Trade const& trade);

/// Cards of the hand that reach the sum, or all of the hand.
MoneyCards cards_for(MoneyCards hand, Money sum);

/// With the cheapest of the hand's other cards so many in all, or the whole hand.
MoneyCards filled_up(MoneyCards cards, MoneyCards hand, int at_least);

/// A sum that one lays by habit for such a stake.
Money habitual_offer(PlayoutGame const& game, float stake, Money means);

void play_offer(PlayoutGame const& game);
void play_answer(PlayoutGame const& game);

}  // namespace kuhhandel::bots
