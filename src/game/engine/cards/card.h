// The cards of the pile: animals, rats, pedigrees (C1.4) and, in games with divisions, money (C10.1).
#pragma once

#include <cassert>
#include <cstdint>

#include "engine/cards/herd.h"
#include "engine/cards/money_cards.h"

namespace kuhhandel {

class Card {
 public:
  enum class Kind : std::uint8_t { animal, rat, pedigree, money };

  constexpr Card() = default;
  /// An animal or a rat. Not explicit: an animal's card is the animal.
  constexpr Card(AnimalId animal)  // NOLINT(google-explicit-constructor)
      : code_(static_cast<std::uint8_t>(animal)) {}
  static constexpr Card pedigree(AnimalId animal) { return with_code(kPedigrees + index_of(animal)); }
  /// A money card.
  static constexpr Card money(Denomination denomination) {
    return with_code(kMoney + index_of(denomination));
  }

  constexpr Kind kind() const {
    if (code_ >= kMoney) return Kind::money;
    if (code_ >= kPedigrees) return Kind::pedigree;
    return animal() == kRat ? Kind::rat : Kind::animal;
  }
  /// Returns the animal (or rat) of the card, or the animal whose pedigree it is.
  constexpr AnimalId animal() const {
    assert(code_ < kMoney);
    return animal_at(code_ % kMaxKinds);
  }
  constexpr MoneyCards money() const {
    assert(code_ >= kMoney);
    return MoneyCards::of(denomination_at(code_ - kMoney));
  }

  /// Returns the card as a number, for digests; an animal card has the number of its animal.
  constexpr std::uint64_t bits() const { return code_; }
  friend constexpr bool operator==(Card, Card) = default;

 private:
  static constexpr int kPedigrees = kMaxKinds;
  static constexpr int kMoney = 2 * kMaxKinds;
  static constexpr Card with_code(int code) {
    Card card;
    card.code_ = static_cast<std::uint8_t>(code);
    return card;
  }

  std::uint8_t code_ = 0;
};

static_assert(sizeof(Card) == 1);

}  // namespace kuhhandel
