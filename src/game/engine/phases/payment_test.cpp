#include "engine/phases/payment.h"

#include <gmock/gmock.h>

#include "engine/legal_actions.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;

/// Ben owes Anna 40 for a cow, and holds the starting hand: two zeros, four tens, a fifty.
State a_debt(Edition const& edition = second()) {
  return after(State(a_game().with_top_of_pile({kCow})),
               {auction(kAnna), bid(kBen, 40), hammer(), sell(kAnna)}, edition);
}

/// Returns what `viewer` sees of a payment of 50 for Ben's debt.
SeenEvent payment_seen_by(Viewer viewer, Edition const& edition) {
  return events_seen_by(viewer, events(a_debt(edition), {pay(kBen, money({{50, 1}}))}, edition)).front();
}

TEST(Payment, MovesTheMoneyToTheAuctioneerAndTheCardToTheBidder_C4_4) {
  auto const state = after(a_debt(), {pay(kBen, money({{10, 4}}))});

  EXPECT_EQ(state.hand(kBen), money({{0, 2}, {50, 1}}));
  EXPECT_EQ(state.hand(kAnna), second().hand + money({{10, 4}}));
  EXPECT_EQ(state.herd(kBen).count(kCow), 1);
  EXPECT_EQ(state.turn, kBen);
}

TEST(Payment, GoesToTheBidderForTheBuyingRight_C4_4) {
  auto const bought =
      after(State(a_game().with_top_of_pile({kCow})), {auction(kAnna), bid(kCleo, 40), hammer(), buy(kAnna)});
  auto const state = after(bought, {pay(kAnna, money({{10, 4}}))});

  EXPECT_EQ(state.hand(kCleo), second().hand + money({{10, 4}}));
  EXPECT_EQ(state.herd(kAnna).count(kCow), 1);
  EXPECT_EQ(state.turn, kBen);
}

TEST(Payment, GivesNoChange_C4_6) {
  auto const state = after(a_debt(), {pay(kBen, money({{50, 1}}))});

  EXPECT_EQ(state.hand(kBen), money({{0, 2}, {10, 4}}));
  EXPECT_EQ(state.hand(kAnna), second().hand + money({{50, 1}}));
}

TEST(Payment, AcceptsAnyCardsThatReachTheAmount_C4_6) {
  EXPECT_EQ(refusal(a_debt(), pay(kBen, second().hand)), std::nullopt);
  EXPECT_EQ(refusal(a_debt(), pay(kBen, money({{0, 2}, {10, 4}}))), std::nullopt);
  EXPECT_THAT(legal_actions(second(), a_debt(), kBen), ElementsAre(Option{option::Pay{40}}));
}

TEST(Payment, RefusesTooLittle_C4_6) {
  EXPECT_EQ(refusal(a_debt(), pay(kBen, money({{0, 2}, {10, 3}}))), Refusal::not_enough_paid);
  EXPECT_EQ(refusal(a_debt(), pay(kBen, {})), Refusal::not_enough_paid);
}

TEST(Payment, RefusesCardsThatAreNotInTheHand_C4_6) {
  EXPECT_EQ(refusal(a_debt(), pay(kBen, money({{10, 5}}))), Refusal::not_your_cards);
  EXPECT_EQ(refusal(a_debt(), pay(kBen, money({{20, 2}}))), Refusal::not_your_cards);
  EXPECT_EQ(refusal(a_debt(), pay(kBen, money({{500, 1}}))), Refusal::not_your_cards);
}

TEST(Payment, IsOnlyForThePayer_C4_6) {
  EXPECT_EQ(refusal(a_debt(), pay(kAnna, money({{50, 1}}))), Refusal::not_yours);
  EXPECT_EQ(refusal(a_debt(), pay(kCleo, money({{50, 1}}))), Refusal::not_yours);
  EXPECT_EQ(refusal(a_debt(), {House{}, action::Pay{}}), Refusal::not_yours);
}

TEST(Payment, IsMandatoryForAPlayerWhoCanCoverIt_C4_6) {
  EXPECT_EQ(seat_to_act(a_debt()), kBen);
  EXPECT_EQ(refusal(a_debt(), hammer()), Refusal::not_now);
  EXPECT_EQ(refusal(a_debt(), sell(kAnna)), Refusal::not_now);
}

TEST(Payment, IsVisibleToAll_C4_7) {
  SeenEvent const open = event::Paid<SeenMoney>{kBen, kAnna, {1, money({{50, 1}})}, true};

  for (auto const viewer : {Viewer{}, Viewer{kAnna}, Viewer{kBen}, Viewer{kDora}}) {
    EXPECT_EQ(payment_seen_by(viewer, second()), open);
  }
}

TEST(Payment, IsVisibleOnlyToPayerAndPayeeIfClosed_C4_7) {
  auto const edition = house(&Ruleset::payments, Payments::closed);
  SeenEvent const open = event::Paid<SeenMoney>{kBen, kAnna, {1, money({{50, 1}})}, false};
  SeenEvent const closed = event::Paid<SeenMoney>{kBen, kAnna, {1, {}}, false};

  EXPECT_EQ(payment_seen_by(kAnna, edition), open);
  EXPECT_EQ(payment_seen_by(kBen, edition), open);
  EXPECT_EQ(payment_seen_by(kCleo, edition), closed);
  EXPECT_EQ(payment_seen_by({}, edition), closed);
}

TEST(Payment, ReportsAQuartet_C1_1) {
  auto const game = a_game().with_herd(kBen, {{kCow, 3}}).with_top_of_pile({kCow});
  auto const debt = after(game, {auction(kAnna), bid(kBen, 40), hammer(), sell(kAnna)});

  EXPECT_THAT(events(debt, {pay(kBen, money({{50, 1}}))}), Contains(Event{event::Quartet{kBen, kCow}}));
}

}  // namespace
}  // namespace kuhhandel
