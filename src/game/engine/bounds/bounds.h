// Certain knowledge about every hand. Starting hands, paydays and open payments are public. After a secret
// trade, it keeps the fewest and most cards of each value on either side. It never excludes the true hands.
#pragma once

#include "engine/bounds/hand_bounds.h"
#include "engine/edition.h"
#include "engine/seat.h"

namespace kuhhandel {

/// Returns whether all money in the edition's games is in the bank, in hands or in offers; nothing else is
/// tracked. Rats, pedigrees and the pile of a duel move money unseen in other ways.
inline bool can_be_followed(Edition const& edition) {
  return edition.rats == 0 && edition.pedigree == 0 && !edition.division;
}

/// One side of a secret trade.
struct Given {
  Seat seat;
  Unseen cards;
};

class Bounds {
 public:
  Bounds() = default;
  Bounds(Edition const& edition, int seats);

  /// Returns bounds that allow everything in which `seat` holds `known` and the rest of `total` is
  /// distributed among the others.
  static Bounds without_history(int seats, Seat seat, MoneyCards known, MoneyCards total);

  int seats() const { return seats_; }
  HandBounds const& of(Seat seat) const { return hands_[seat]; }
  /// Returns all cards of all hands.
  MoneyCards total() const { return total_; }
  bool allow(PerSeat<MoneyCards> const& hands) const;
  /// Returns false if the events contradict each other, because the game did not start as the edition
  /// specifies.
  bool consistent() const;

  /// Returns the seats whose bounds have changed since the last reset.
  SeatSet moved() const { return moved_; }
  void clear_moved() { moved_ = {}; }

  /// Records that the seat has at least these cards.
  void require(Seat seat, MoneyCards cards);
  /// Records that the seat has exactly these cards.
  void set_hand(Seat seat, MoneyCards hand);
  /// Records the number of cards of the seat.
  void set_count(Seat seat, int cards);
  /// Removes cards, seen by all, from a hand, or adds them.
  void take(Seat seat, MoneyCards cards);
  void give(Seat seat, MoneyCards cards);
  /// Records that two seats exchange cards that nobody else sees.
  void exchange(Given const& one, Given const& other);

 private:
  bool contradictory() const;
  void tighten_after(Seat seat, bool changed);
  bool tighten_once();
  bool tighten_denomination(Denomination denomination);

  int seats_ = 0;
  SeatSet moved_;
  bool is_tight_ = false;  // whether tightening would change nothing
  MoneyCards total_;
  PerSeat<HandBounds> hands_{};
};

}  // namespace kuhhandel
