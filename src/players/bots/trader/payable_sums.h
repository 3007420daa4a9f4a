// All sums that a hand can lay, the possible numbers of cards for each, and the cards.
#pragma once

#include <array>
#include <cstdint>

#include "engine/cards/money_cards.h"

namespace kuhhandel::bots {

/// One bit per number of cards.
using CardCounts = std::uint64_t;

class PayableSums {
 public:
  explicit PayableSums(MoneyCards hand);

  MoneyCards hand() const { return hand_; }

  /// Returns the numbers of cards with which exactly this sum can be laid.
  CardCounts card_counts(Money sum) const { return with_lowest_[kDenominationCount][tens(sum)]; }

  /// Returns `number` cards with exactly this sum, which must be possible.
  MoneyCards cards(Money sum, int number) const;

 private:
  static constexpr std::size_t kMostTens = 640;  // above all the money in any box
  static std::size_t tens(Money sum) { return static_cast<std::size_t>(tens_of(sum)); }

  MoneyCards hand_;
  /// [n]: with only the n lowest denominations.
  std::array<std::array<CardCounts, kMostTens>, kDenominationCount + 1> with_lowest_;
};

}  // namespace kuhhandel::bots
