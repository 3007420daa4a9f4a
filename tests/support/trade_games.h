// The horse trades of games among farmers, as the games that a trader solves.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "bots/farmer/farmer.h"
#include "bots/match.h"
#include "bots/trader/habits.h"
#include "bots/trader/trade_model.h"
#include "engine/knowledge/resample.h"

namespace kuhhandel {

/// Some hands that `viewer` might believe `owner` to hold.
inline bots::TradeHands imagined_hands(Edition const& edition, State const& state, Seat viewer, Seat owner,
                                       bots::BetBuckets const& buckets) {
  Rng rng(static_cast<std::uint64_t>(state.hand(owner).sum().points()));
  auto const number = 1 + static_cast<std::size_t>(rng.below(bots::kMostHands));
  bots::TradeHands hands;
  for (std::size_t i = 0; i < number; ++i) {
    auto const imagined = resample(edition, view_for(edition, state, viewer), rng);
    auto hand = bots::trade_hand(edition.rules, buckets, bots::PayableSums(imagined.hand(owner)));
    hand.chance = 1.0F / static_cast<float>(number);
    hands.push_back(hand);
  }
  return hands;
}

/// The trade that begins in this state: without habits, and as either of the two would solve it.
inline std::array<bots::TradeGame, 3> games_of(Edition const& edition, State const& state,
                                               Trade const& trade) {
  auto outlook =
      bots::outlook_on(edition, view_for(edition, state, {}), bots::MoneyEstimates(edition, state.seats));
  for (auto const seat : seats_of(state.seats))
    outlook.money_of(seat) = static_cast<double>(state.hand(seat).sum());
  auto const buckets = bots::bet_buckets_for(outlook, trade);
  auto game = bots::game_without_hands(bots::shares_of(outlook, trade, buckets));
  game.challengers = imagined_hands(edition, state, trade.challenged, trade.challenger, buckets);
  game.challenged = imagined_hands(edition, state, trade.challenger, trade.challenged, buckets);
  std::array games{game, game, game};
  games[1].habits = bots::answers_by_habit(outlook, trade, buckets, {game.challenged, 0.1});
  games[2].habits = bots::offers_by_habit(outlook, trade, buckets, game.challengers);
  return games;
}

/// All trades of one game of four.
inline std::vector<bots::TradeGame> trades_of(Edition const& edition, int seed) {
  constexpr int kSeats = 4;
  std::array<bots::Farmer, kSeats> farmers;
  std::vector<bots::Bot*> line_up;
  for (auto& farmer : farmers) line_up.push_back(&farmer);
  auto const opening = start(edition, kSeats, std::to_string(seed));
  bots::Match match(edition, opening, line_up, static_cast<std::uint64_t>(seed));
  std::vector<bots::TradeGame> all;
  while (match.turns() < 300 && match.step()) {
    auto const* const offer = std::get_if<phase::Offer>(&match.state().phase);
    if (offer == nullptr) continue;
    auto const games = games_of(edition, match.state(), offer->trade);
    all.insert(all.end(), games.begin(), games.end());
  }
  return all;
}

}  // namespace kuhhandel
