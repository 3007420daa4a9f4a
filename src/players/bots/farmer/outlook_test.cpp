#include "bots/farmer/outlook.h"

#include <gtest/gtest.h>

#include "tests/support/position.h"
#include "tests/support/words.h"

namespace kuhhandel::bots {
namespace {

Outlook outlook(State const& state) {
  return outlook_on(second(), view_for(second(), state, {}), MoneyEstimates(second(), state.seats));
}

TEST(Outlook, AllAreEqualAtTheStart) {
  for (int i = 0; i < 4; ++i) EXPECT_NEAR(share_of_points(outlook(a_game()), seat_at(i)), 0.25, 1e-9);
}

TEST(Outlook, MoneyAnimalsAndQuartetsHaveValue) {
  auto const even = outlook(a_game());
  auto rich = even;
  rich.money_of(kAnna) += 100;
  auto const cow = outlook(a_game().with_herd(kAnna, {{kCow, 1}}));
  auto const cows = outlook(a_game().with_herd(kAnna, {{kCow, 4}}));

  EXPECT_GT(share_of_points(rich, kAnna), 0.26);
  EXPECT_GT(share_of_points(cow, kAnna), 0.26);
  EXPECT_GT(share_of_points(cows, kAnna), share_of_points(cow, kAnna));
  EXPECT_LT(share_of_points(cows, kBen), 0.25);
}

TEST(Outlook, MoneyIsWorthLessBeforeLaterPaydays_C5_1) {
  auto const worth_of_100 = [](State const& state) {
    auto rich = outlook(state);
    rich.money_of(kAnna) += 100;
    return share_of_points(rich, kAnna);
  };

  EXPECT_LT(worth_of_100(a_game()), worth_of_100(a_game().with_paydays(4)));
}

TEST(Outlook, AQuartetMultipliesTheOthers_C9_1) {
  auto const gain = [](std::initializer_list<std::pair<AnimalId, int>> herd) {
    auto const with = outlook(a_game().with_herd(kAnna, herd));
    auto more = with;
    more.herds[kAnna].add(kDog, 4);
    more.unseen[kDog] = 0;
    return share_of_points(more, kAnna) - share_of_points(with, kAnna);
  };

  EXPECT_GT(gain({{kCow, 4}}), gain({}));
}

}  // namespace
}  // namespace kuhhandel::bots
