// The memories of the other players, as far as one seat can know: all public events and, of its own
// deals with each of them, what that player saw too.
#pragma once

#include "engine/edition.h"
#include "engine/event.h"
#include "engine/knowledge/seat_memory.h"
#include "engine/view.h"

namespace kuhhandel::neural {

/// A value that follows a game by the events that one seat receives.
class OpponentMemory {
 public:
  OpponentMemory() = default;
  OpponentMemory(Edition const& edition, int seats, Seat self);

  void see(Edition const& edition, SeenEvent const& event);
  /// Receives everyone's publicly visible number of cards.
  void count(PerSeat<int> const& cards);

  /// Returns what each of them would remember with their hand in `imagined`; the seat's own memory is empty.
  PerSeat<SeatMemory> memories_in(State const& imagined) const;

 private:
  int seats_ = 0;
  Seat self_{};
  PerSeat<SeatMemory> memories_{};
};

/// Returns the visible number of money cards of each seat, including a pending offer.
PerSeat<int> cards_seen(Edition const& edition, View const& view);

/// Returns the event as another seat received it, derived from one seat's view of it: secret money is
/// included if both took part in the deal and have seen it.
SeenEvent event_as_seen_by(Seat other, SeenEvent const& event);

}  // namespace kuhhandel::neural
