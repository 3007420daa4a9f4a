// Names the parts of an observation, for programs in other languages.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/knowledge/observation.h"

namespace kuhhandel {

/// The meaning of a number after subtracting `plus`; a negative result means none.
enum class Reading : std::uint8_t {
  number,
  tens,    // an amount of money, divided by ten
  seat,    // steps to the left of the observer
  seats,   // a bit per seat, the observer's lowest
  animal,  // the animal's index in the edition
};

/// `count` numbers of `bytes` each, low byte first, starting at `at`. If `each_seat` is not 0, the part
/// repeats for every seat, `each_seat` bytes further for each step to the left.
struct ObservedPart {
  std::string_view name;
  int at;
  int bytes;
  int count;
  int each_seat;
  Reading reading;
  int plus;  // added to each number, so that 0 means none
};

inline constexpr std::array kObservedParts = [] {
  using namespace observed;
  constexpr int kRow = kRowBytes;
  return std::to_array<ObservedPart>({
      {"asks", kAsks, 1, 1, 0, Reading::number, 0},
      {"seats", kSeats, 1, 1, 0, Reading::number, 0},
      {"pile", kPile, 1, 1, 0, Reading::number, 0},
      {"paydays", kPaydays, 1, 1, 0, Reading::number, 0},
      {"handed_out", kHandedOut, 2, 1, 0, Reading::tens, 0},
      {"turn", kTurn, 1, 1, 0, Reading::seat, 0},
      {"lot", kLot, 1, 1, 0, Reading::animal, 1},
      {"amount", kAmount, 2, 1, 0, Reading::tens, 0},
      {"bidder", kBidder, 1, 1, 0, Reading::seat, 1},
      {"payee", kPayee, 1, 1, 0, Reading::seat, 1},
      {"barred", kBarred, 1, 1, 0, Reading::seats, 0},
      {"silent", kSilent, 1, 1, 0, Reading::seats, 0},
      {"bound", kBound, 1, 1, 0, Reading::seats, 0},
      {"stake", kStake, 1, 1, 0, Reading::number, 0},
      {"round", kRound, 1, 1, 0, Reading::number, 0},
      {"offered", kOffered, 1, 1, 0, Reading::number, 1},
      {"countering", kCountering, 1, 1, 0, Reading::number, 0},
      {"denomination", kDenomination, 1, 1, 0, Reading::number, 0},
      {"fewest", kFewest, 2, 1, 0, Reading::number, 0},
      {"pedigrees", kPedigrees, 1, 8, 0, Reading::number, 0},
      {"bonus", kBonus, 1, 1, 0, Reading::seat, 1},
      {"card", kCard, 1, 1, 0, Reading::number, 1},
      {"hand", kHand, 1, kDenominationCount, 0, Reading::number, 0},
      {"laid", kLaid, 1, kDenominationCount, 0, Reading::number, 0},
      {"asked", kAsked, 1, 1, 0, Reading::seat, 0},
      {"bank", kBank, 1, kDenominationCount, 0, Reading::number, 0},
      {"cards", kCards, 1, 1, 1, Reading::number, 0},
      {"partner", kPartner, 1, 1, 0, Reading::seat, 1},
      {"traded", kTraded, 1, 1, 0, Reading::number, 0},
      {"herds", kHerds, 1, kHerdBytes, kHerdBytes, Reading::number, 0},
      {"remembers", kRemembers, 1, 1, 0, Reading::number, 0},
      {"exact", kExact, 1, 1, 0, Reading::seats, 0},
      {"tied", kTied, 2, 1, 0, Reading::tens, 1},
      {"least", kRows + kLeast, 1, kDenominationCount, kRow, Reading::number, 0},
      {"most", kRows + kMost, 1, kDenominationCount, kRow, Reading::number, 0},
      {"least_sum", kRows + kLeastSum, 2, 1, kRow, Reading::tens, 0},
      {"most_sum", kRows + kMostSum, 2, 1, kRow, Reading::tens, 0},
      {"bid_of_lot", kRows + kBidOfLot, 2, 1, kRow, Reading::tens, 0},
      {"shown", kRows + kShown, 2, 1, kRow, Reading::tens, 1},
      {"challenges", kRows + kChallenges, 1, 1, kRow, Reading::number, 0},
      {"accepted", kRows + kAccepted, 1, 1, kRow, Reading::number, 0},
      {"countered", kRows + kCountered, 1, 1, kRow, Reading::number, 0},
      {"higher", kRows + kHigher, 1, 1, kRow, Reading::number, 0},
  });
}();

}  // namespace kuhhandel
