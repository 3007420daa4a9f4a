// What is certain about every hand. Starting hands, paydays and open payments are known to all. A secret
// trade leaves, of each value, the fewest and the most cards that may now be on either side. What is true is
// never excluded.
#pragma once

#include <array>

#include "bots/beliefs/hands.h"
#include "engine/edition.h"
#include "engine/seat.h"

namespace kuhhandel {

/// One side of a secret trade: how many cards a seat gives away, at least and at most.
struct Given {
  Seat seat;
  int at_least;
  int at_most;
  bool zeros_stay;  // C6.8
};

class Bounds {
 public:
  Bounds() = default;
  Bounds(Edition const& edition, int seats);

  /// Everything is possible that leaves `known` to one seat and deals the rest of `total` among the others.
  static Bounds without_history(int seats, Seat seat, MoneyCards known, MoneyCards total);

  int seats() const { return seats_; }
  /// How many cards a seat holds, or kUnknown.
  int cards(Seat seat) const { return row(seat).cards; }
  /// The cards that a seat holds for certain.
  MoneyCards certain(Seat seat) const;
  /// The most that a seat may hold of each value.
  MoneyCards possible(Seat seat) const;
  /// All cards of all hands.
  MoneyCards total() const { return total_; }
  bool allow(Hands const& hands) const;
  /// False when what was told contradicts itself: the game did not begin as the edition says.
  bool consistent() const;

  /// The seat has at least these cards.
  void has(Seat seat, MoneyCards cards);
  /// The seat has these cards and no others.
  void shows(Seat seat, MoneyCards hand);
  /// The seat has so many cards.
  void counts(Seat seat, int cards);
  /// Cards that were seen leave a hand, or come to one.
  void take(Seat seat, MoneyCards cards);
  void give(Seat seat, MoneyCards cards);
  /// Two give each other cards that nobody else sees.
  void exchange(Given const& one, Given const& other);

  static constexpr int kUnknown = -1;

 private:
  struct Range {
    int least = 0;
    int most = 0;
  };
  struct Row {
    std::array<Range, kValueCount> values{};
    int cards = 0;
  };

  Row& row(Seat seat) { return rows_[static_cast<std::size_t>(index_of(seat))]; }
  Row const& row(Seat seat) const { return rows_[static_cast<std::size_t>(index_of(seat))]; }
  void set(Seat seat, MoneyCards hand);
  bool uncrossed() const;
  static Row given(Row const& from, Given const& given);
  static Row kept(Row const& from, Given const& given);
  void tighten();
  void tighten_value(std::size_t place);
  static void tighten_row(Row& row);

  int seats_ = 0;
  MoneyCards total_;
  std::array<Row, kMaxSeats> rows_{};
};

}  // namespace kuhhandel
