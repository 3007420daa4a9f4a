// Tests of Master's pedigrees: the countdown in numbers of cards, the buying right, the payment (C7).
#include "engine/phases/countdown.h"

#include <gmock/gmock.h>

#include "engine/legal_actions.h"
#include "engine/view.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

Position pedigree_first() { return Position(master(), 4).with_top_of_pile({Card::pedigree(kCow), kPig}); }

/// Anna counts down for the cow's pedigree, and is `counts` below 10.
State counted_down(int counts = 0, Position const& from = pedigree_first()) {
  auto state = after(State(from), {auction(kAnna)}, master());
  for (int i = 0; i < counts; ++i) state = after(state, {tick()}, master());
  return state;
}

/// Ben, who has seven cards, claims at the count.
State claimed_at(int count, Position const& from = pedigree_first()) {
  return after(counted_down(10 - count, from), {claim(kBen)}, master());
}

TEST(Countdown, StartsAtTenCards_C7_1) {
  EXPECT_EQ(in<phase::Countdown>(counted_down()), (phase::Countdown{kAnna, kCow, 10, {}}));
  EXPECT_EQ(in<phase::Countdown>(counted_down(3)).count, 7);
}

TEST(Countdown, CanBeClaimedByAnyOtherPlayerAtTheCurrentCount_C7_1) {
  EXPECT_EQ(in<phase::ClaimRight>(claimed_at(4)).claim, (Claim{kBen, 4}));
  EXPECT_EQ(refusal(counted_down(), claim(kAnna), master()), Refusal::own_countdown);
  EXPECT_EQ(refusal(counted_down(), {House{}, action::Claim{}}, master()), Refusal::not_yours);
}

TEST(Countdown, IsAdvancedOnlyByTheBank_C7_1) {
  EXPECT_EQ(refusal(counted_down(), {kAnna, action::Tick{}}, master()), Refusal::not_yours);
  EXPECT_THAT(legal_actions(master(), counted_down(), House{}), ElementsAre(Option{option::Tick{}}));
  EXPECT_THAT(legal_actions(master(), counted_down(), kAnna), IsEmpty());
}

TEST(Countdown, RefusesOtherActions_C7_1) {
  for (auto const& command : {bid(kBen, 10), hammer(), auction(kAnna), take(kBen)}) {
    EXPECT_EQ(refusal(counted_down(), command, master()), Refusal::not_now);
  }
}

TEST(Countdown, RequiresExactlyThatManyCardsOfAnyValue_C7_1) {
  auto const state = after(claimed_at(3), {sell(kAnna)}, master());
  auto const three = money({{0, 2}, {10, 1}});

  EXPECT_EQ(refusal(state, pay(kBen, money({{50, 1}, {20, 1}})), master()), Refusal::wrong_number_of_cards);
  EXPECT_EQ(refusal(state, pay(kBen, money({{500, 3}})), master()), Refusal::not_your_cards);
  EXPECT_EQ(refusal(state, pay(kAnna, three), master()), Refusal::not_yours);
  auto const paid = after(state, {pay(kBen, three)}, master());
  EXPECT_EQ(paid.pedigrees.owner(kCow), kBen);
  EXPECT_EQ(paid.hand(kAnna), master().hand + three);
  EXPECT_EQ(paid.turn, kBen);
}

TEST(Countdown, HasABuyingRightBeforeTheCardsAreSeen_C7_2) {
  auto const bought = after(claimed_at(3), {buy(kAnna)}, master());

  EXPECT_EQ(in<phase::ClaimPayment>(bought), (phase::ClaimPayment{kAnna, kBen, 3, kCow}));
  EXPECT_EQ(after(bought, {pay(kAnna, money({{10, 3}}))}, master()).pedigrees.owner(kCow), kAnna);
}

TEST(Countdown, RequiresThatManyCardsToBuy_C7_2) {
  auto const poor = pedigree_first().with_hand(kAnna, money({{500, 2}}));

  EXPECT_EQ(refusal(claimed_at(3, poor), buy(kAnna), master()), Refusal::cannot_buy_claim);
  EXPECT_EQ(refusal(claimed_at(2, poor), buy(kAnna), master()), std::nullopt);
  EXPECT_EQ(refusal(claimed_at(2, poor), buy(kCleo), master()), Refusal::not_yours);
}

