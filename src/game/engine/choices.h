// The game as search and learning play it: one small choice at a time, each by its number. Money is chosen
// one value after the other, so that no question has more than some dozens of answers where whole offers have
// thousands.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/edition.h"
#include "engine/event.h"
#include "engine/state.h"

namespace kuhhandel {

/// What is asked, and what its answers are, from 0.
enum class Asks : std::uint8_t {
  nothing,  // the game is over
  turn,  // the auction or division, while the pile has cards; then each trade, from the left, in the order of
         // the animals; after a trade, to stop (C11.1)
  bid,   // silence; then each amount in tens from the lowest (C12.1)
  buying_right,  // sell; then buy, where there are the means
  answer,        // accept; then counter, where there is a card
  money,         // how many money cards of one denomination to lay, from the fewest that will do
  claim,         // silence; then the claim at this count (C12.2)
  rat,           // take it; then a card of each value held, from the cheapest, to lay
  division,      // keep; then give
  exclusion,     // each quartet, in the order of the animals
  sum,           // what to lay, by ceilings alone (ceilings.h): each amount that cards make, from the lowest
};

/// A game and the choice that it waits for. A value: a copy is the undo and the search node. Where there is
/// nothing to choose the game goes on by itself: the hammer falls after a silent round, and money cards are
/// asked for only while several numbers of them will do. Who is asked in turn is asked even where silence, a
/// sale or the only trade is their one answer, for what they may do is theirs to know: skip_forced.
struct Question {
  State state;
  SeatSet silent;            // who has not raised since the last bid, or not claimed at this count
  SeatSet claiming;          // who claims at this count
  std::uint64_t chance = 0;  // draws among them (C7.6)
  Asks asks = Asks::nothing;
  Seat seat{};                  // who is asked
  bool countering = false;      // the money is for a counter
  Denomination denomination{};  // of what so many cards are asked for
  std::int16_t from = 0;        // what answer 1 bids or 0 lays, in tens, or how many cards answer 0 lays
  std::uint16_t count = 0;      // how many answers there are; 0 when the game is over
  MoneyCards laid;              // cards of dearer denominations, chosen already
};

/// The rules set no limit to trading (C12.3). For who needs one, as those do who learn by playing, a game is
/// over after so many answers, forced ones among them, and scored as it stands (scores.h). Random games of
/// the editions for play end within some 2,500.
inline constexpr int kLongestGame = 20'000;

/// A new game at a table of `seats`, one of the edition's numbers: all of its chance follows from `seed`.
Question deal(Edition const& edition, int seats, std::uint64_t seed);

/// The first question that a state puts; `chance` draws among those who claim at the same count.
Question ask(Edition const& edition, State const& state, std::uint64_t chance);

/// The same, and what happened on the way to the question is added to `events`.
Question ask(Edition const& edition, State const& state, std::uint64_t chance, std::vector<Event>& events);

/// Gives the `nth` answer, below `count`, and puts the next question. Payments are canonical (C4.6), offers
/// and counters any.
void answer(Edition const& edition, Question& question, int nth);

/// The same, and what happened is added to `events`: what `play` tells of the same commands.
void answer(Edition const& edition, Question& question, int nth, std::vector<Event>& events);

/// Gives the one answer while there is but one, at most `most` times; how many were given.
inline int skip_forced(Edition const& edition, Question& question, int most) {
  int given = 0;
  for (; question.count == 1 && given < most; ++given) answer(edition, question, 0);
  return given;
}

}  // namespace kuhhandel
