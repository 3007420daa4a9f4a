// Animals and herds: the face-up cards of a player (C2.4).
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

#include "engine/each.h"

namespace kuhhandel {

inline constexpr int kMaxAnimals = 15;
/// Including rats, which are among the animals without being animals (C1.4).
inline constexpr int kMaxKinds = kMaxAnimals + 1;

/// An animal's index in its edition's list.
enum class AnimalId : std::uint8_t {};

constexpr int index_of(AnimalId animal) { return static_cast<int>(animal); }
constexpr AnimalId animal_at(int index) { return static_cast<AnimalId>(index); }
inline constexpr AnimalId kRat = animal_at(kMaxAnimals);

/// An array with one value per animal, without the rats.
template <class T>
using PerAnimal = PerId<AnimalId, T, kMaxAnimals>;

/// Returns the first animal of a word of kinds (Herd::kinds), which must not be 0.
constexpr AnimalId lowest_kind(std::uint64_t kinds) { return animal_at(std::countr_zero(kinds) / 4); }

/// Returns how many kinds the sum of up to 15 such words contains; each kind counts once per word that has
/// it.
constexpr int number_of_kinds(std::uint64_t kinds) {
  constexpr std::uint64_t kLowNibbles = 0x0F0F0F0F0F0F0F0FU;
  auto const in_pairs = (kinds & kLowNibbles) + ((kinds >> 4) & kLowNibbles);
  return static_cast<int>((in_pairs * 0x0101010101010101U) >> 56);
}

/// Returns the animal's bit in such a word.
constexpr std::uint64_t kind_of(AnimalId animal) { return std::uint64_t{1} << (4 * index_of(animal)); }

/// The number of each animal, and of rats, that a seat owns: a nibble per animal in one word, at most 15 of
/// each.
class Herd {
 public:
  constexpr int count(AnimalId animal) const {
    return static_cast<int>((counts_ >> (4 * index_of(animal))) & 0xFU);
  }
  constexpr bool has(AnimalId animal) const { return count(animal) != 0; }
  constexpr bool empty() const { return counts_ == 0; }

  constexpr void add(AnimalId animal, int number = 1) {
    assert(count(animal) + number <= 15);
    counts_ += static_cast<std::uint64_t>(number) << (4 * index_of(animal));
  }
  constexpr void remove(AnimalId animal, int number = 1) {
    assert(count(animal) >= number);
    counts_ -= static_cast<std::uint64_t>(number) << (4 * index_of(animal));
  }

  /// One bit per owned animal, at the animal's nibble: two herds share an animal if both have its bit.
  constexpr std::uint64_t kinds() const {
    auto const any = counts_ | (counts_ >> 1) | (counts_ >> 2) | (counts_ >> 3);
    return any & 0x1111111111111111U;
  }

  /// Returns the counts as one word, for digests.
  constexpr std::uint64_t bits() const { return counts_; }
  friend constexpr bool operator==(Herd, Herd) = default;

 private:
  std::uint64_t counts_ = 0;
};

}  // namespace kuhhandel
