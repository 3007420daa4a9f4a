#include "neural/search/imagined_game.h"

#include <gtest/gtest.h>

#include "neural/learned_bot.h"
#include "tests/support/position.h"
#include "tests/support/words.h"

namespace kuhhandel::neural {
namespace {

/// Anna's last trade is for sheep, with Dora. After it, only the others can trade, and Anna is not asked any
/// more.
State the_last_sheep() {
  return a_game()
      .with_paydays(4)
      .with_turn(kAnna)
      .with_herd(kAnna, {{kCow, 4}, {kSheep, 2}})
      .with_herd(kBen, {{kRooster, 4}, {kGoose, 4}, {kCat, 4}, {kDog, 1}, {kDonkey, 1}, {kPig, 1}})
      .with_herd(kCleo, {{kDog, 3}, {kDonkey, 1}, {kHorse, 4}})
      .with_herd(kDora, {{kSheep, 2}, {kGoat, 4}, {kDonkey, 2}, {kPig, 3}});
}

TEST(ImaginedGame, EndsEvenIfOthersTradeInACycle) {
  auto const& edition = second();
  RuleOpponentModel const farmers(edition, 4, kAnna);
  ImaginedGame game{.current = ask_by_ceilings(edition, the_last_sheep(), 1),
                    .memories = memories_at_start(edition, 4),
                    .rule_model = &farmers};
  for (auto const seat : {kBen, kCleo, kDora}) game.farmers.insert(seat);
  PlayoutContext playout_context{Policy(net_for(OutputHead::replies, edition, 4))};
  ValueNet odds(net_for(OutputHead::odds, edition, 4));

  // In one of these, they would pass a donkey around forever.
  for (std::uint64_t chance = 0; chance < 4; ++chance) {
    auto const share = share_after(edition, game, 0, playout_context, odds, Rng(chance));
    EXPECT_GE(share, 0);
    EXPECT_LE(share, 1);
  }
}

}  // namespace
}  // namespace kuhhandel::neural
