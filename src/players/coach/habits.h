// A seat's habits in one game: the kinds of its costly choices, its prices compared with its own valuations,
// and its bluffs. The web page stores these small sums and adds them up to a profile.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "engine/cards/money_cards.h"
#include "story/bluffs.h"

namespace kuhhandel::coach {

struct Decision;

/// The kind of a costly choice.
enum class MistakeKind : std::uint8_t {
  bid_on,    // it was better to let the lot go
  let_go,    // it was better to bid or claim
  sold,      // as the auctioneer, it was better to buy
  bought,    // as the auctioneer, it was better to sell
  turn,      // another auction or another trade was better
  offered,   // another sum
  answered,  // an offer was taken when another answer was better, or the other way round
  other,     // with rats, pedigrees, or in a duel
};
inline constexpr std::size_t kMistakeKinds = 8;

std::string_view word_of(MistakeKind mistake);

/// Returns the kind of this choice, if it is a mistake.
MistakeKind mistake_kind_of(bots::Choice const& chosen);

/// A lot that the seat paid for.
struct Purchase {
  int copy;     // its ordinal among the seat's cards of the animal, from 1
  Money price;  // the amount that the seat owed
  Money worth;  // the price at which the seat is indifferent to the lot
  friend bool operator==(Purchase const&, Purchase const&) = default;
};

struct Habits {
  std::array<float, kMistakeKinds>
      lost{};  // chance lost, by kind of mistake; the sum is the cost of own choices
  std::vector<Purchase> bought;
  story::Bluffs bluffs;
};

/// Returns the habits of a seat; `tales` must be all tales found in the game.
Habits habits_of(Seat seat, std::vector<Decision> const& decisions, std::vector<story::Tale> const& tales);

}  // namespace kuhhandel::coach
