#include "engine/phases/bidding.h"

#include <gmock/gmock.h>

#include "engine/legal_actions.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr int kFourHands = 4 * 90;

/// Anna has turned over a cow.
State an_auction() { return after(a_game().with_top_of_pile({kCow}), {auction(kAnna)}); }

/// Ben has bid 50 on the cow without enough money, and Anna has sold.
State auctioned_again() {
  return after(State(a_game().with_hand(kBen, money({{10, 4}})).with_top_of_pile({kCow})),
               {auction(kAnna), bid(kBen, 50), hammer(), sell(kAnna)});
}

TEST(Bidding, AcceptsBidsInAnyOrder_C4_1) {
  auto const state = after(an_auction(), {bid(kDora, 10), bid(kBen, 20), bid(kDora, 30), bid(kCleo, 200)});

  EXPECT_EQ(in<phase::Bidding>(state).standing, (Bid{kCleo, 200}));
}

TEST(Bidding, LetsTheHighestBidderRaiseTheirOwnBid_C4_1) {
  auto const state = after(an_auction(), {bid(kBen, 10), bid(kBen, 50)});

  EXPECT_EQ(in<phase::Bidding>(state).standing, (Bid{kBen, 50}));
}

TEST(Bidding, StartsAtTen_C4_1) {
  EXPECT_EQ(refusal(an_auction(), bid(kBen, 10)), std::nullopt);
  EXPECT_EQ(refusal(an_auction(), bid(kBen, 0)), Refusal::bid_too_low);
  EXPECT_EQ(refusal(an_auction(), bid(kBen, -10)), Refusal::bid_too_low);
}

TEST(Bidding, RefusesABidThatDoesNotBeatTheStandingOneByTen_C4_1) {
  auto const state = after(an_auction(), {bid(kBen, 40)});

  EXPECT_EQ(refusal(state, bid(kCleo, 30)), Refusal::bid_too_low);
  EXPECT_EQ(refusal(state, bid(kCleo, 40)), Refusal::bid_too_low);
  EXPECT_EQ(refusal(state, bid(kCleo, 49)), Refusal::bid_too_low);
  EXPECT_EQ(refusal(state, bid(kCleo, 50)), std::nullopt);
}

TEST(Bidding, AcceptsOnlyMultiplesOfTen_C4_1) {
  EXPECT_EQ(refusal(an_auction(), bid(kBen, 15)), Refusal::bid_not_in_tens);
  EXPECT_EQ(refusal(an_auction(), bid(kBen, 1'000'001)), Refusal::bid_not_in_tens);
}

TEST(Bidding, RefusesABidOfTheAuctioneer_C4_1) {
  EXPECT_EQ(refusal(an_auction(), bid(kAnna, 10)), Refusal::own_auction);
  EXPECT_THAT(legal_actions(second(), an_auction(), kAnna), IsEmpty());
}

TEST(Bidding, RefusesABidOfTheBankOrAPlayerWithoutASeat_C4_1) {
  EXPECT_EQ(refusal(an_auction(), {House{}, action::Bid{10}}), Refusal::not_yours);
  EXPECT_EQ(refusal(an_auction(), bid(kEmil, 10)), Refusal::not_yours);
  EXPECT_EQ(refusal(an_auction(), bid(seat_at(200), 10)), Refusal::not_yours);
}

TEST(Bidding, ReportsEveryRaise_C4_1) {
  EXPECT_THAT(events(an_auction(), {bid(kBen, 40)}), ElementsAre(Event{event::Raised{{kBen, 40}}}));
}

TEST(Bidding, ListsTheRangeOfBids_C4_1) {
  auto const state = after(an_auction(), {bid(kBen, 40)});

  EXPECT_THAT(legal_actions(second(), state, kCleo), ElementsAre(Option{option::Bid{50, kFourHands}}));
}

TEST(Bidding, IsVoluntary_C4_2) {
  EXPECT_EQ(refusal(an_auction(), hammer()), std::nullopt);
  EXPECT_THAT(legal_actions(second(), an_auction(), House{}), ElementsAre(Option{option::Hammer{}}));
}

TEST(Bidding, LetsOnlyTheBankDropTheHammer_C4_2) {
  EXPECT_EQ(refusal(an_auction(), {kAnna, action::Hammer{}}), Refusal::not_yours);
  EXPECT_EQ(refusal(an_auction(), {kBen, action::Hammer{}}), Refusal::not_yours);
}

