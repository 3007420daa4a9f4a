// What a seat may know, as small numbers for learning: always the same bytes in the same places, seats
// counted from the observer's left. First what the table shows, then what the seat remembers.
#pragma once

#include <array>
#include <cstdint>

#include "engine/choices.h"

namespace kuhhandel {

inline constexpr int kObservationSize = 320;
/// Grows whenever a place means something else.
inline constexpr int kObservationVersion = 2;

using Observation = std::array<std::uint8_t, kObservationSize>;

/// Where the parts of an observation begin. A seat is its number of steps to the left of the observer, plus 1
/// where there may be none. An animal is its place in the edition plus 1. Amounts are in tens, the low byte
/// first. What a phase does not have is 0.
namespace observed {
inline constexpr int kAsks = 0;       // the number of the Asks; of another's counter: that they answer
inline constexpr int kSeats = 1;      // how many play
inline constexpr int kPile = 2;       // cards left
inline constexpr int kPaydays = 3;    // so far (C5.1)
inline constexpr int kHandedOut = 4;  // two bytes (C4.9)
inline constexpr int kTurn = 6;       // the seat in turn
inline constexpr int kLot = 7;        // the animal of the auction, pedigree or trade
inline constexpr int kAmount = 8;     // two bytes: the standing bid, what is owed, or a countdown's cards
inline constexpr int kBidder = 10;    // of the standing bid, or the payer; plus 1
inline constexpr int kPayee = 11;     // plus 1
inline constexpr int kBarred = 12;    // a bit per seat (C4.8)
inline constexpr int kSilent = 13;    // a bit per seat, since the last raise (C12.1)
inline constexpr int kBound = 14;     // a bit per seat: who may not go above a hand once shown (C4.8, C7.5)
inline constexpr int kStake = 15;     // animals that a trade is about
inline constexpr int kRound = 16;     // of a trade
inline constexpr int kOffered =
    17;  // cards that lie in an offer or on a rat, plus 1; 0 where none can or concealed
inline constexpr int kCountering = 18;    // with the next two the asked one's own, while they lay money
inline constexpr int kDenomination = 19;  // that is asked for
inline constexpr int kFewest = 20;     // cards that answer 0 lays, or the amount of the lowest bid; two bytes
inline constexpr int kPedigrees = 22;  // eight bytes, a nibble per animal, the first low: its owner, plus 1
inline constexpr int kBonus = 30;      // who has the bonus card, plus 1 (C9.3)
inline constexpr int kCard =
    31;  // of the card looked at, its number plus 1 (C10.3); the other animal of a lot of two
inline constexpr int kHand = 32;     // the observer's cards of each value
inline constexpr int kLaid = 40;     // of those, chosen already; or the observer's offer that lies
inline constexpr int kAsked = 47;    // who is asked
inline constexpr int kBank = 48;     // cards of each value left for paydays
inline constexpr int kCards = 56;    // money cards of each seat, the observer first (C2.4)
inline constexpr int kPartner = 62;  // the other one of a trade, plus 1; of others' the challenged
inline constexpr int kTraded = 63;   // 1 after a trade in the same turn (C11.1)
inline constexpr int kHerds = 64;    // kHerdBytes for each seat, the observer first; see herd_at
inline constexpr int kHerdBytes = 16;

inline constexpr int kRemembered = 160;  // from here on SeatMemory's, all 0 without one
inline constexpr int kRememberedBytes = kObservationSize - kRemembered;
inline constexpr int kRemembers = 160;  // 1 where there is a memory
inline constexpr int kExact = 161;      // a bit per seat: whose hand is known to the card
inline constexpr int kTied = 162;  // two bytes: the sum that both laid in the trade that was tied, plus 1
inline constexpr int kRows = 164;  // kRowBytes for each seat, the observer first; in a row stand at
inline constexpr int kRowBytes = 26;
inline constexpr int kLeast = 0;      // seven bytes: the fewest cards of each value that the hand may have,
inline constexpr int kMost = 7;       // and the most, an offer that lies included
inline constexpr int kLeastSum = 14;  // two bytes: the least that the hand may come to,
inline constexpr int kMostSum = 16;   // two bytes: and the most
inline constexpr int kBidOfLot = 18;  // two bytes: the seat's last bid for this lot that was not struck
inline constexpr int kShown =
    20;  // two bytes: what the hand shown at this lot came to, plus 1; cards at a claim
inline constexpr int kChallenges = 22;  // trades that the seat began
inline constexpr int kAccepted = 23;    // offers that it accepted,
inline constexpr int kCountered = 24;   // and countered, twice where the first was tied
inline constexpr int kHigher = 25;      // countered trades in which its sum was the higher one

/// Where the count of an animal stands before the seat so many steps to the left. Animals at even places of
/// the edition come first, so that a herd is two words.
constexpr int herd_at(int steps, AnimalId animal) {
  auto const place = index_of(animal);
  return kHerds + kHerdBytes * steps + place / 2 + (place % 2) * (kHerdBytes / 2);
}
}  // namespace observed

class SeatMemory;

/// Fills in what the table shows to `seat`: nothing else of the game has a part in it. What another is asked
/// is known only as far as all can see it, so not the cards that they have chosen already.
void observe(Edition const& edition, Question const& question, Seat seat, Observation& observation);

/// The same for the seat whose memory it is, and what it remembers.
void observe(Edition const& edition, Question const& question, SeatMemory const& memory,
             Observation& observation);

}  // namespace kuhhandel
