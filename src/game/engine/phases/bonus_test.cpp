// Tests of the first edition: its money and its bonus card (C1.2, C1.5, C2.1, C9.2, C9.3).
#include <gmock/gmock.h>

#include "engine/play.h"
#include "engine/scores.h"
#include "engine/view.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

using ::testing::Contains;
using ::testing::Not;

Edition const& first() { return published("first"); }

Edition multiplying() {
  auto edition = first();
  edition.rules.multiply = true;
  return edition;
}

/// Anna owns all geese and auctions the last rooster missing.
Position one_rooster_short() {
  return Position(first(), 3)
      .with_herd(kAnna, {{kGoose, 4}, {kRooster, 3}})
      .with_top_of_pile({kRooster, kPig});
}

TEST(FirstEdition, DealsTwoZerosAndFiveTensFromItsOwnBox_C1_2_C2_1) {
  auto const game = start(first(), 5, "seed").next;

  EXPECT_EQ(game.hand(kEmil), money({{0, 2}, {10, 5}}));
  EXPECT_EQ(first().money, money({{0, 10}, {10, 25}, {50, 5}, {100, 5}, {200, 5}, {500, 5}}));
}

TEST(FirstEdition, HasThePlainSum_C9_2) {
  State const state = Position(first(), 3).with_herd(kAnna, {{kCow, 4}, {kPig, 4}});

  EXPECT_EQ(scores(first(), state).of(kAnna).total, 1450);
}

TEST(BonusCard, GoesToThePlayerWhoCompletesThePair_C9_3) {
  auto const state = after(State(one_rooster_short()), {auction(kAnna), hammer()}, first());

  EXPECT_EQ(state.bonus, kAnna);
  EXPECT_EQ(scores(first(), state).of(kAnna).total, 10 + 40 + 500);
}

TEST(BonusCard, CanBeWonInATrade_C9_3) {
  auto const game =
      Position(first(), 3).with_herd(kAnna, {{kDog, 4}, {kCat, 2}}).with_herd(kBen, {{kCat, 2}});

  auto const state =
      after(State(game), {challenge(kAnna, kBen, kCat), offer(kAnna, {}), accept(kBen)}, first());

  EXPECT_EQ(state.bonus, kAnna);
}

TEST(BonusCard, StaysWithTheFirst_C9_3) {
  auto const second_pair = one_rooster_short().with_herd(kBen, {{kCat, 4}, {kDog, 4}});
  State state = second_pair;
  state.bonus = kBen;

  EXPECT_EQ(after(state, {auction(kAnna), hammer()}, first()).bonus, kBen);
}

TEST(BonusCard, NeedsBothQuartetsOfThePair_C9_3) {
  auto const game =
      one_rooster_short().with_herd(kAnna, {{kRooster, 3}, {kCat, 4}}).with_top_of_pile({kRooster});

  EXPECT_EQ(after(State(game), {auction(kAnna), hammer()}, first()).bonus, std::nullopt);
}

TEST(BonusCard, IsAddedAfterTheProduct_C9_2_C11_3) {
  auto const state = after(State(one_rooster_short()), {auction(kAnna), hammer()}, multiplying());

  EXPECT_EQ(scores(multiplying(), state).of(kAnna).total, (10 + 40) * 2 + 500);
}

TEST(BonusCard, DoesNotExistIfTheRulesHaveNone_C9_3) {
  auto edition = first();
  edition.rules.bonus = false;

  EXPECT_EQ(after(State(one_rooster_short()), {auction(kAnna), hammer()}, edition).bonus, std::nullopt);
}

TEST(BonusCard, IsPublic_C9_3) {
  auto const emitted = events(one_rooster_short(), {auction(kAnna), hammer()}, first());
  auto const state = after(State(one_rooster_short()), {auction(kAnna), hammer()}, first());

  EXPECT_THAT(emitted, Contains(Event{event::TookBonus{kAnna}}));
  EXPECT_EQ(view_for(first(), state, kBen).bonus, kAnna);
  EXPECT_THAT(events(state, {auction(kBen), hammer()}, first()),
              Not(Contains(Event{event::TookBonus{kAnna}})));
}

}  // namespace
}  // namespace kuhhandel
