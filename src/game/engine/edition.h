// An edition: a published game as data, and the ruleset in which tables may differ from it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/herd.h"
#include "engine/money_cards.h"
#include "engine/static_list.h"

namespace kuhhandel {

/// What becomes of the cards that the two laid in a horse trade (C6.6, C6.8).
enum class Settlement : std::uint8_t { exchange, winner_pays };
/// Whether the number of cards of an offer is told (C6.4).
enum class OfferCount : std::uint8_t { open, concealed };
/// Who sees the cards of a payment: all, or payer and payee (C4.7).
enum class Payments : std::uint8_t { open, closed };
/// How an auction goes on after a bidder who cannot pay (C4.8).
enum class Insolvency : std::uint8_t {
  reauction_without,  // anew, without the bidder
  continue_without,   // the bidder's bids are struck
  reauction_capped,   // anew, with the bidder, but not above the hand shown
};

/// The fields on which tables differ; `rules` of a record overrides an edition's.
struct Ruleset {
  Settlement settlement = Settlement::exchange;
  bool zeros_return = false;  // C6.8
  OfferCount offer_count = OfferCount::open;
  Payments payments = Payments::open;
  Insolvency insolvency = Insolvency::reauction_without;
  std::uint8_t least_offer = 0;  // cards, 0 or 1 (C6.3)
  bool multiply = true;          // C9.2
  bool bonus = false;            // C9.3
  bool super_trade = false;      // C11.1
  bool money_counts = false;     // C9.5

  friend bool operator==(Ruleset const&, Ruleset const&) = default;
};

/// A short word of an edition file, kept inside the edition; at most 15 letters.
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

/// A kind of animal; `worth` is that of the whole quartet (C1.1).
struct Animal {
  Word id;
  Money worth = 0;
  int copies = 4;
  StaticList<Money, 15>
      payouts;  // to everyone, at the first, second, … one turned over (C5.1); others: empty
};

/// What an edition is for: a box to be played, or a small game for research and tests, which nobody is
/// offered at a table.
enum class Purpose : std::uint8_t { play, research };

/// The card for the first who owns both quartets of a pair (C9.3).
struct BonusCard {
  using Pair = std::pair<AnimalId, AnimalId>;
  Money worth = 0;  // 0: the box has no such card
  StaticList<Pair, kMaxAnimals> pairs;
};

/// The money of a game of divisions (C10.1). What of the box is neither dealt nor set aside lies in the pile,
/// but the zeros and `removed` random cards leave the game.
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
  MoneyCards hand;            // what everyone starts with (C2.1)
  BonusCard bonus;            // C1.5
  int rats = 0;               // rat cards (C1.4)
  int cards_per_auction = 1;  // animals in a lot, 1 or 2; without rats, pedigrees and divisions alone 2
  Money pedigree = 0;  // what each pedigree is worth (C9.4); 0: the box has none, else one of each animal
  std::optional<DivisionMoney> division;  // where turns are divisions in place of auctions (C10.2)
  Ruleset rules;

  Animal const& animal(AnimalId which) const { return animals[static_cast<std::size_t>(index_of(which))]; }
  constexpr int animal_count() const { return static_cast<int>(animals.size()); }
  /// Whether the box has that animal, or rats.
  bool has(AnimalId which) const { return which == kRat ? rats > 0 : index_of(which) < animal_count(); }
  int copies(AnimalId which) const { return which == kRat ? rats : animal(which).copies; }
  std::string_view name(AnimalId which) const { return which == kRat ? "rat" : animal(which).id.text(); }
};

/// The animals of the edition, without rats: `for (auto const animal : animals_of(edition))`.
constexpr Ids<AnimalId> animals_of(Edition const& edition) { return Ids<AnimalId>(edition.animal_count()); }

}  // namespace kuhhandel
