// What is certain about one hand: of each value the fewest and the most cards that it may hold, and how many
// cards it has in all, where that is known.
#pragma once

#include <optional>
#include <utility>

#include "engine/money_cards.h"

namespace kuhhandel {

/// How many cards of one denomination, at least and at most.
struct CardRange {
  int least = 0;
  int most = 0;
  friend bool operator==(CardRange const&, CardRange const&) = default;
};

using CardRanges = PerDenomination<CardRange>;

/// Cards that go over unseen: how many, at least and at most.
struct Unseen {
  int at_least;
  int at_most;
  bool zeros_stay;  // C6.8
};

/// One part of `total`, where `sum` are the ranges of all parts together: what the others have at least, it
/// cannot have; what they cannot have, it must.
CardRange narrowed(CardRange part, CardRange const& sum, int total);

class HandBounds {
 public:
  /// An empty hand.
  HandBounds() = default;
  /// These cards and no others.
  explicit HandBounds(MoneyCards hand);
  /// So many as may be of these, or none.
  static HandBounds any_of(MoneyCards total);

  CardRange const& at(Denomination denomination) const { return ranges_[denomination]; }
  /// How many cards it has; none where that is not known.
  std::optional<int> cards() const { return cards_; }
  /// The cards that it holds for certain.
  MoneyCards certain() const;
  /// The most that it may hold of each value.
  MoneyCards possible() const;
  bool allow(MoneyCards hand) const;
  /// Whether no hand at all fits, since what was told contradicts itself.
  bool contradictory() const;

  /// Whether that was news, and so on.
  bool require(MoneyCards cards);
  bool set_count(int cards) { return std::exchange(cards_, cards) != cards; }
  void take(MoneyCards cards);
  void give(MoneyCards cards);
  /// How many cards of each value may be among those that it gives.
  CardRanges among(Unseen const& given) const;
  /// It gives some, and gets some of which so many may be of each value.
  void exchange(Unseen const& given, Unseen const& got, CardRanges const& among_got);

  /// All hands together hold `total` cards of that value; whether that is narrower.
  bool narrow(Denomination denomination, CardRange const& all_hands, int total);
  /// Its values together are as many as its cards, where their number is known; whether that is narrower.
  bool tighten();

  friend bool operator==(HandBounds const&, HandBounds const&) = default;

 private:
  CardRange& range(Denomination denomination) { return ranges_[denomination]; }
  void keep_after(Unseen const& given);

  CardRanges ranges_{};
  std::optional<int> cards_ = 0;
};

}  // namespace kuhhandel
