// Tests of tales of trades: robberies and equal sums.
#include "story/trade_tales.h"

#include <gmock/gmock.h>

#include "tests/support/game_with_tales.h"
#include "tests/support/position.h"

namespace kuhhandel::story {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// Anna and Ben own two pigs each, worth 325 of the 650; both hold two zeros, four tens and a fifty.
Position two_pigs_each() { return a_game().with_herd(kAnna, {{kPig, 2}}).with_herd(kBen, {{kPig, 2}}); }

TEST(TradeTales, IncludeTwoPigsForOneZero_C6_5) {
  auto const zero = money({{0, 1}});
  auto const game = game_with_tales(second(), two_pigs_each(),
                                    {challenge(kAnna, kBen, kPig), offer(kAnna, zero), accept(kBen)});

  Robbery const robbery{.step = 3,
                        .taker = kAnna,
                        .from = kBen,
                        .animal = kPig,
                        .count = 2,
                        .worth = 325,
                        .laid = zero,
                        .against = {},
                        .cost = 0};
  EXPECT_THAT(tales<Robbery>(game), ElementsAre(robbery));
  EXPECT_EQ(weight_of(robbery), 325);
}

TEST(TradeTales, CountHowMuchMoreTheTakerPaid_C6_6) {
  auto const game = game_with_tales(
      second(), two_pigs_each(),
      {challenge(kAnna, kBen, kPig), offer(kAnna, money({{10, 3}})), counter(kBen, money({{10, 4}}))});

  auto const robbery = tales<Robbery>(game).at(0);
  EXPECT_EQ(robbery.taker, kBen);
  EXPECT_EQ(robbery.laid, money({{10, 4}}));
  EXPECT_EQ(robbery.against, money({{10, 3}}));
  EXPECT_EQ(robbery.cost, 10);
}

TEST(TradeTales, CountAllOffersIfOnlyTheWinnerPays_C6_8) {
  auto const pays = house(&Ruleset::settlement, Settlement::winner_pays);
  auto const game = game_with_tales(
      pays, two_pigs_each(),
      {challenge(kAnna, kBen, kPig), offer(kAnna, money({{10, 3}})), counter(kBen, money({{10, 4}}))});

  EXPECT_EQ(tales<Robbery>(game).at(0).cost, 40);
}

TEST(TradeTales, IncludeATieAndItsLaterWinner_C6_7) {
  auto const fifty = money({{50, 1}});
  auto const game = game_with_tales(second(), two_pigs_each(),
                                    {challenge(kAnna, kBen, kPig), offer(kAnna, fifty), counter(kBen, fifty),
                                     offer(kAnna, money({{10, 1}})), counter(kBen, money({{10, 2}}))});

  EqualSums const tie{.step = 3,
                      .challenger = kAnna,
                      .challenged = kBen,
                      .animal = kPig,
                      .count = 2,
                      .worth = 325,
                      .sum = 50,
                      .times = 1,
                      .taker = kBen};
  EXPECT_THAT(tales<EqualSums>(game), ElementsAre(tie));
  EXPECT_EQ(tales<Robbery>(game).size(), 1U);
}

TEST(TradeTales, CombineTwoTies_C6_7) {
  auto const fifty = money({{50, 1}});
  auto const ten = money({{10, 1}});
  auto const game = game_with_tales(second(), two_pigs_each(),
                                    {challenge(kAnna, kBen, kPig), offer(kAnna, fifty), counter(kBen, fifty),
                                     offer(kAnna, ten), counter(kBen, ten)});

  auto const ties = tales<EqualSums>(game);
  ASSERT_EQ(ties.size(), 1U);
  EXPECT_EQ(ties[0].step, 5);
  EXPECT_EQ(ties[0].times, 2);
  EXPECT_EQ(ties[0].sum, 10);
  EXPECT_EQ(ties[0].taker, kAnna);
  EXPECT_EQ(weight_of(ties[0]), 325) << "twice what one tie weighs";
  EXPECT_THAT(tales<Robbery>(game), IsEmpty());
}

TEST(TradeTales, ReportATieOnce_C6_7) {
  auto const fifty = money({{50, 1}});
  auto const sheep_too =
      two_pigs_each().with_herd(kAnna, {{kPig, 2}, {kSheep, 1}}).with_herd(kBen, {{kPig, 2}, {kSheep, 1}});
  auto const game = game_with_tales(
      second(), sheep_too,
      {challenge(kAnna, kBen, kPig), offer(kAnna, fifty), counter(kBen, fifty), offer(kAnna, {}),
       accept(kBen), challenge(kBen, kAnna, kSheep), offer(kBen, {}), accept(kAnna)});

  EXPECT_EQ(tales<EqualSums>(game).size(), 1U);
}

TEST(TradeTales, ExcludeRats_C6_9) {
  auto const rats = Position(master(), 3)
                        .with_herd(kAnna, {{kRat, 1}})
                        .with_herd(kBen, {{kRat, 1}})
                        .with_top_of_pile({kCow});
  auto const game = game_with_tales(
      master(), State(rats), {challenge(kAnna, kBen, kRat), offer(kAnna, money({{10, 1}})), accept(kBen)});

  EXPECT_THAT(game.found, IsEmpty());
}

}  // namespace
}  // namespace kuhhandel::story
