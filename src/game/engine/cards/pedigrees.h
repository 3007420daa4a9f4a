// The owners of the pedigree cards, one card per animal (C1.4). They are face up and never traded (C6.10).
#pragma once

#include <cassert>
#include <cstdint>
#include <optional>

#include "engine/cards/herd.h"
#include "engine/seat.h"

namespace kuhhandel {

/// A nibble per animal in one word: 0 if nobody owns the card, else the owner's seat plus one.
class Pedigrees {
 public:
  constexpr std::optional<Seat> owner(AnimalId animal) const {
    auto const nibble = static_cast<int>((owners_ >> (4 * index_of(animal))) & 0xFU);
    if (nibble == 0) return {};
    return seat_at(nibble - 1);
  }
  constexpr bool has(Seat seat, AnimalId animal) const { return owner(animal) == seat; }
  constexpr void give(AnimalId animal, Seat seat) {
    assert(!owner(animal));
    owners_ |= static_cast<std::uint64_t>(index_of(seat) + 1) << (4 * index_of(animal));
  }

  /// Returns the owners as one word, for digests.
  constexpr std::uint64_t bits() const { return owners_; }
  friend constexpr bool operator==(Pedigrees, Pedigrees) = default;

 private:
  std::uint64_t owners_ = 0;
};

}  // namespace kuhhandel