TEST(Bidding, StillNeedsTheHammerWhenNoPlayerMayBid_C4_2) {
  auto const state = after(an_auction(), {bid(kBen, kFourHands)});

  for (auto const seat : {kAnna, kBen, kCleo, kDora}) {
    EXPECT_THAT(legal_actions(second(), state, seat), IsEmpty());
  }
  EXPECT_TRUE(is_in<phase::BuyingRight>(after(state, {hammer()})));
}

TEST(Bidding, GivesTheCardToTheAuctioneerWithoutABid_C4_3) {
  auto const state = after(an_auction(), {hammer()});

  EXPECT_EQ(state.herd(kAnna).count(kCow), 1);
  EXPECT_EQ(state.hands, State(a_game()).hands);
  EXPECT_EQ(state.turn, kBen);
}

TEST(Bidding, ReportsThatTheAuctioneerKeepsTheCard_C4_3) {
  EXPECT_THAT(events(an_auction(), {hammer()}),
              ElementsAre(Event{event::Kept{kAnna, kCow}}, Event{event::Took{kAnna, kCow, 1, {}}},
                          Event{event::Turn{kBen}}));
}

TEST(Bidding, AsksTheAuctioneerAfterABid_C4_4) {
  auto const state = after(an_auction(), {bid(kBen, 40), hammer()});

  EXPECT_EQ(in<phase::BuyingRight>(state).standing, (Bid{kBen, 40}));
  EXPECT_EQ(seat_to_act(state), kAnna);
}

TEST(Bidding, RefusesABidderWhoCouldNotPayForThisCard_C4_8) {
  auto const state = auctioned_again();

  EXPECT_EQ(refusal(state, bid(kBen, 10)), Refusal::barred);
  EXPECT_EQ(refusal(state, bid(kCleo, 10)), std::nullopt);
  EXPECT_THAT(legal_actions(second(), state, kBen), IsEmpty());
}

TEST(Bidding, LetsABarredBidderBidForTheNextCard_C4_8) {
  auto const state = after(auctioned_again(), {hammer(), auction(kBen), hammer(), auction(kCleo)});

  EXPECT_EQ(refusal(state, bid(kBen, 10)), std::nullopt);
}

TEST(Bidding, LeavesTheCardToTheAuctioneerWhenAllAreBarred_C4_8) {
  auto state = auctioned_again();
  for (auto const seat : {kCleo, kDora}) {
    state = after(state, {bid(seat, 100), hammer(), sell(kAnna)});
  }

  for (auto const seat : {kBen, kCleo, kDora}) EXPECT_EQ(refusal(state, bid(seat, 10)), Refusal::barred);
  EXPECT_EQ(after(state, {hammer()}).herd(kAnna).count(kCow), 1);
}

TEST(Bidding, AllowsABluffUpToAllTheMoneyHandedOut_C4_9) {
  EXPECT_EQ(refusal(an_auction(), bid(kBen, kFourHands)), std::nullopt);
  EXPECT_EQ(refusal(an_auction(), bid(kBen, kFourHands + 10)), Refusal::bid_beyond_all_money);
}

TEST(Bidding, AllowsMoreWhenADonkeyHasPaid_C4_9) {
  auto const state = after(a_game().with_top_of_pile({kDonkey}), {auction(kAnna)});

  EXPECT_EQ(refusal(state, bid(kBen, kFourHands + 4 * 50)), std::nullopt);
  EXPECT_EQ(refusal(state, bid(kBen, kFourHands + 4 * 50 + 10)), Refusal::bid_beyond_all_money);
}

TEST(Bidding, ChecksTheLowestThenTheTensThenTheHighest_C4_9) {
  auto const state = after(an_auction(), {bid(kBen, 40)});

  EXPECT_EQ(refusal(state, bid(kCleo, 45)), Refusal::bid_too_low);
  EXPECT_EQ(refusal(state, bid(kCleo, kFourHands + 5)), Refusal::bid_not_in_tens);
  EXPECT_EQ(refusal(auctioned_again(), bid(kBen, -5)), Refusal::barred);
  EXPECT_EQ(refusal(state, bid(kAnna, -5)), Refusal::own_auction);
}

TEST(Bidding, RefusesOtherActions_C4_1) {
  for (auto const& command : {auction(kAnna), challenge(kAnna, kBen, kCow), sell(kAnna), buy(kAnna),
                              pay(kAnna, {}), offer(kAnna, {}), accept(kAnna), counter(kAnna, {})}) {
    EXPECT_EQ(refusal(an_auction(), command), Refusal::not_now);
  }
}

}  // namespace
}  // namespace kuhhandel
