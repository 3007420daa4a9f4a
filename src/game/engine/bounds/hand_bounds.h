// Certain knowledge about one hand: the fewest and most cards of each value and, if known, the total number
// of cards.
#pragma once

#include <optional>
#include <utility>

#include "engine/cards/money_cards.h"

namespace kuhhandel {

/// The smallest and largest number of cards of one denomination.
struct CardRange {
  int least = 0;
  int most = 0;
  friend bool operator==(CardRange const&, CardRange const&) = default;
};

using CardRanges = PerDenomination<CardRange>;

/// Cards that change hands unseen: the smallest and largest number.
struct Unseen {
  int at_least;
  int at_most;
  bool zeros_stay;  // C6.8
};

/// Narrows one part of `total`, where `sum` is the sum of the ranges of all parts: it cannot have what the
/// others have at least, and must have what they cannot have.
CardRange narrowed(CardRange part, CardRange const& sum, int total);

class HandBounds {
 public:
  /// An empty hand.
  HandBounds() = default;
  /// Exactly these cards.
  explicit HandBounds(MoneyCards hand);
  /// Returns bounds of a hand with any subset of `total`.
  static HandBounds any_of(MoneyCards total);

  CardRange const& at(Denomination denomination) const { return ranges_[denomination]; }
  /// Returns the number of cards; nullopt if it is not known.
  std::optional<int> cards() const { return cards_; }
  /// Returns the cards that the hand certainly contains.
  MoneyCards certain() const;
  /// Returns the most cards of each value that the hand can contain.
  MoneyCards possible() const;
  bool allow(MoneyCards hand) const;
  /// Returns whether no hand fits, because the events contradict each other.
  bool contradictory() const;

  /// Requires at least these cards, and returns whether that changed the bounds.
  bool require(MoneyCards cards);
  bool set_count(int cards) { return std::exchange(cards_, cards) != cards; }
  void take(MoneyCards cards);
  void give(MoneyCards cards);
  /// Returns how many cards of each value can be among the cards that it gives.
  CardRanges among(Unseen const& given) const;
  /// Gives some cards and receives others, of which `among_got` are the ranges per value.
  void exchange(Unseen const& given, Unseen const& got, CardRanges const& among_got);

  /// Uses the fact that all hands together hold `total` cards of this value; returns whether that narrowed
  /// the bounds.
  bool narrow(Denomination denomination, CardRange const& all_hands, int total);
  /// Uses the fact that the counts per value add up to the number of cards, if it is known; returns whether
  /// that narrowed the bounds.
  bool tighten();

  friend bool operator==(HandBounds const&, HandBounds const&) = default;

 private:
  CardRange& range(Denomination denomination) { return ranges_[denomination]; }
  void keep_after(Unseen const& given);

  CardRanges ranges_{};
  std::optional<int> cards_ = 0;
};

}  // namespace kuhhandel
