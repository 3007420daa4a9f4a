// An edition: a published game as data, with the ruleset that tables may change.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/cards/herd.h"
#include "engine/cards/money_cards.h"
#include "engine/static_list.h"

namespace kuhhandel {

/// How the offer and counter-offer of a horse trade are settled (C6.6, C6.8).
enum class Settlement : std::uint8_t { exchange, winner_pays };
/// Whether everyone sees the number of cards in an offer (C6.4).
enum class OfferCount : std::uint8_t { open, concealed };
/// The viewers of a payment's cards: everyone, or only payer and payee (C4.7).
enum class Payments : std::uint8_t { open, closed };
/// How an auction continues after a bidder who cannot pay (C4.8).
enum class Insolvency : std::uint8_t {
  reauction_without,  // from the start, without the bidder
  continue_without,   // the bidder's bids are struck
  reauction_capped,   // from the start, with the bidder, but not above the hand shown
};

/// The fields that a table may change; `rules` in a record overrides those of the edition.
struct Ruleset {
  Settlement settlement = Settlement::exchange;
  bool zeros_return = false;  // C6.8
  OfferCount offer_count = OfferCount::open;
  Payments payments = Payments::open;
  Insolvency insolvency = Insolvency::reauction_without;
  std::uint8_t least_offer = 0;  // number of cards, 0 or 1 (C6.3)
  bool multiply = true;          // C9.2
  bool bonus = false;            // C9.3
  bool super_trade = false;      // C11.1
  bool money_counts = false;     // C9.5

  friend bool operator==(Ruleset const&, Ruleset const&) = default;
};

/// A short word from an edition file, stored inline; at most 15 bytes.
class Word {
 public:
  static constexpr std::size_t kLongest = 15;  // in bytes

  constexpr Word() = default;
  explicit constexpr Word(std::string_view text) {
    for (char const letter : text.substr(0, kLongest)) letters_[size_++] = letter;
  }
  constexpr std::string_view text() const { return {letters_.data(), size_}; }

 private:
  std::array<char, kLongest> letters_{};
  std::uint8_t size_ = 0;
};

/// A kind of animal; `worth` is the value of the whole quartet (C1.1).
struct Animal {
  Word id;
  Money worth = 0;
  int copies = 4;
  StaticList<Money, 15>
      payouts;  // to everyone, for the first, second, … card turned over (C5.1); empty for other animals
};

/// The purpose of an edition: a box for play, or a small game for research and tests that is not offered at
/// tables.
enum class Purpose : std::uint8_t { play, research };

/// The bonus card for the first player who owns both quartets of a pair (C9.3).
struct BonusCard {
  using Pair = std::pair<AnimalId, AnimalId>;
  Money worth = 0;  // 0 if the box has no bonus card
  StaticList<Pair, kMaxAnimals> pairs;
};

/// The money in a game with divisions (C10.1). Money that is neither dealt nor set aside goes into the pile,
/// except the zeros and `removed` random cards, which leave the game.
struct DivisionMoney {
  MoneyCards set_aside;  // for donkeys
  int removed = 0;
};

struct Edition {
  Word id;
  Purpose purpose = Purpose::play;
  int fewest_seats = 3;  // C1.6
  int most_seats = 5;
  StaticList<Animal, kMaxAnimals> animals;
  MoneyCards money;           // the whole box (C1.2)
  MoneyCards hand;            // the starting hand of each player (C2.1)
  BonusCard bonus;            // C1.5
  int rats = 0;               // rat cards (C1.4)
  int cards_per_auction = 1;  // animals in a lot, 1 or 2; 2 only without rats, pedigrees and divisions
  Money pedigree = 0;  // the value of each pedigree (C9.4); 0 if the box has none, else it has one per animal
  std::optional<DivisionMoney> division;  // present if turns are divisions instead of auctions (C10.2)
  Ruleset rules;

  Animal const& animal(AnimalId which) const { return animals[static_cast<std::size_t>(index_of(which))]; }
  constexpr int animal_count() const { return static_cast<int>(animals.size()); }
  /// Returns whether the box contains this animal, or rats.
  bool has(AnimalId which) const { return which == kRat ? rats > 0 : index_of(which) < animal_count(); }
  int copies(AnimalId which) const { return which == kRat ? rats : animal(which).copies; }
  std::string_view name(AnimalId which) const { return which == kRat ? "rat" : animal(which).id.text(); }
};

/// Returns the animals of the edition, without rats: `for (auto const animal : animals_of(edition))`.
constexpr Ids<AnimalId> animals_of(Edition const& edition) { return Ids<AnimalId>(edition.animal_count()); }

}  // namespace kuhhandel
