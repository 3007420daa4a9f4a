#include "engine/standing.h"

#include <gtest/gtest.h>

#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

Money standing_of(Seat seat, State const& state, Viewer viewer, Edition const& edition = second()) {
  return standing(edition, view_for(edition, state, viewer)).of(seat).total;
}

TEST(Standing, IsTheCurrentScoreOfTheQuartets_C9_1) {
  State const state = a_game().with_herd(kAnna, {{kPig, 4}, {kDog, 4}}).with_herd(kBen, {{kCow, 3}});

  EXPECT_EQ(standing_of(kAnna, state, kBen), (650 + 160) * 2);
  EXPECT_EQ(standing_of(kBen, state, kBen), 0);
}

TEST(Standing, AppliesTheRatExclusion_C9_4) {
  State const state = Position(master(), 4).with_herd(kAnna, {{kRat, 4}, {kCow, 4}, {kGoose, 4}});

  EXPECT_EQ(standing_of(kAnna, state, kBen, master()), 800);
}

TEST(Standing, ExcludesMoney_C9_5) {
  auto edition = second();
  edition.rules.money_counts = true;
  State const state = a_game().with_hand(kAnna, money({{500, 2}})).with_herd(kAnna, {{kRooster, 4}});

  for (auto const viewer : {Viewer{kAnna}, Viewer{kBen}, Viewer{}}) {
    EXPECT_EQ(standing_of(kAnna, state, viewer, edition), 10);
  }
}

}  // namespace
}  // namespace kuhhandel
