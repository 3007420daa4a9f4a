// Tests of auctions whose highest bidder cannot pay (C4.8), except the plain new auction without this bidder.
#include <gmock/gmock.h>

#include "engine/legal_actions.h"
#include "engine/sequential.h"
#include "engine/view.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

Edition continues() { return house(&Ruleset::insolvency, Insolvency::continue_without); }
Edition capped() { return house(&Ruleset::insolvency, Insolvency::reauction_capped); }

/// Anna auctions a cow; Cleo bids 30 and 50, Dora 40, and Ben, who has 90, bids 200 and cannot pay.
State after_bens_bluff(Edition const& edition) {
  return after(
      State(a_game().with_top_of_pile({kCow})),
      {auction(kAnna), bid(kCleo, 30), bid(kDora, 40), bid(kCleo, 50), bid(kBen, 200), hammer(), sell(kAnna)},
      edition);
}

TEST(Insolvency, RestoresTheHighestBidOfAnother_C4_8) {
  auto const state = after_bens_bluff(continues());

  EXPECT_EQ(in<phase::Bidding>(state).standing, (Bid{kCleo, 50}));
  EXPECT_EQ(refusal(state, bid(kBen, 100), continues()), Refusal::barred);
  EXPECT_EQ(refusal(state, bid(kDora, 50), continues()), Refusal::bid_too_low);
  EXPECT_EQ(refusal(state, bid(kDora, 60), continues()), std::nullopt);
}

TEST(Insolvency, RemovesAllBidsOfTheBidder_C4_8) {
  auto const state =
      after(State(a_game().with_top_of_pile({kCow})),
            {auction(kAnna), bid(kBen, 30), bid(kBen, 200), hammer(), sell(kAnna)}, continues());

  EXPECT_EQ(in<phase::Bidding>(state).standing, std::nullopt);
}

TEST(Insolvency, LetsTheAuctioneerChooseAgainIfTheAuctionContinues_C4_8) {
  auto const state = after(after_bens_bluff(continues()), {hammer()}, continues());

  EXPECT_EQ(in<phase::BuyingRight>(state).standing, (Bid{kCleo, 50}));
  EXPECT_THAT(legal_actions(continues(), state, kAnna), Contains(Option{option::Buy{}}));
}

TEST(Insolvency, RemovesTheBidsOfASecondBidderToo_C4_8) {
  auto const poor_cleo = State(a_game().with_hand(kCleo, {}).with_top_of_pile({kCow}));
  auto const state = after(poor_cleo,
                           {auction(kAnna), bid(kDora, 20), bid(kCleo, 50), bid(kBen, 200), hammer(),
                            sell(kAnna), hammer(), sell(kAnna)},
                           continues());

  EXPECT_EQ(in<phase::Bidding>(state).standing, (Bid{kDora, 20}));
}

TEST(Insolvency, ReportsTheRestoredBid_C4_8) {
  auto const game = after(State(a_game().with_top_of_pile({kCow})),
                          {auction(kAnna), bid(kCleo, 50), bid(kBen, 200), hammer()}, continues());
  SeatSet ben;
  ben.insert(kBen);

  EXPECT_THAT(events(game, {sell(kAnna)}, continues()),
              Contains(Event{event::AuctionGoesOn{kAnna, kCow, Bid{kCleo, 50}, ben}}));
}

TEST(Insolvency, AsksFromTheLeftOfTheRestoredBidder_C4_8) {
  Asking const now{.state = after_bens_bluff(continues()), .silent = {}};

  EXPECT_EQ(asked(continues(), now), Actor{kDora});
}

TEST(Insolvency, RestartsTheAuctionWithTheBidderLimitedToTheShownHand_C4_8) {
  auto const state = after_bens_bluff(capped());

  EXPECT_EQ(in<phase::Bidding>(state).standing, std::nullopt);
  EXPECT_EQ(refusal(state, bid(kBen, 90), capped()), std::nullopt);
  EXPECT_EQ(refusal(state, bid(kBen, 100), capped()), Refusal::above_shown_hand);
  EXPECT_THAT(legal_actions(capped(), state, kBen), ElementsAre(Option{option::Bid{10, 90}}));
}

TEST(Insolvency, DoesNotAskABoundBidderWhoIsOutbid_C4_8) {
  Asking const now{.state = after(after_bens_bluff(capped()), {bid(kDora, 90)}, capped()), .silent = {}};

  EXPECT_THAT(legal_actions(capped(), now.state, kBen), IsEmpty());
  EXPECT_EQ(next_to_bid(now.state, {}, in<phase::Bidding>(now.state)), kCleo);
}

TEST(Insolvency, AppliesOnlyToThisCard_C4_8) {
  auto const state = after(after_bens_bluff(capped()),
                           {hammer(), auction(kBen), bid(kAnna, 10), hammer(), sell(kBen)}, capped());
  auto const paid = after(state, {pay(kAnna, money({{10, 1}})), auction(kCleo)}, capped());

  EXPECT_EQ(refusal(paid, bid(kBen, 360), capped()), std::nullopt);
}

TEST(Insolvency, ShowsAllHowHighTheBoundBidderMayGo_C4_8) {
  auto const view = view_for(capped(), after_bens_bluff(capped()), kDora);

  EXPECT_EQ(view.shown[kBen], second().hand);
}

}  // namespace
}  // namespace kuhhandel
