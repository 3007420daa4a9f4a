// What is certain about every hand. Starting hands, paydays and open payments are known to all. A secret
// trade leaves, of each value, the fewest and the most cards that may now be on either side. What is true is
// never excluded.
#pragma once

#include "engine/bounds/hand_bounds.h"
#include "engine/edition.h"
#include "engine/seat.h"

namespace kuhhandel {

/// Whether all money of the edition's games is in the bank, in hands or in offers, which is all that is
/// followed. Rats, pedigrees and the pile of a duel move money unseen in other ways.
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

  /// Everything is possible that leaves `known` to one seat and deals the rest of `total` among the others.
  static Bounds without_history(int seats, Seat seat, MoneyCards known, MoneyCards total);

  int seats() const { return seats_; }
  HandBounds const& of(Seat seat) const { return hands_[seat]; }
  /// All cards of all hands.
  MoneyCards total() const { return total_; }
  bool allow(PerSeat<MoneyCards> const& hands) const;
  /// False when what was told contradicts itself: the game did not begin as the edition says.
  bool consistent() const;

  /// Whose bounds were moved since this was last forgotten.
  SeatSet moved() const { return moved_; }
  void clear_moved() { moved_ = {}; }

  /// The seat has at least these cards.
  void require(Seat seat, MoneyCards cards);
  /// The seat has these cards and no others.
  void set_hand(Seat seat, MoneyCards hand);
  /// The seat has so many cards.
  void set_count(Seat seat, int cards);
  /// Cards that were seen leave a hand, or come to one.
  void take(Seat seat, MoneyCards cards);
  void give(Seat seat, MoneyCards cards);
  /// Two give each other cards that nobody else sees.
  void exchange(Given const& one, Given const& other);

 private:
  bool contradictory() const;
  void tighten_after(Seat seat, bool changed);
  bool tighten_once();
  bool tighten_denomination(Denomination denomination);

  int seats_ = 0;
  SeatSet moved_;
  bool is_tight_ = false;  // tightening would change nothing
  MoneyCards total_;
  PerSeat<HandBounds> hands_{};
};

}  // namespace kuhhandel
