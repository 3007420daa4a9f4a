#include "engine/legal_actions.h"

#include <gmock/gmock.h>

#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

using ::testing::Eq;
using ::testing::IsEmpty;
using ::testing::Optional;

State two_with_a_cow() { return a_game().with_herd(kAnna, {{kCow, 1}}).with_herd(kBen, {{kCow, 1}}); }

TEST(LegalActions, AreEmptyForAPlayerWithoutASeat_C3_1) {
  EXPECT_THAT(legal_actions(second(), after(a_game(3), {auction(kAnna)}), kDora), IsEmpty());
}

TEST(SimplestAction, AuctionsOrElseTrades_C3_3) {
  State const empty =
      a_game().with_herd(kAnna, {{kCow, 1}}).with_herd(kBen, {{kCow, 3}}).with_pile({}, kDora);

  EXPECT_THAT(simplest_action(second(), two_with_a_cow(), kAnna), Optional(Eq(Action{action::Auction{}})));
  EXPECT_THAT(simplest_action(second(), empty, kAnna), Optional(Eq(Action{action::Challenge{kBen, kCow}})));
}

TEST(SimplestAction, StaysSilentInAnAuction_C4_2) {
  EXPECT_EQ(simplest_action(second(), after(a_game(), {auction(kAnna)}), kBen), std::nullopt);
}

TEST(SimplestAction, SellsAndPaysTheCheapest_C4_4) {
  auto const state = after(a_game(), {auction(kAnna), bid(kBen, 50), hammer()});

  EXPECT_THAT(simplest_action(second(), state, kAnna), Optional(Eq(Action{action::Sell{}})));
  EXPECT_THAT(simplest_action(second(), after(state, {sell(kAnna)}), kBen),
              Optional(Eq(Action{action::Pay{money({{50, 1}})}})));
}

TEST(SimplestAction, OffersTheLeastAndAccepts_C6_5) {
  auto const state = after(two_with_a_cow(), {challenge(kAnna, kBen, kCow)});

  EXPECT_THAT(simplest_action(second(), state, kAnna), Optional(Eq(Action{action::Offer{}})));
  EXPECT_THAT(simplest_action(second(), after(state, {offer(kAnna, {})}), kBen),
              Optional(Eq(Action{action::Accept{}})));
}

TEST(SimplestAction, OffersTheCheapestCardIfOneIsRequired_C6_3) {
  auto const state = after(two_with_a_cow(), {challenge(kAnna, kBen, kCow)});
  auto const edition = house(&Ruleset::least_offer, std::uint8_t{1});

  EXPECT_THAT(simplest_action(edition, state, kAnna), Optional(Eq(Action{action::Offer{money({{0, 1}})}})));
}

TEST(SimplestAction, DoesNotExistForAPlayerWhoMayNotAct_C3_1) {
  EXPECT_EQ(simplest_action(second(), a_game(), kBen), std::nullopt);
}

}  // namespace
}  // namespace kuhhandel
