#include "engine/scores.h"

#include <gmock/gmock.h>

#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

Money score_of(Seat seat, State const& state, Edition const& edition = second()) {
  return scores(edition, state).of(seat).total;
}

SeatSet seats(std::initializer_list<Seat> list) {
  SeatSet set;
  for (auto const seat : list) set.insert(seat);
  return set;
}

TEST(Scores, AreTheSumOfTheQuartetsTimesTheirNumber_C9_1) {
  State const state = a_game().with_herd(kAnna, {{kCow, 4}, {kGoose, 4}});

  EXPECT_EQ(score_of(kAnna, state), (800 + 40) * 2);
}

TEST(Scores, IgnoreIncompleteQuartets_C9_1) {
  State const state = a_game().with_herd(kAnna, {{kCow, 3}, {kGoose, 4}}).with_herd(kBen, {{kCow, 1}});

  EXPECT_EQ(score_of(kAnna, state), 40);
  EXPECT_EQ(score_of(kBen, state), 0);
}

TEST(Scores, IgnoreMoney_C9_1) {
  State const state = a_game().with_hand(kAnna, money({{500, 5}})).with_herd(kAnna, {{kRooster, 4}});

  EXPECT_EQ(score_of(kAnna, state), 10);
}

TEST(Scores, ShowTheirArithmetic_C9_1) {
  State const state = a_game().with_herd(kAnna, {{kCow, 4}, {kGoose, 4}, {kPig, 1}});

  auto const sheet = scores(second(), state).of(kAnna);

  EXPECT_THAT(sheet.quartets, ElementsAre(kGoose, kCow));
  EXPECT_EQ(sheet.sum, 840);
  EXPECT_EQ(sheet.times, 2);
  EXPECT_EQ(sheet.money, 0);
  EXPECT_THAT(scores(second(), state).of(kBen).quartets, IsEmpty());
}

TEST(Scores, KnowTheWorthOfEveryAnimal_C1_1) {
  constexpr std::array kWorths{10, 40, 90, 160, 250, 350, 500, 650, 800, 1000};
  for (auto const animal : animals_of(second())) {
    State const state = a_game().with_herd(kAnna, {{animal, 4}});

    EXPECT_EQ(score_of(kAnna, state), kWorths.at(static_cast<std::size_t>(index_of(animal))));
  }
}

TEST(Scores, AreThePlainSumWithoutMultiplication_C9_2) {
  State const state = a_game().with_herd(kAnna, {{kCow, 4}, {kGoose, 4}});

  EXPECT_EQ(score_of(kAnna, state, house(&Ruleset::multiply, false)), 840);
}

TEST(Scores, AddTheMoneyLastIfItCounts_C9_5_C11_2) {
  State const state = a_game()
                          .with_hand(kAnna, money({{0, 1}, {10, 3}, {200, 2}}))
                          .with_herd(kAnna, {{kCow, 4}, {kGoose, 4}});
  auto const edition = house(&Ruleset::money_counts, true);

  EXPECT_EQ(score_of(kAnna, state, edition), 1680 + 430);
  EXPECT_EQ(score_of(kBen, state, edition), 90);
}

TEST(Scores, GiveTheWinToMostPoints_C9_6) {
  State const state = a_game().with_herd(kAnna, {{kCow, 4}}).with_herd(kBen, {{kHorse, 4}});

  EXPECT_EQ(winners(scores(second(), state)), seats({kBen}));
}

TEST(Scores, ShareTheWinAtEqualPoints_C9_6) {
  // (90 + 160) * 2 = 500
  State const state = a_game().with_herd(kBen, {{kCat, 4}, {kDog, 4}}).with_herd(kDora, {{kDonkey, 4}});

  EXPECT_EQ(winners(scores(second(), state)), seats({kBen, kDora}));
}

TEST(Scores, GiveTheWorkedExample_C9_7) {
  State const state = a_game().with_herd(kAnna, {{kPig, 4}, {kDog, 4}, {kRooster, 4}});

  EXPECT_EQ(score_of(kAnna, state), 2460);
}

}  // namespace
}  // namespace kuhhandel
