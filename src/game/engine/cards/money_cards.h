// Money cards. No change is ever given (C2.2), so cards and amounts are different types.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <span>

#include "engine/cards/money.h"
#include "engine/each.h"

namespace kuhhandel {

/// The values of money cards, in rising order (C1.2).
enum class Denomination : std::uint8_t { zero, ten, twenty, fifty, hundred, two_hundred, five_hundred };

inline constexpr std::array kDenominations{
    Denomination::zero,    Denomination::ten,         Denomination::twenty,      Denomination::fifty,
    Denomination::hundred, Denomination::two_hundred, Denomination::five_hundred};
inline constexpr std::array kDearestFirst = [] {
  auto all = kDenominations;
  std::ranges::reverse(all);
  return all;
}();
inline constexpr int kDenominationCount = static_cast<int>(kDenominations.size());

constexpr int index_of(Denomination denomination) { return static_cast<int>(denomination); }
constexpr Denomination denomination_at(int index) { return static_cast<Denomination>(index); }

/// Returns the denominations below `denomination`, highest first.
constexpr std::span<Denomination const> cheaper_than(Denomination denomination) {
  return std::span(kDearestFirst).last(static_cast<std::size_t>(index_of(denomination)));
}

/// An array with one value per denomination.
template <class T>
using PerDenomination = PerId<Denomination, T, kDenominations.size()>;

constexpr Money value_of(Denomination denomination) {
  constexpr PerDenomination<Money> kValues{{0, 10, 20, 50, 100, 200, 500}};
  return kValues[denomination];
}

/// Returns the denomination with this value; nullopt if there is none.
constexpr std::optional<Denomination> denomination_of(Money value) {
  for (auto const denomination : kDenominations) {
    if (value_of(denomination) == value) return denomination;
  }
  return {};
}

/// Returns the values of every second denomination from `first`, in tens, as 16-bit lanes with the highest
/// value in the lowest lane. The top lane of their product with the corresponding lanes of counts is the sum
/// of the cards.
constexpr std::uint64_t value_lanes(Denomination first) {
  std::uint64_t lanes = 0;
  for (auto const denomination : kDenominations) {
    auto const index = index_of(denomination);
    if (index % 2 != index_of(first)) continue;
    lanes |= static_cast<std::uint64_t>(tens_of(value_of(denomination))) << (16 * (3 - index / 2));
  }
  return lanes;
}

/// The largest number of cards in MoneyCards, per denomination and in total.
inline constexpr int kMostMoneyCards = 127;

/// A multiset of money cards: one byte per denomination in a single word, at most kMostMoneyCards of each.
class MoneyCards {
 public:
  constexpr MoneyCards() = default;

  static constexpr MoneyCards of(Denomination denomination, int count = 1) {
    assert(count >= 0 && count <= kMostMoneyCards);
    MoneyCards cards;
    cards.counts_ = static_cast<std::uint64_t>(count) << shift(denomination);
    return cards;
  }

  constexpr int count(Denomination denomination) const {
    return static_cast<int>((counts_ >> shift(denomination)) & 0xFFU);
  }

  /// Returns the total number of cards, at most kMostMoneyCards.
  constexpr int size() const { return static_cast<int>((counts_ * 0x0101010101010101U) >> 56); }
  constexpr bool empty() const { return counts_ == 0; }

  /// Returns the sum of the cards.
  constexpr Money sum() const { return Money::of_tens(tens()); }
  constexpr int tens() const {
    constexpr std::uint64_t kEverySecond = 0x00FF00FF00FF00FFU;
    constexpr auto kEven = value_lanes(Denomination::zero);
    constexpr auto kOdd = value_lanes(Denomination::ten);
    auto const even = (counts_ & kEverySecond) * kEven;
    auto const odd = ((counts_ >> 8) & kEverySecond) * kOdd;
    return static_cast<int>((even >> 48) + (odd >> 48));
  }

  /// Returns the cards of lower denominations.
  constexpr MoneyCards below(Denomination denomination) const {
    MoneyCards cards;
    cards.counts_ = counts_ & ((std::uint64_t{1} << shift(denomination)) - 1);
    return cards;
  }

  /// Returns whether these cards include all of `part`.
  constexpr bool contains(MoneyCards part) const {
    constexpr std::uint64_t kHighBits = 0x8080808080808080U;
    return (((counts_ | kHighBits) - part.counts_) & kHighBits) == kHighBits;
  }

  constexpr MoneyCards& operator+=(MoneyCards more) {
    counts_ += more.counts_;
    return *this;
  }
  constexpr MoneyCards& operator-=(MoneyCards part) {
    assert(contains(part));
    counts_ -= part.counts_;
    return *this;
  }
  friend constexpr MoneyCards operator+(MoneyCards a, MoneyCards b) { return a += b; }
  friend constexpr MoneyCards operator-(MoneyCards a, MoneyCards b) { return a -= b; }
  friend constexpr bool operator==(MoneyCards, MoneyCards) = default;

  /// Returns the counts as one word, for digests.
  constexpr std::uint64_t bits() const { return counts_; }

 private:
  static constexpr int shift(Denomination denomination) { return 8 * index_of(denomination); }

  std::uint64_t counts_ = 0;
};

/// Returns `count` cards of this value; a denomination with this value must exist.
constexpr MoneyCards cards_of_value(Money value, int count = 1) {
  auto const denomination = denomination_of(value);
  assert(denomination.has_value());
  return MoneyCards::of(denomination.value_or(Denomination::zero), count);
}

/// Returns the lowest denomination in a nonempty set.
constexpr Denomination cheapest_of(MoneyCards cards) {
  assert(!cards.empty());
  std::size_t index = 0;
  while (cards.count(kDenominations[index]) == 0) ++index;
  return kDenominations[index];
}

/// Returns the highest denomination in a nonempty set.
constexpr Denomination dearest_of(MoneyCards cards) {
  assert(!cards.empty());
  std::size_t index = 0;
  while (cards.count(kDearestFirst[index]) == 0) ++index;
  return kDearestFirst[index];
}

/// Returns the `nth` card, counted from the cheapest; `nth` is less than `cards.size()`.
constexpr MoneyCards nth_card(MoneyCards cards, int nth) {
  assert(nth < cards.size());
  std::size_t index = 0;
  while (nth >= cards.count(kDenominations[index])) nth -= cards.count(kDenominations[index++]);
  return MoneyCards::of(kDenominations[index]);
}

/// Returns the `nth` denomination among the cards, counted from the lowest.
constexpr Denomination nth_denomination(MoneyCards cards, int nth) {
  for (; nth > 0; --nth) cards -= MoneyCards::of(cheapest_of(cards), cards.count(cheapest_of(cards)));
  return cheapest_of(cards);
}

/// Returns the number of different denominations among the cards.
constexpr int values_in(MoneyCards cards) {
  int values = 0;
  for (auto const denomination : kDenominations) values += cards.count(denomination) > 0 ? 1 : 0;
  return values;
}

/// Returns the zeros among the cards.
constexpr MoneyCards zeros_of(MoneyCards cards) {
  return MoneyCards::of(Denomination::zero, cards.count(Denomination::zero));
}

}  // namespace kuhhandel
