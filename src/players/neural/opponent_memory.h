// What the others remember of a game, as far as one seat can tell: all that everybody was told, and of its
// own deals with each of them what that one saw too.
#pragma once

#include "engine/edition.h"
#include "engine/event.h"
#include "engine/seat_memory.h"
#include "engine/view.h"

namespace kuhhandel::neural {

/// A value, which follows a game by what one seat is told.
class OpponentMemory {
 public:
  OpponentMemory() = default;
  OpponentMemory(Edition const& edition, int seats, Seat self);

  void see(Edition const& edition, SeenEvent const& event);
  /// Everybody's cards, as all see them.
  void count(PerSeat<int> const& cards);

  /// With what each of them would remember if they held what they hold in `imagined`; the seat's own is
  /// empty.
  PerSeat<SeatMemory> memories_in(State const& imagined) const;

 private:
  int seats_ = 0;
  Seat self_{};
  PerSeat<SeatMemory> memories_{};
};

/// How many money cards each is seen to hold, those of an offer that lies included.
PerSeat<int> cards_seen(Edition const& edition, View const& view);

/// What another is told of what `event` tells one seat: money that only some saw is theirs where both were of
/// the deal and have seen it.
SeenEvent event_as_seen_by(Seat other, SeenEvent const& event);

}  // namespace kuhhandel::neural