TEST(Countdown, BuysOffAClaimAboveTheHandUnseen_C7_2) {
  auto const rich = pedigree_first().with_hand(kAnna, money({{0, 4}, {10, 6}}));
  auto const emitted = events(claimed_at(9, rich), {buy(kAnna)}, master());

  EXPECT_THAT(emitted, ElementsAre(Event{event::ClaimBought{kAnna, {kBen, 9}}}));
}

TEST(Countdown, LeavesAnUnclaimedPedigreeToTheAuctioneer_C7_3) {
  auto const state = after(counted_down(9), {tick()}, master());

  EXPECT_EQ(state.pedigrees.owner(kCow), kAnna);
  EXPECT_EQ(state.hand(kAnna), master().hand);
  EXPECT_EQ(state.turn, kBen);
}

TEST(Countdown, IsPaidClosed_C7_4) {
  auto const three = money({{0, 2}, {10, 1}});
  auto const emitted = events(after(claimed_at(3), {sell(kAnna)}, master()), {pay(kBen, three)}, master());
  auto const seen = [&](Viewer viewer) {
    return std::get<event::Paid<SeenMoney>>(events_seen_by(viewer, emitted).front()).laid;
  };

  EXPECT_EQ(seen(kAnna), (SeenMoney{3, three}));
  EXPECT_EQ(seen(kBen), (SeenMoney{3, three}));
  EXPECT_EQ(seen(kCleo), (SeenMoney{3, {}}));
  EXPECT_EQ(seen({}), (SeenMoney{3, {}}));
}

TEST(Countdown, RestartsWithAPlayerWithTooFewCardsUpToTheirHand_C7_5) {
  auto const state = after(claimed_at(9), {sell(kAnna)}, master());

  EXPECT_EQ(in<phase::Countdown>(state), (phase::Countdown{kAnna, kCow, 10, only(kBen)}));
  EXPECT_EQ(refusal(state, claim(kBen), master()), Refusal::above_shown_cards);
  EXPECT_EQ(refusal(state, claim(kCleo), master()), std::nullopt);
  auto const seven = after(state, {tick(), tick(), tick()}, master());
  EXPECT_EQ(refusal(seven, claim(kBen), master()), std::nullopt);
}

TEST(Countdown, ShowsTheHandOfAPlayerWithTooFewCards_C7_5) {
  auto const emitted = events(claimed_at(9), {sell(kAnna)}, master());
  auto const view = view_for(master(), after(claimed_at(9), {sell(kAnna)}, master()), kDora);

  EXPECT_THAT(emitted, Contains(Event{event::ShowedTooFew{kBen, master().hand, 9}}));
  EXPECT_EQ(view.shown[kBen], master().hand);
}

TEST(Countdown, MayBeClaimedWithAnEmptyHandToNoEffect_C7_5) {
  auto const state = after(claimed_at(1, pedigree_first().with_hand(kBen, {})), {sell(kAnna)}, master());

  EXPECT_THAT(legal_actions(master(), after(counted_down(), {}, master()), kBen),
              ElementsAre(Option{option::Claim{}}));
  EXPECT_THAT(legal_actions(master(), state, kBen), IsEmpty());
}

TEST(Countdown, OffersTheCheapestCardsForAnInactivePlayer_C7_1) {
  auto const owing = after(claimed_at(3), {sell(kAnna)}, master());

  EXPECT_EQ(simplest_action(master(), owing, kBen), Action{action::Pay{money({{0, 2}, {10, 1}})}});
  EXPECT_EQ(simplest_action(master(), counted_down(), kBen), std::nullopt);
}

TEST(Pedigrees, AreNeverTraded_C6_10) {
  auto const game_with = pedigree_first().with_pedigrees(kAnna, {kHorse}).with_herd(kBen, {{kHorse, 1}});

  EXPECT_THAT(legal_actions(master(), game_with, kAnna), ElementsAre(Option{option::Auction{}}));
  EXPECT_EQ(refusal(game_with, challenge(kAnna, kBen, kHorse), master()), Refusal::no_such_trade);
}

}  // namespace
}  // namespace kuhhandel
