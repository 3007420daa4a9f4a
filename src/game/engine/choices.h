// The game as search and learning play it: one small, numbered choice at a time. Money is chosen one
// denomination after the other, so a question has at most a few dozen answers, whereas there are thousands of
// whole offers.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/edition.h"
#include "engine/event.h"
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
/// a sale or the only trade is their one answer, because their options are secret; see skip_forced.
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

/// The rules do not limit trading (C12.3). For users that need a limit, such as programs that learn by
/// playing, a game ends after this many answers (forced ones included) and is scored as it is at that point
/// (scores.h). Random games of the playable editions end within about 2,500 answers.
inline constexpr int kLongestGame = 20'000;

/// Deals a new game for `seats` players, a number that the edition allows. `seed` determines all randomness.
Question deal(Edition const& edition, int seats, std::uint64_t seed);

/// Returns the first question in a state; `chance` draws among players who claim at the same count.
Question ask(Edition const& edition, State const& state, std::uint64_t chance);

/// The same, but appends the events on the way to the question to `events`.
Question ask(Edition const& edition, State const& state, std::uint64_t chance, std::vector<Event>& events);

/// Gives answer `nth`, which must be less than `count`, and finds the next question. Payments are canonical
/// (C4.6); offers and counter-offers can be any cards.
void answer(Edition const& edition, Question& question, int nth);

/// The same, but appends the events to `events`. They equal those that `play` returns for the same commands.
void answer(Edition const& edition, Question& question, int nth, std::vector<Event>& events);

/// Gives the only answer while there is just one, at most `most` times, and returns how many were given.
inline int skip_forced(Edition const& edition, Question& question, int most) {
  int given = 0;
  for (; question.count == 1 && given < most; ++given) answer(edition, question, 0);
  return given;
}

}  // namespace kuhhandel
