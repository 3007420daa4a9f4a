#include "engine/phases/buying_right.h"

#include <gmock/gmock.h>

#include "engine/legal_actions.h"
#include "engine/play.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::VariantWith;

/// The hammer has fallen on Ben's bid for Anna's cow.
State knocked_at(Money amount, Position const& game = a_game()) {
  return after(State(game.with_top_of_pile({kCow})), {auction(kAnna), bid(kBen, amount), hammer()});
}

TEST(BuyingRight, SellsToTheBidder_C4_4) {
  auto const state = after(knocked_at(40), {sell(kAnna)});

  EXPECT_EQ(in<phase::Payment>(state), (phase::Payment{kBen, kAnna, 40, kCow}));
}

TEST(BuyingRight, BuysFromTheBidder_C4_4) {
  auto const state = after(knocked_at(40), {buy(kAnna)});

  EXPECT_EQ(in<phase::Payment>(state), (phase::Payment{kAnna, kBen, 40, kCow}));
}

TEST(BuyingRight, IsOnlyForTheAuctioneer_C4_4) {
  for (auto const seat : {kBen, kCleo, kDora}) {
    EXPECT_EQ(refusal(knocked_at(40), sell(seat)), Refusal::not_yours);
    EXPECT_EQ(refusal(knocked_at(40), buy(seat)), Refusal::not_yours);
    EXPECT_THAT(legal_actions(second(), knocked_at(40), seat), IsEmpty());
  }
  EXPECT_EQ(refusal(knocked_at(40), {House{}, action::Sell{}}), Refusal::not_yours);
}

TEST(BuyingRight, NeverExposesABluffThatIsBoughtOff_C4_5) {
  auto const game = a_game().with_hand(kAnna, money({{200, 1}})).with_hand(kBen, {});
  auto const emitted = events(knocked_at(200, game), {buy(kAnna), pay(kAnna, money({{200, 1}}))});

  EXPECT_THAT(emitted, Contains(Event{event::Bought{kAnna, {kBen, 200}}}));
  EXPECT_THAT(emitted, Not(Contains(VariantWith<event::ShowedHand>(::testing::_))));
}

TEST(BuyingRight, AsksTheAuctioneerBeforeTheBluffIsKnown_C4_5) {
  EXPECT_EQ(seat_to_act(knocked_at(200)), kAnna);  // Ben has 90
}

TEST(BuyingRight, RequiresEnoughMoneyForTheBid_C4_5) {
  auto const poor = a_game().with_hand(kAnna, money({{0, 3}, {10, 3}}));

  EXPECT_EQ(refusal(knocked_at(40, poor), buy(kAnna)), Refusal::cannot_buy);
  EXPECT_EQ(refusal(knocked_at(30, poor), buy(kAnna)), std::nullopt);
}

TEST(BuyingRight, AsksAnAuctioneerWhoCannotBuyToo_C4_5) {
  auto const poor = knocked_at(40, a_game().with_hand(kAnna, {}));

  EXPECT_THAT(legal_actions(second(), poor, kAnna), ElementsAre(Option{option::Sell{}}));
  EXPECT_THAT(legal_actions(second(), knocked_at(40), kAnna),
              ElementsAre(Option{option::Sell{}}, Option{option::Buy{}}));
}

TEST(BuyingRight, AuctionsAgainWithoutABidderWhoCannotPay_C4_8) {
  auto const state = after(knocked_at(100), {sell(kAnna)});

  EXPECT_EQ(in<phase::Bidding>(state), (phase::Bidding{kAnna, kCow, {}, only(kBen), {}, {}}));
  EXPECT_EQ(state.hands, State(a_game()).hands);
}

TEST(BuyingRight, ShowsTheHandOfABidderWhoCannotPayToAll_C4_8) {
  EXPECT_THAT(
      events(knocked_at(100), {sell(kAnna)}),
      ElementsAre(Event{event::Sold{kAnna, {kBen, 100}}}, Event{event::ShowedHand{kBen, second().hand, 100}},
                  Event{event::AuctionedAgain{kAnna, kCow, only(kBen), {}}}));
}

TEST(BuyingRight, AcceptsThePaymentOfABidderWhoHasJustEnough_C4_8) {
  EXPECT_TRUE(is_in<phase::Payment>(after(knocked_at(90), {sell(kAnna)})));
}

TEST(BuyingRight, RemembersAllBiddersWhoCouldNotPay_C4_8) {
  auto const again = after(knocked_at(100), {sell(kAnna), bid(kCleo, 100), hammer(), sell(kAnna)});

  auto barred = only(kBen);
  barred.insert(kCleo);
  EXPECT_EQ(in<phase::Bidding>(again).barred, barred);
}

TEST(BuyingRight, PaysNothingAgainForADonkeyAuctionedAgain_C5_1) {
  auto const state = after(a_game().with_top_of_pile({kDonkey}), {auction(kAnna), bid(kBen, 200)});

  auto const again = after(state, {hammer(), sell(kAnna)});

  EXPECT_TRUE(is_in<phase::Bidding>(again));
  EXPECT_EQ(again.donkeys, 1);
  EXPECT_EQ(again.hands, state.hands);
}

TEST(BuyingRight, RefusesOtherActions_C4_4) {
  for (auto const& command : {auction(kAnna), challenge(kAnna, kBen, kCow), bid(kCleo, 50), hammer(),
                              pay(kBen, money({{50, 1}})), offer(kAnna, {}), accept(kAnna)}) {
    EXPECT_EQ(refusal(knocked_at(40), command), Refusal::not_now);
  }
}

}  // namespace
}  // namespace kuhhandel
