// What a seat has seen of a game so far and may still use, though the table no longer shows it: where money
// may be, who bid what for this lot, how everybody trades.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/bounds/bounds.h"
#include "engine/edition.h"
#include "engine/event.h"
#include "engine/observation.h"
#include "engine/state.h"

namespace kuhhandel {

/// A value: a copy is the memory of another game that goes on from here. It is made of nothing but the events
/// that the seat sees and the numbers of cards that all see, so what it must not know has no part in it.
class SeatMemory {
 public:
  SeatMemory() = default;
  /// At the start of a game, before anything was told.
  SeatMemory(Edition const& edition, int seats, Seat self);

  /// What it may know of these events, and how many money cards each seat is then seen to hold, those of an
  /// offer that lies included (C2.4).
  void follow(Edition const& edition, std::span<Event const> events, PerSeat<int> const& cards);
  /// The same event by event: what it is told of one,
  void see(Edition const& edition, SeenEvent const& event);
  /// and the numbers of cards, without which what is remembered of hands stays behind.
  void count(PerSeat<int> const& cards);
  /// The hand of the seat itself, an offer of its own that lies included, where it was told less than it saw.
  void look(MoneyCards own);

  Seat self() const { return self_; }
  /// Of every hand; of none where money cannot be followed (can_be_followed).
  Bounds const& bounds() const { return bounds_; }
  /// The part of the seat's observation that begins at observed::kRemembered.
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
  Money owed_ = 0;  // the amount that the hammer last fell on
  Bounds bounds_;
  std::array<std::uint8_t, observed::kRememberedBytes> remembered_{};
};

/// The memories of all seats, at the start of a game.
PerSeat<SeatMemory> memories_at_start(Edition const& edition, int seats);

/// Tells each what it may know of the events that led to `now`.
void follow(Edition const& edition, State const& now, std::span<Event const> events,
            PerSeat<SeatMemory>& memories);

/// Tells each only what all may know of them.
void follow_openly(Edition const& edition, State const& now, std::span<Event const> events,
                   PerSeat<SeatMemory>& memories);

}  // namespace kuhhandel
