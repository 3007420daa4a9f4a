// Every sum that a hand can lay, with which numbers of cards, and the cards to do it with.
#pragma once

#include <array>
#include <cstdint>

#include "engine/money_cards.h"

namespace kuhhandel::bots {

/// One bit per number of cards.
using CardNumbers = std::uint64_t;

class Layings {
 public:
  explicit Layings(MoneyCards hand);

  MoneyCards hand() const { return hand_; }

  /// With which numbers of cards exactly that sum can be laid.
  CardNumbers numbers(Money sum) const { return with_lowest_[kDenominationCount][tens(sum)]; }

  /// So many cards with exactly that sum; `numbers` must hold that number.
  MoneyCards cards(Money sum, int number) const;

 private:
  static constexpr std::size_t kMostTens = 640;  // above all the money in any box
  static std::size_t tens(Money sum) { return static_cast<std::size_t>(tens_of(sum)); }

  MoneyCards hand_;
  /// [n]: with the n lowest denominations alone.
  std::array<std::array<CardNumbers, kMostTens>, kDenominationCount + 1> with_lowest_;
};

}  // namespace kuhhandel::bots
