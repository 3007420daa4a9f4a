#include "bots/farmer/money_estimates.h"

#include <gtest/gtest.h>

#include "tests/support/outcome.h"
#include "tests/support/position.h"
#include "tests/support/words.h"

namespace kuhhandel::bots {
namespace {

/// Returns Dora's estimates after the commands.
MoneyEstimates followed(State const& state, std::initializer_list<Command> commands) {
  MoneyEstimates money_estimates(second(), 4);
  for (auto const& event : events_seen_by(kDora, events(state, commands))) money_estimates.see(event);
  return money_estimates;
}

TEST(MoneyEstimates, FollowPaydaysAndPaymentsExactly) {
  auto const money_estimates =
      followed(a_game().with_top_of_pile({kDonkey}),
               {auction(kAnna), bid(kBen, 60), hammer(), sell(kAnna), pay(kBen, money({{10, 1}, {50, 1}}))});

  EXPECT_DOUBLE_EQ(money_estimates.money(kAnna), 90 + 50 + 60);
  EXPECT_DOUBLE_EQ(money_estimates.money(kBen), 90 + 50 - 60);
  EXPECT_DOUBLE_EQ(money_estimates.uncertainty(kBen), 0);
}

TEST(MoneyEstimates, EstimateSecretTrades) {
  auto const both_own = a_game().with_herd(kAnna, {{kCow, 1}}).with_herd(kBen, {{kCow, 1}});
  auto const money_estimates =
      followed(both_own, {challenge(kAnna, kBen, kCow), offer(kAnna, money({{50, 1}})), accept(kBen)});

  EXPECT_LT(money_estimates.money(kAnna), 90);
  EXPECT_GT(money_estimates.uncertainty(kAnna), 0);
  EXPECT_DOUBLE_EQ(money_estimates.money(kAnna) + money_estimates.money(kBen), 180);
}

TEST(MoneyEstimates, KnowBothHandsOnceOneIsShown_C4_8) {
  auto const both_own = a_game().with_herd(kAnna, {{kCow, 1}}).with_herd(kBen, {{kCow, 1}});
  auto money_estimates =
      followed(both_own, {challenge(kAnna, kBen, kCow), offer(kAnna, money({{50, 1}})), accept(kBen)});
  money_estimates.see(
      event::ShowedHand{.seat = kBen, .hand = money({{0, 2}, {10, 4}, {50, 2}}), .amount = 200});

  EXPECT_DOUBLE_EQ(money_estimates.money(kAnna), 40);
  EXPECT_DOUBLE_EQ(money_estimates.uncertainty(kAnna), 0);
}

TEST(MoneyEstimates, BoundTheSumOfANumberOfCards) {
  MoneyEstimates const money_estimates(second(), 4);

  EXPECT_DOUBLE_EQ(money_estimates.sums_of(kBen, 3).least, 10) << "two zeros and a ten";
  EXPECT_DOUBLE_EQ(money_estimates.sums_of(kBen, 3).most, 70);
}

TEST(MoneyEstimates, UseAShownHand_C4_8) {
  MoneyEstimates money_estimates(second(), 4);
  money_estimates.see(event::ShowedHand{.seat = kBen, .hand = money({{10, 2}}), .amount = 60});

  EXPECT_DOUBLE_EQ(money_estimates.money(kBen), 20);
  EXPECT_DOUBLE_EQ(money_estimates.uncertainty(kBen), 0);
}

}  // namespace
}  // namespace kuhhandel::bots
