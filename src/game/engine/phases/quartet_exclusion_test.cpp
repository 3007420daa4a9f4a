// Tests of Master's score in its five steps, and of the exclusion by the owner of the rats (C9.4, C9.7).
#include "engine/phases/quartet_exclusion.h"

#include <gmock/gmock.h>

#include "engine/legal_actions.h"
#include "engine/play.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

using ::testing::ElementsAre;

/// The worked example: Anna owns four rats, goose, dog and cow, and the pedigrees of dog and horse.
Position the_example() {
  return Position(master(), 3)
      .with_pedigrees(kAnna, {kDog, kHorse})
      .with_herd(kAnna, {{kRat, 4}, {kGoose, 4}, {kDog, 4}, {kCow, 4}})
      .with_pile({}, kBen);
}

/// No trade is possible any more.
State ended(Position const& position, Edition const& edition = master()) {
  return set_up(edition, position).next;
}

Money master_score_of(Seat seat, State const& state, Edition const& edition = master()) {
  return scores(edition, state).of(seat).total;
}

TEST(QuartetExclusion, IsChosenByTheOwnerOfTheRatsAtTheEnd_C9_4) {
  auto const state = ended(the_example());

  EXPECT_EQ(in<phase::QuartetExclusion>(state).seat, kAnna);
  EXPECT_EQ(refusal(state, exclude(kBen, kPig), master()), Refusal::not_yours);
  EXPECT_EQ(refusal(state, exclude(kAnna, kPig), master()), Refusal::no_such_quartet);
  EXPECT_EQ(refusal(state, exclude(kAnna, kRat), master()), Refusal::no_such_quartet);
}

TEST(QuartetExclusion, ShowsWhatEachChoiceWouldScore_C9_4) {
  EXPECT_THAT(legal_actions(master(), ended(the_example()), kAnna),
              ElementsAre(Option{option::Exclude{kGoose, (160 + 800 + 250) * 2 + 250}},
                          Option{option::Exclude{kDog, (40 + 800) * 2 + 500}},
                          Option{option::Exclude{kCow, (40 + 160 + 250) * 2 + 250}}));
}

TEST(QuartetExclusion, GivesTheWorkedExamples_C9_7) {
  auto const state = after(ended(the_example()), {exclude(kAnna, kGoose)}, master());
  EXPECT_EQ(master_score_of(kAnna, state), 2670);

  auto counting = master();
  counting.rules.money_counts = true;
  auto const rich = the_example().with_hand(kAnna, money({{10, 3}, {200, 2}}));
  EXPECT_EQ(
      master_score_of(kAnna, after(ended(rich, counting), {exclude(kAnna, kGoose)}, counting), counting),
      3100);
}

TEST(QuartetExclusion, CountsThePedigreeOfTheExcludedQuartetWithoutTheProduct_C9_4) {
  auto const sheet =
      scores(master(), after(ended(the_example()), {exclude(kAnna, kDog)}, master())).of(kAnna);

  EXPECT_EQ(sheet.excluded, kDog);
  EXPECT_EQ(sheet.pedigrees, 0);
  EXPECT_EQ(sheet.others, 500);
  EXPECT_EQ(sheet.total, (40 + 800) * 2 + 500);
}

TEST(QuartetExclusion, TakesTheBestOneWhileTheGameIsUnfinished_C9_4) {
  auto const before = the_example().with_turn(kBen);

  EXPECT_EQ(master_score_of(kAnna, before), 2670);
  EXPECT_EQ(simplest_action(master(), ended(before), kAnna), Action{action::Exclude{kGoose}});
}

TEST(QuartetExclusion, IsChosenByTheOwnerOfOneQuartetToo_C9_4) {
  auto const one = Position(master(), 3)
                       .with_pedigrees(kAnna, {kDog})
                       .with_herd(kAnna, {{kRat, 4}, {kDog, 4}})
                       .with_pile({}, kBen);
  auto const state = ended(one);

  EXPECT_EQ(in<phase::QuartetExclusion>(state).seat, kAnna);
  EXPECT_EQ(master_score_of(kAnna, after(state, {exclude(kAnna, kDog)}, master())), 250);
}

TEST(QuartetExclusion, IsSkippedWithoutAQuartet_C9_4) {
  auto const rats_alone = Position(master(), 3).with_herd(kAnna, {{kRat, 4}}).with_pile({}, kBen);

  EXPECT_EQ(in<phase::Finished>(ended(rats_alone)), phase::Finished{});
}

TEST(QuartetExclusion, IsSkippedIfTheRatsAreSplit_C9_4) {
  auto const apart = Position(master(), 3)
                         .with_herd(kAnna, {{kRat, 3}, {kDog, 4}})
                         .with_herd(kCleo, {{kRat, 1}})
                         .with_pile({}, kBen);

  EXPECT_EQ(master_score_of(kAnna, apart), 160);
}

TEST(Pedigrees, AddToTheirQuartetBeforeTheProductOrElseAfterIt_C9_4) {
  auto const state = Position(master(), 3)
                         .with_pedigrees(kAnna, {kDog, kHorse, kPig})
                         .with_herd(kAnna, {{kDog, 4}, {kCow, 4}, {kPig, 3}})
                         .with_herd(kBen, {{kPig, 1}});

  EXPECT_EQ(master_score_of(kAnna, state), (160 + 800 + 250) * 2 + 2 * 250);
}

TEST(Pedigrees, CountTenfoldForTenSpecies_C9_4) {
  auto const all = Position(master(), 3).with_pile({}, kAnna);

  EXPECT_EQ(scores(master(), all).of(kAnna).quartets.size(), 9U) << "the rats are a quartet too";
  EXPECT_EQ(master_score_of(kAnna, all), (3850 - 10 + 9 * 250) * 9 + 250);
}

TEST(Master, DealsItsOwnCardsAndPile_C1_3_C1_4_C2_1) {
  auto const game = start(master(), 6, "seed").next;

  EXPECT_EQ(master().money.size(), 66);
  EXPECT_EQ(game.pile.size(), 54);
  EXPECT_EQ(game.bank, money({{50, 6}, {100, 6}, {200, 6}, {500, 6}})) << "just the donkeys' cards";
  EXPECT_EQ(game.hand(kFritz), money({{0, 2}, {10, 3}, {20, 1}, {50, 1}}));
}

TEST(Master, SeatsThreeToSix_C1_6) {
  EXPECT_EQ(master().fewest_seats, 3);
  EXPECT_EQ(master().most_seats, 6);
}

}  // namespace
}  // namespace kuhhandel
