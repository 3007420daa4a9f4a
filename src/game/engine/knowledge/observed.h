// The positions of an observation's parts (observation.h).
#pragma once

#include <array>
#include <cstdint>

#include "engine/edition.h"

namespace kuhhandel {

inline constexpr int kObservationSize = 320;
/// Increases whenever the meaning of a position changes.
inline constexpr int kObservationVersion = 2;

using Observation = std::array<std::uint8_t, kObservationSize>;

/// The positions of the parts of an observation. A seat is its number of steps to the left of the observer,
/// plus 1 if there may be none. An animal is its index in the edition plus 1. Amounts are in tens, low byte
/// first. Values that a phase does not have are 0.
namespace observed {
inline constexpr int kAsks =
    0;  // the Asks value; while another seat chooses a counter-offer: that it answers
inline constexpr int kSeats = 1;      // number of players
inline constexpr int kPile = 2;       // cards left
inline constexpr int kPaydays = 3;    // paydays so far (C5.1)
inline constexpr int kHandedOut = 4;  // two bytes (C4.9)
inline constexpr int kTurn = 6;       // the seat in turn
inline constexpr int kLot = 7;        // the animal of the auction, pedigree or trade
inline constexpr int kAmount = 8;  // two bytes: the highest bid, the amount owed, or the cards of a countdown
inline constexpr int kBidder = 10;  // the highest bidder, or the payer; plus 1
inline constexpr int kPayee = 11;   // the payee; plus 1
inline constexpr int kBarred = 12;  // a bit per seat (C4.8)
inline constexpr int kSilent = 13;  // a bit per seat, since the last raise (C12.1)
inline constexpr int kBound =
    14;  // a bit per seat: seats that may not go above the hand they showed (C4.8, C7.5)
inline constexpr int kStake = 15;  // number of animals in a trade
inline constexpr int kRound = 16;  // round of a trade
inline constexpr int kOffered =
    17;  // cards in an offer or on a rat, plus 1; 0 if there can be none or it is concealed
inline constexpr int kCountering = 18;  // this and the next two: only for the asked seat, while it lays money
inline constexpr int kDenomination = 19;  // the denomination asked for
inline constexpr int kFewest = 20;        // number of cards that answer 0 lays, or the lowest bid; two bytes
inline constexpr int kPedigrees =
    22;  // eight bytes, a nibble per animal, the first in the low nibble: its owner, plus 1
inline constexpr int kBonus = 30;  // the owner of the bonus card, plus 1 (C9.3)
inline constexpr int kCard =
    31;  // the number of the card looked at, plus 1 (C10.3); the other animal of a lot of two
inline constexpr int kHand = 32;   // the observer's cards of each value
inline constexpr int kLaid = 40;   // of those, already chosen; or the observer's pending offer
inline constexpr int kAsked = 47;  // the asked seat
inline constexpr int kBank = 48;   // cards of each value left in the bank for paydays
inline constexpr int kCards = 56;  // number of money cards of each seat, the observer first (C2.4)
inline constexpr int kPartner =
    62;  // the partner of the observer in a trade, plus 1; in a trade of others, the challenged player
inline constexpr int kTraded = 63;  // 1 after a trade in the same turn (C11.1)
inline constexpr int kHerds = 64;   // kHerdBytes for each seat, the observer first; see herd_at
inline constexpr int kHerdBytes = 16;

inline constexpr int kRemembered = 160;  // from here on the part of SeatMemory, all 0 without one
inline constexpr int kRememberedBytes = kObservationSize - kRemembered;
inline constexpr int kRemembers = 160;  // 1 if there is a memory
inline constexpr int kExact = 161;      // a bit per seat: hands that are known exactly
inline constexpr int kTied =
    162;  // two bytes: the sum that both laid in the first, tied round of the trade, plus 1
inline constexpr int kRows = 164;  // kRowBytes for each seat, the observer first; offsets in a row:
inline constexpr int kRowBytes = 26;
inline constexpr int kLeast = 0;      // seven bytes: the fewest cards of each value that the hand can have,
inline constexpr int kMost = 7;       // and the most, including a pending offer
inline constexpr int kLeastSum = 14;  // two bytes: the smallest possible sum of the hand,
inline constexpr int kMostSum = 16;   // two bytes: and the largest
inline constexpr int kBidOfLot = 18;  // two bytes: the seat's last bid for this lot that was not struck
inline constexpr int kShown =
    20;  // two bytes: the sum of the hand shown for this lot, plus 1; for a claim, its number of cards
inline constexpr int kChallenges = 22;  // trades that the seat began
inline constexpr int kAccepted = 23;    // offers that it accepted,
inline constexpr int kCountered = 24;   // and countered, counted twice if the first round was tied
inline constexpr int kHigher = 25;      // countered trades in which its sum was the higher one

/// Returns the position of an animal's count for the seat `steps` to the left. Animals with even indices come
/// first, so that a herd is two words.
constexpr int herd_at(int steps, AnimalId animal) {
  auto const place = index_of(animal);
  return kHerds + kHerdBytes * steps + place / 2 + (place % 2) * (kHerdBytes / 2);
}
}  // namespace observed

}  // namespace kuhhandel
