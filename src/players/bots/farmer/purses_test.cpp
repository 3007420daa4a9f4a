#include "bots/farmer/purses.h"

#include <gtest/gtest.h>

#include "tests/support/outcome.h"
#include "tests/support/position.h"
#include "tests/support/words.h"

namespace kuhhandel::bots {
namespace {

/// What Dora makes of the commands.
Purses followed(State const& state, std::initializer_list<Command> commands) {
  Purses purses(second(), 4);
  for (auto const& event : events_seen_by(kDora, events(state, commands))) purses.see(event);
  return purses;
}

TEST(Purses, FollowPaydaysAndPaymentsExactly) {
  auto const purses =
      followed(a_game().with_top_of_pile({kDonkey}),
               {auction(kAnna), bid(kBen, 60), hammer(), sell(kAnna), pay(kBen, money({{10, 1}, {50, 1}}))});

  EXPECT_DOUBLE_EQ(purses.money(kAnna), 90 + 50 + 60);
  EXPECT_DOUBLE_EQ(purses.money(kBen), 90 + 50 - 60);
  EXPECT_DOUBLE_EQ(purses.doubt(kBen), 0);
}

TEST(Purses, GuessWhatIsTradedInSecret) {
  auto const both_own = a_game().with_herd(kAnna, {{kCow, 1}}).with_herd(kBen, {{kCow, 1}});
  auto const purses =
      followed(both_own, {challenge(kAnna, kBen, kCow), offer(kAnna, money({{50, 1}})), accept(kBen)});

  EXPECT_LT(purses.money(kAnna), 90);
  EXPECT_GT(purses.doubt(kAnna), 0);
  EXPECT_DOUBLE_EQ(purses.money(kAnna) + purses.money(kBen), 180);
}

TEST(Purses, KnowBothHandsAgainOnceOneOfTheTwoIsShown_C4_8) {
  auto const both_own = a_game().with_herd(kAnna, {{kCow, 1}}).with_herd(kBen, {{kCow, 1}});
  auto purses =
      followed(both_own, {challenge(kAnna, kBen, kCow), offer(kAnna, money({{50, 1}})), accept(kBen)});
  purses.see(event::ShowedHand{.seat = kBen, .hand = money({{0, 2}, {10, 4}, {50, 2}}), .amount = 200});

  EXPECT_DOUBLE_EQ(purses.money(kAnna), 40);
  EXPECT_DOUBLE_EQ(purses.doubt(kAnna), 0);
}

TEST(Purses, KnowWhatSoManyCardsMayComeTo) {
  Purses const purses(second(), 4);

  EXPECT_DOUBLE_EQ(purses.sums_of(kBen, 3).least, 10) << "two zeros and a ten";
  EXPECT_DOUBLE_EQ(purses.sums_of(kBen, 3).most, 70);
}

TEST(Purses, BelieveAShownHand_C4_8) {
  Purses purses(second(), 4);
  purses.see(event::ShowedHand{.seat = kBen, .hand = money({{10, 2}}), .amount = 60});

  EXPECT_DOUBLE_EQ(purses.money(kBen), 20);
  EXPECT_DOUBLE_EQ(purses.doubt(kBen), 0);
}

}  // namespace
}  // namespace kuhhandel::bots
