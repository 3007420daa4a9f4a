// Tests that the number of cards per animal depends on the edition: two seats and three copies follow the
// same rules.
#include <gtest/gtest.h>

#include "engine/play.h"
#include "engine/scores.h"
#include "tests/support/outcome.h"
#include "tests/support/random_play.h"
#include "tests/support/small_box.h"
#include "tests/support/whole_box.h"
#include "tests/support/words.h"

namespace kuhhandel {
namespace {

/// Anna and Ben play for two animals, with this many copies of each.
Edition a_small_box(int copies) { return small_box(2, copies, money({{0, 2}, {10, 4}, {50, 1}})); }

/// One animal is split, Anna owns the other; the pile is empty.
State split(Edition const& edition, int annas, int bens) {
  auto state = start(edition, 2, "", kAnna).next;
  state.pile = {};
  state.herd(kAnna).add(animal_at(0), annas);
  state.herd(kBen).add(animal_at(0), bens);
  state.herd(kAnna).add(animal_at(1), edition.animal(animal_at(1)).copies);
  return set_up(edition, state).next;
}

TEST(Copies, AllOfAnAnimalFormItsQuartet_C9_1) {
  for (int copies = 1; copies <= 5; ++copies) {
    auto const edition = a_small_box(copies);

    EXPECT_EQ(scores(edition, split(edition, copies - 1, 1)).of(kAnna).total, 10);
    EXPECT_EQ(scores(edition, split(edition, copies, 0)).of(kAnna).total, 20 * 2);
  }
}

TEST(Copies, CannotBeTradedIfOnePlayerOwnsAll_C3_2) {
  for (int copies = 2; copies <= 5; ++copies) {
    auto const edition = a_small_box(copies);

    EXPECT_TRUE(is_in<phase::TurnChoice>(split(edition, copies - 1, 1)));
    EXPECT_TRUE(is_in<phase::Finished>(split(edition, copies, 0)));
  }
}

TEST(Copies, AreTradedInPairsOnlyIfEachPlayerOwnsTwo_C6_2) {
  auto const at_stake = [](int copies, int annas, int bens) {
    auto const edition = a_small_box(copies);
    auto const traded = play(edition, split(edition, annas, bens), challenge(kAnna, kBen, animal_at(0)));
    return int{in<phase::Offer>(traded->next).trade.count};
  };

  EXPECT_EQ(at_stake(2, 1, 1), 1);
  EXPECT_EQ(at_stake(3, 2, 1), 1);
  EXPECT_EQ(at_stake(4, 2, 2), 2);
  EXPECT_EQ(at_stake(5, 3, 2), 1);
}

TEST(Copies, AreAllTogetherAtTheEndOfATwoPlayerGame_C3_4) {
  for (int copies = 1; copies <= 5; ++copies) {
    auto const edition = a_small_box(copies);
    Rng rng(static_cast<std::uint64_t>(copies));
    Asking now{.state = start(edition, 2, std::to_string(copies)).next, .silent = {}};
    while (asked(edition, now)) answer_randomly(edition, now, rng);

    EXPECT_EQ(all_money(now.state), edition.money);
    EXPECT_EQ(red_cards(now.state), red_cards(edition));
    EXPECT_TRUE(is_in<phase::Finished>(now.state));
    auto const sheets = scores(edition, now.state);
    EXPECT_EQ(sheets.of(kAnna).quartets.size() + sheets.of(kBen).quartets.size(), 2U);
  }
}

}  // namespace
}  // namespace kuhhandel
