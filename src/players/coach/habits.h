// What one game tells of how a seat plays: where its choices cost most, what it paid against what that was
// worth to it, bluffs. Many games make a profile; the page keeps these small sums and adds them up.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "engine/money_cards.h"
#include "story/bluffs.h"

namespace kuhhandel::coach {

struct Decision;

/// What a choice was that cost something.
enum class MistakeKind : std::uint8_t {
  bid_on,    // where it was better to let the lot go
  let_go,    // where it was better to bid or claim
  sold,      // as the auctioneer, where it was better to buy
  bought,    // as the auctioneer, where it was better to sell
  turn,      // another auction or another trade
  offered,   // another sum
  answered,  // an offer taken where another answer was better, or the other way round
  other,     // with rats, pedigrees, in a duel
};
inline constexpr std::size_t kMistakeKinds = 8;

std::string_view word_of(MistakeKind mistake);

/// What that choice is, where it costs.
MistakeKind mistake_kind_of(bots::Choice const& chosen);

/// A lot that was paid for.
struct Purchase {
  int copy;     // the how manieth of its kind it became, from 1
  Money price;  // that the seat owed
  Money worth;  // the price at which it would as soon have left the lot
  friend bool operator==(Purchase const&, Purchase const&) = default;
};

struct Habits {
  std::array<float, kMistakeKinds> lost{};  // chance, by slip; together what own choices cost
  std::vector<Purchase> bought;
  story::Bluffs bluffs;
};

/// `tales` are all that were found in the game.
Habits habits_of(Seat seat, std::vector<Decision> const& decisions, std::vector<story::Tale> const& tales);

}  // namespace kuhhandel::coach
