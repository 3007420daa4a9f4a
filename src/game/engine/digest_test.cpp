#include "engine/digest.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

std::uint64_t digest_in(Phase const& phase) {
  State state = a_game();
  state.phase = phase;
  return digest(state);
}

TEST(Digest, DistinguishesStatesByOneCard) {
  State const state = a_game();

  EXPECT_NE(digest(state), digest(a_game().with_turn(kBen)));
  EXPECT_NE(digest(state), digest(a_game().with_hand(kAnna, money({{0, 2}, {10, 3}, {50, 1}}))));
  EXPECT_NE(digest(state), digest(a_game().with_top_of_pile({kCow})));
  EXPECT_NE(digest(state), digest(a_game().with_herd(kAnna, {{kCow, 1}})));
  EXPECT_NE(digest(state), digest(a_game().with_paydays(1)));
}

TEST(Digest, DistinguishesOwners) {
  auto const ten = money({{10, 1}});
  auto const fifty = money({{50, 1}});
  EXPECT_NE(digest(a_game().with_hand(kAnna, ten).with_hand(kBen, fifty)),
            digest(a_game().with_hand(kAnna, fifty).with_hand(kBen, ten)));
  EXPECT_NE(digest(a_game().with_herd(kAnna, {{kCow, 1}}).with_herd(kBen, {{kPig, 1}})),
            digest(a_game().with_herd(kAnna, {{kPig, 1}}).with_herd(kBen, {{kCow, 1}})));
}

TEST(Digest, DistinguishesEveryPartOfAPhase) {
  SeatSet cleo;
  cleo.insert(kCleo);
  Trade const trade{.challenger = kAnna, .challenged = kBen, .animal = kCow, .count = 1, .round = 1};
  auto later = trade;
  later.round = 2;
  auto const ten = money({{10, 1}});
  std::vector<Phase> const phases{phase::TurnChoice{},
                                  phase::Finished{},
                                  phase::Bidding{kAnna, kCow, {}, {}},
                                  phase::Bidding{kBen, kCow, {}, {}},
                                  phase::Bidding{kAnna, kPig, {}, {}},
                                  phase::Bidding{kAnna, kCow, {}, cleo},
                                  phase::Bidding{kAnna, kCow, Bid{kBen, 10}, {}},
                                  phase::Bidding{kAnna, kCow, Bid{kBen, 20}, {}},
                                  phase::Bidding{kAnna, kCow, Bid{kCleo, 10}, {}},
                                  phase::BuyingRight{kAnna, kCow, {kBen, 10}, {}},
                                  phase::BuyingRight{kAnna, kCow, {kBen, 10}, cleo},
                                  phase::Payment{kAnna, kBen, 10, kCow},
                                  phase::Payment{kBen, kAnna, 10, kCow},
                                  phase::Payment{kAnna, kBen, 20, kCow},
                                  phase::Payment{kAnna, kBen, 10, kPig},
                                  phase::Offer{trade},
                                  phase::Offer{later},
                                  phase::Answer{trade, {}},
                                  phase::Answer{trade, ten},
                                  phase::Answer{later, {}}};
  std::set<std::uint64_t> digests;
  for (auto const& phase : phases) digests.insert(digest_in(phase));

  EXPECT_EQ(digests.size(), phases.size());
}

TEST(Digest, IgnoresTheHistoryOfAPosition) {
  auto const turned = after(a_game(3).with_turn(kCleo).with_top_of_pile({kCow}), {auction(kCleo), hammer()});

  EXPECT_EQ(digest(turned), digest(a_game(3).with_herd(kCleo, {{kCow, 1}})));
}

}  // namespace
}  // namespace kuhhandel
