// Tests of super horse trading: after a trade, the same player may still auction one card (C11.1).
#include <gmock/gmock.h>

#include "engine/legal_actions.h"
#include "engine/view.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

using ::testing::ElementsAre;

Edition super_trade() { return house(&Ruleset::super_trade, true); }

/// Anna has traded cows with Ben; more trades would be possible.
State traded(Position const& game) {
  auto const herds = game.with_herd(kAnna, {{kCow, 1}, {kPig, 1}}).with_herd(kBen, {{kCow, 1}, {kPig, 1}});
  return after(State(herds), {challenge(kAnna, kBen, kCow), offer(kAnna, {}), accept(kBen)}, super_trade());
}

TEST(SuperTrade, LeavesTheTurnForOneAuction_C11_1) {
  auto const state = traded(a_game());

  EXPECT_EQ(state.turn, kAnna);
  EXPECT_THAT(legal_actions(super_trade(), state, kAnna),
              ElementsAre(Option{option::Auction{}}, Option{option::Stop{}}));
}

TEST(SuperTrade, AllowsNoSecondTrade_C11_1) {
  EXPECT_EQ(refusal(traded(a_game()), challenge(kAnna, kBen, kPig), super_trade()), Refusal::not_now);
}

TEST(SuperTrade, MayEndTheTurnWithoutAnAuction_C11_1) {
  auto const state = after(traded(a_game()), {stop(kAnna)}, super_trade());

  EXPECT_EQ(state.turn, kBen);
  EXPECT_EQ(refusal(traded(a_game()), stop(kBen), super_trade()), Refusal::not_yours);
}

TEST(SuperTrade, EndsWithTheAuction_C11_1) {
  auto const state = after(traded(a_game()), {auction(kAnna), hammer()}, super_trade());

  EXPECT_EQ(state.turn, kBen);
  EXPECT_EQ(in<phase::TurnChoice>(state), phase::TurnChoice{});
}

TEST(SuperTrade, EndsTheTurnAutomaticallyWithAnEmptyPile_C11_1) {
  auto const herds = a_game()
                         .with_herd(kAnna, {{kCow, 2}, {kPig, 1}})
                         .with_herd(kBen, {{kCow, 2}, {kPig, 3}})
                         .with_pile({}, kDora);
  auto const state =
      after(State(herds), {challenge(kAnna, kBen, kCow), offer(kAnna, {}), accept(kBen)}, super_trade());

  EXPECT_EQ(state.turn, kBen);
}

TEST(SuperTrade, DoesNotAllowAStopWithoutATrade_C11_1) {
  EXPECT_EQ(refusal(a_game(), stop(kAnna), super_trade()), Refusal::not_now);
}

TEST(SuperTrade, IsShownAsAChoiceWithoutATrade_C11_1) {
  auto const view = view_for(super_trade(), traded(a_game()), kBen);

  EXPECT_EQ(std::get<seen::TurnChoice>(view.phase),
            (seen::TurnChoice{.may_auction = true, .may_challenge = false, .may_stop = true}));
}

}  // namespace
}  // namespace kuhhandel
