// Money: amounts, and the cards they are made of. No change is ever given (C2.2), so the two are different
// things.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

namespace kuhhandel {

/// An amount; all amounts are multiples of ten (C4.1).
using Money = std::int32_t;

/// The values that money cards can have, in rising order (C1.2).
inline constexpr std::array<Money, 7> kValues{0, 10, 20, 50, 100, 200, 500};
inline constexpr int kValueCount = static_cast<int>(kValues.size());

/// The place of `value` in kValues, or -1 where no money card has it.
constexpr int place_of(Money value) {
  for (int place = 0; place < kValueCount; ++place) {
    if (kValues[static_cast<std::size_t>(place)] == value) return place;
  }
  return -1;
}

/// The values of every second place from `first`, in tens, as lanes of 16 bits with the highest value lowest.
/// The top lane of their product with such lanes of counts is what the cards are worth.
constexpr std::uint64_t value_lanes(int first) {
  std::uint64_t lanes = 0;
  for (int place = first; place < kValueCount; place += 2) {
    auto const tens = kValues[static_cast<std::size_t>(place)] / 10;
    lanes |= static_cast<std::uint64_t>(tens) << (16 * (3 - place / 2));
  }
  return lanes;
}

/// The most money cards that MoneyCards holds, of one value and in all.
inline constexpr int kMostMoneyCards = 127;

/// A multiset of money cards: one byte per value in a single word, at most kMostMoneyCards of each.
class MoneyCards {
 public:
  constexpr MoneyCards() = default;

  static constexpr MoneyCards of(int place, int count = 1) {
    assert(count >= 0 && count <= kMostMoneyCards);
    MoneyCards cards;
    cards.counts_ = static_cast<std::uint64_t>(count) << (8 * place);
    return cards;
  }

  /// How many cards of value kValues[place].
  constexpr int count(int place) const { return static_cast<int>((counts_ >> (8 * place)) & 0xFFU); }

  /// How many cards in all; at most kMostMoneyCards.
  constexpr int size() const { return static_cast<int>((counts_ * 0x0101010101010101U) >> 56); }
  constexpr bool empty() const { return counts_ == 0; }

  /// What the cards are worth together.
  constexpr Money sum() const {
    constexpr std::uint64_t kEverySecond = 0x00FF00FF00FF00FFU;
    constexpr auto kEven = value_lanes(0);
    constexpr auto kOdd = value_lanes(1);
    auto const even = (counts_ & kEverySecond) * kEven;
    auto const odd = ((counts_ >> 8) & kEverySecond) * kOdd;
    return 10 * static_cast<Money>((even >> 48) + (odd >> 48));
  }

  /// The cards cheaper than kValues[place].
  constexpr MoneyCards below(int place) const {
    MoneyCards cards;
    cards.counts_ = counts_ & ((std::uint64_t{1} << (8 * place)) - 1);
    return cards;
  }

  /// Whether all of `part` is among these cards.
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

  /// The counts as one word, for digests.
  constexpr std::uint64_t bits() const { return counts_; }

 private:
  std::uint64_t counts_ = 0;
};

/// The place of the cheapest card of a set that is not empty.
constexpr int cheapest_place(MoneyCards cards) {
  assert(!cards.empty());
  int place = 0;
  while (cards.count(place) == 0) ++place;
  return place;
}

/// The zeros among the cards.
constexpr MoneyCards zeros_of(MoneyCards cards) { return MoneyCards::of(0, cards.count(0)); }

}  // namespace kuhhandel
