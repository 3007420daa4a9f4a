// Seats, sets of seats, and the actor of a command.
#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>

#include "engine/each.h"

namespace kuhhandel {

inline constexpr int kMaxSeats = 6;  // Master (C1.6)

/// A seat at the table, numbered clockwise from 0.
enum class Seat : std::uint8_t {};

constexpr int index_of(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_at(int index) { return static_cast<Seat>(index); }

/// Returns the seat `steps` to the left (clockwise) of `seat` at a table of `seats`; `steps` is less than a
/// whole round.
constexpr Seat left_of(Seat seat, int seats, int steps = 1) {
  auto const index = index_of(seat) + steps;
  return seat_at(index < seats ? index : index - seats);
}

/// Returns the seats of a table, in order: `for (auto const seat : seats_of(4))`.
constexpr Ids<Seat> seats_of(int count) { return Ids<Seat>(count); }

/// An array with one value per seat.
template <class T>
using PerSeat = PerId<Seat, T, kMaxSeats>;

/// Returns the element of a seat in a list with one element per seat of a table.
template <class List>
constexpr decltype(auto) at_seat(List&& each, Seat seat) {
  return each[static_cast<std::size_t>(index_of(seat))];
}

/// A set of seats.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  /// Returns all seats of a table.
  static constexpr SeatSet all_of(int seats) {
    SeatSet all;
    all.bits_ = static_cast<std::uint8_t>((1U << seats) - 1);
    return all;
  }
  constexpr bool contains(Seat seat) const { return ((bits_ >> index_of(seat)) & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr void insert(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | (1U << index_of(seat))); }
  constexpr void erase(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ & ~(1U << index_of(seat))); }

  /// Returns the seats that are not in `others`.
  constexpr SeatSet without(SeatSet others) const {
    others.bits_ = static_cast<std::uint8_t>(bits_ & ~others.bits_);
    return others;
  }
  /// Returns the first seat of the set to the left of `from`, which itself comes last. The set must not be
  /// empty.
  constexpr Seat next_from(Seat from) const {
    assert(!empty());
    auto const passed = index_of(from) + 1;
    auto const ahead = bits() >> passed;
    return seat_at(ahead != 0 ? passed + std::countr_zero(ahead) : std::countr_zero(bits()));
  }

  /// Visits all seats of the set in that order.
  template <class Visit>
  constexpr void for_each_from(Seat from, Visit visit) const {
    auto const passed = index_of(from) + 1;
    for (unsigned ahead = std::rotr(bits_, passed); ahead != 0; ahead &= ahead - 1) {
      visit(seat_at((passed + std::countr_zero(ahead)) % kBits));
    }
  }

  /// Returns a bit per seat, seat 0 lowest.
  constexpr unsigned bits() const { return bits_; }
  friend constexpr SeatSet operator|(SeatSet a, SeatSet b) {
    a.bits_ = static_cast<std::uint8_t>(a.bits_ | b.bits_);
    return a;
  }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  static constexpr int kBits = 8;
  static_assert(kMaxSeats <= kBits);

  std::uint8_t bits_ = 0;
};

/// The house, which closes auctions and counts down; it has no cards and no choice.
struct House {
  friend constexpr bool operator==(House, House) = default;
};

/// The actor: the house or a seat.
using Actor = std::variant<House, Seat>;

/// The viewer: a seat or, if empty, the audience, which sees only public information.
using Viewer = std::optional<Seat>;

}  // namespace kuhhandel
