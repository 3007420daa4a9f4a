// Usable knowledge of a seat from earlier events that the table no longer shows: where money may be, bids for
// this lot, and how each player trades.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/bounds/bounds.h"
#include "engine/edition.h"
#include "engine/event.h"
#include "engine/knowledge/observed.h"
#include "engine/state.h"

namespace kuhhandel {

/// A value: a copy is the memory of another game that continues from here. It is built only from the events
/// that the seat sees and the publicly visible numbers of cards, so it cannot contain anything that the seat
/// must not know.
class SeatMemory {
 public:
  SeatMemory() = default;
  /// Creates the memory at the start of a game, before the first event.
  SeatMemory(Edition const& edition, int seats, Seat self);

  /// Processes events, of which only the parts visible to the seat are used, and the numbers of money cards
  /// that each seat is seen to hold afterwards, including a pending offer (C2.4).
  void follow(Edition const& edition, std::span<Event const> events, PerSeat<int> const& cards);
  /// The same event by event: processes one event,
  void see(Edition const& edition, SeenEvent const& event);
  /// and the numbers of cards, without which the memory of hands is outdated.
  void count(PerSeat<int> const& cards);
  /// Sets the seat's own hand, including its pending offer, if the events that it received did not show it.
  void look(MoneyCards own);

  Seat self() const { return self_; }
  /// Returns the bounds of every hand; empty if money cannot be followed (can_be_followed).
  Bounds const& bounds() const { return bounds_; }
  /// Returns the part of the seat's observation that begins at observed::kRemembered.
  std::array<std::uint8_t, observed::kRememberedBytes> const& remembered() const { return remembered_; }

 private:
  struct Follow;
  std::uint8_t& row(Seat seat, int place);
  void put_two(Seat seat, int place, int number);
  void add_one(Seat seat, int place);
  void put_moved();
  void put_hand(Seat seat);
  void put_exact(Seat seat, bool exact);
  void forget_bids();
  void forget_lot();
  void tied_at(int tens_and_one);

  int seats_ = 0;
  Seat self_{};
  Money owed_ = 0;  // the amount of the last sold lot
  Bounds bounds_;
  std::array<std::uint8_t, observed::kRememberedBytes> remembered_{};
};

/// Returns the memories of all seats at the start of a game.
PerSeat<SeatMemory> memories_at_start(Edition const& edition, int seats);

/// Gives each seat the parts of the events up to `now` that it may know.
void follow(Edition const& edition, State const& now, std::span<Event const> events,
            PerSeat<SeatMemory>& memories);

/// Gives each seat only the public parts of the events.
void follow_openly(Edition const& edition, State const& now, std::span<Event const> events,
                   PerSeat<SeatMemory>& memories);

}  // namespace kuhhandel
