#include "bots/trader/habits.h"

#include <cmath>

#include "bots/farmer/stakes.h"

namespace kuhhandel::bots {
namespace {

// A wide guess at people and programs unknown. What is left plays well, so that a strategy which gains from
// habits stays hard to gain from.
constexpr float kPartOfChallenged = 0.5F;
constexpr float kPartOfChallengers = 0.5F;
constexpr double kAboveStake = 1.3;
constexpr int kSumsTried = 48;
constexpr float kAnythingAtAll = 0.01F;

PerRung sums_by_habit(Outlook const& outlook, Trade const& trade, Ladder const& ladder, Seat seat) {
  auto const means = outlook.money_of(seat);
  auto const most = 10 + kAboveStake * stake_of(outlook, trade, seat);
  PerRung sums{};
  for (int i = 0; i < kSumsTried; ++i) {
    auto const sum = std::min(means, most * (i + 0.5) / kSumsTried);
    sums[ladder.rung_of(Money::of_tens(static_cast<int>(std::lround(sum / 10))))] += 1.0F / kSumsTried;
  }
  return sums;
}

/// How likely the hands can lay each rung under each signal.
OfferMix ways_to_lay(TradeHands const& hands) {
  OfferMix ways{};
  for (auto const& hand : hands) {
    for (std::size_t s = 0; s < kSignals; ++s) add(ways[s], hand.chance, hand.offers[s]);
  }
  return ways;
}

}  // namespace

Habits answers_by_habit(Outlook const& outlook, Trade const& trade, Ladder const& ladder,
                        Challenged const& challenged) {
  auto counters = sums_by_habit(outlook, trade, ladder, trade.challenged);
  RungSet may{};
  for (auto const& hand : challenged.hands) add(may, hand.chance, hand.counters);
  for (std::size_t r = 0; r < kRungs; ++r) counters[r] *= may[r];
  auto const able = total(counters);
  auto const accept = able > 0 ? static_cast<float>(challenged.acceptance) : 1.0F;
  Habits habits{.challengers = 0, .offers = {}, .challenged = kPartOfChallenged, .answers = {}};
  habits.answers.fill({.accept = accept, .counter = times(able > 0 ? (1 - accept) / able : 0, counters)});
  return habits;
}

Habits offers_by_habit(Outlook const& outlook, Trade const& trade, Ladder const& ladder,
                       TradeHands const& hands) {
  auto const sums = sums_by_habit(outlook, trade, ladder, trade.challenger);
  auto offers = ways_to_lay(hands);
  float all = 0;
  for (std::size_t r = 0; r < kRungs; ++r) {
    float ways = 0;
    for (auto const& rungs : offers) ways += rungs[r];
    for (auto& rungs : offers) rungs[r] *= ways > 0 ? (sums[r] + kAnythingAtAll) / ways : 0;
    if (ways > 0) all += sums[r] + kAnythingAtAll;
  }
  for (auto& rungs : offers) rungs = times(1 / all, rungs);
  return {.challengers = kPartOfChallengers, .offers = offers, .challenged = 0, .answers = {}};
}

}  // namespace kuhhandel::bots
