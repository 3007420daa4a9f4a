// Every sum that a hand can lay, with which numbers of cards, and the cards to do it with.
#pragma once

#include <array>
#include <cstdint>

#include "engine/money_cards.h"

namespace kuhhandel::bots {

/// One bit per number of cards.
using CardCounts = std::uint64_t;

class PayableSums {
 public:
  explicit PayableSums(MoneyCards hand);

  MoneyCards hand() const { return hand_; }

  /// With which numbers of cards exactly that sum can be laid.
  CardCounts card_counts(Money sum) const { return with_lowest_[kDenominationCount][tens(sum)]; }

  /// So many cards with exactly that sum; `numbers` must hold that number.
  MoneyCards cards(Money sum, int number) const;

 private:
  static constexpr std::size_t kMostTens = 640;  // above all the money in any box
  static std::size_t tens(Money sum) { return static_cast<std::size_t>(tens_of(sum)); }

  MoneyCards hand_;
  /// [n]: with the n lowest denominations alone.
  std::array<std::array<CardCounts, kMostTens>, kDenominationCount + 1> with_lowest_;
};

}  // namespace kuhhandel::bots
