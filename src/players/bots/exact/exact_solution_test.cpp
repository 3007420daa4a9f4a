#include "bots/exact/exact_solution.h"

#include <gtest/gtest.h>

#include <numeric>
#include <string>
#include <variant>

#include "engine/choices/choices.h"
#include "engine/play.h"
#include "tests/support/random_play.h"
#include "tests/support/small_box.h"

namespace kuhhandel::bots {
namespace {

double value_of_game(Edition const& edition) {
  ExactSolution solution(edition);
  return solution.value(ask(edition, start(edition, 2, "", kAnna).next, 0));
}

TEST(ExactSolution, ExistsForSmallGamesOfTwoPlayers) {
  for (auto const* const id : {"mini-2", "mini-donkey"}) EXPECT_TRUE(is_solvable(published(id), 2)) << id;
  for (auto const* const id : {"second", "master", "duel", "mini-pairs"})
    EXPECT_FALSE(is_solvable(published(id), 2)) << id;
  EXPECT_FALSE(is_solvable(published("mini-3"), 3));
  EXPECT_FALSE(is_solvable(small_box(1, 3, money({{10, 1}})), 2)) << "it can be traded for ever (C12.3)";
  EXPECT_TRUE(is_solvable(small_box(2, 2, money({{0, 1}, {10, 2}})), 2));
  EXPECT_FALSE(is_solvable(small_box(2, 2, money({{0, 2}, {10, 2}})), 2)) << "too much money";
  EXPECT_FALSE(is_solvable(small_box(2, 2, money({{0, 1}, {20, 1}})), 2)) << "there could be two ways to pay";
}

// docs/SOLVED.md; the first one can be solved by hand (build_tree_test.cpp).
TEST(ExactSolution, KnowsTheValueOfAGame) {
  EXPECT_NEAR(value_of_game(small_box(1, 2, money({{0, 1}, {10, 1}}))), 0.5, 0.003);
  EXPECT_NEAR(value_of_game(published("mini-2")), 0, 0.003);
  EXPECT_NEAR(value_of_game(published("mini-donkey")), 0, 0.003);
}

/// There is no other choice than the first ones.
void expect_probabilities(PerChoice const& mix, std::size_t choices) {
  EXPECT_NEAR(std::accumulate(mix.begin(), mix.begin() + static_cast<int>(choices), 0.0), 1, 1e-9);
  EXPECT_NEAR(std::accumulate(mix.begin(), mix.end(), 0.0), 1, 1e-9);
  for (auto const probability : mix) EXPECT_GE(probability, 0);
}

/// Every offer and answer is legal, whatever the cards of the offer are.
void expect_a_legal_mix(Edition const& edition, State const& offering, SolvedTrade const& trade) {
  expect_probabilities(trade.mix.rows, trade.offers.size());
  for (std::size_t signal = 0; signal < trade.game.signals; ++signal)
    expect_probabilities(trade.mix.columns[signal], trade.counters.size());
  for (auto const& offer : trade.offers) {
    auto const offered = play(edition, offering, {trade.challenger, action::Offer{offer}});
    ASSERT_TRUE(offered);
    auto const challenged = std::get<phase::Answer>(offered->next.phase).trade.challenged;
    for (auto const& counter : trade.counters) {
      auto const action = counter.empty() ? Action{action::Accept{}} : Action{action::Counter{counter}};
      EXPECT_TRUE(play(edition, offered->next, {challenged, action}));
    }
  }
}

TEST(ExactSolution, MixesLegalOffersAndAnswers) {
  for (auto const* const id : {"mini-2", "mini-donkey"}) {
    auto const& edition = published(id);
    ExactSolution solution(edition);
    int trades = 0;
    for (int seed = 0; seed < 30; ++seed) {
      Rng rng(static_cast<std::uint64_t>(seed));
      auto state = start(edition, 2, std::to_string(seed)).next;
      while (!std::holds_alternative<phase::Finished>(state.phase)) {
        if (std::holds_alternative<phase::Offer>(state.phase)) {
          expect_a_legal_mix(edition, state, solution.trade(state));
          ++trades;
        }
        auto const actor = random_actor(edition, state, rng);
        play_unchecked(edition, state, random_command(edition, state, actor, rng));
      }
    }
    EXPECT_GT(trades, 10) << id;
  }
}

TEST(ExactSolution, OfAnAnswerDoesNotDependOnTheHiddenCards_C6_3) {
  auto const& edition = published("mini-2");
  ExactSolution solution(edition);
  auto offering = start(edition, 2, "", kAnna).next;
  offering.pile = {};
  for (int i = 0; i < 2; ++i) offering.herd(seat_at(i)).add(animal_at(0));
  for (int i = 0; i < 2; ++i) offering.herd(seat_at(i)).add(animal_at(1));
  offering.phase = phase::Offer{{kAnna, kBen, animal_at(0), 1, 1}};
  auto const mix_after = [&](Money card) {
    return solution.trade(play(edition, offering, {kAnna, action::Offer{cards_of_value(card)}})->next)
        .mix.columns;
  };

  EXPECT_EQ(mix_after(0), mix_after(10));
}

}  // namespace
}  // namespace kuhhandel::bots
