// A game and its pending choice, as search and learning play it (choices.h).
#pragma once

#include <cstdint>

#include "engine/edition.h"
#include "engine/state.h"

namespace kuhhandel {

/// The kinds of questions with their answers, which are numbered from 0.
enum class Asks : std::uint8_t {
  nothing,  // the game has ended
  turn,     // the auction or division, if the pile has cards; then each trade, from the left, in the order of
            // the animals; after a trade, to stop (C11.1)
  bid,      // silence; then each amount in tens from the lowest (C12.1)
  buying_right,  // sell; then buy, if the auctioneer can pay
  answer,        // accept; then counter, if there is a card
  money,         // the number of money cards of one denomination to lay, from the fewest that suffice
  claim,         // silence; then the claim at this count (C12.2)
  rat,           // take it; then lay one card of each value held, cheapest first
  division,      // keep; then give
  exclusion,     // each quartet, in the order of the animals
  sum,  // only by ceilings (ceilings.h): the sum to lay, each amount that the cards can make, from the lowest
};

/// A game and its pending choice. A value: a copy serves as undo and as search node. If there is nothing to
/// choose, the game continues automatically: the hammer falls after a silent round, and money cards are asked
/// for only while several numbers are possible. But players who are asked in turn are asked even if silence,
/// a sale or the only trade is their one answer, because their options are secret; see skip_forced
/// (choices.h).
struct Question {
  State state;
  SeatSet silent;            // seats that have not raised since the last bid, or not claimed at this count
  SeatSet claiming;          // seats that claim at this count
  std::uint64_t chance = 0;  // draws among them (C7.6)
  Asks asks = Asks::nothing;
  Seat seat{};                  // the asked seat
  bool countering = false;      // whether the money is for a counter-offer
  Denomination denomination{};  // the denomination of which a number is asked for
  std::int16_t from = 0;  // the amount (in tens) that answer 1 bids or answer 0 lays, or the number of cards
                          // that answer 0 lays
  std::uint16_t count = 0;  // the number of answers; 0 after the end of the game
  MoneyCards laid;          // the cards of higher denominations, already chosen
};

}  // namespace kuhhandel
