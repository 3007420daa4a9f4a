#include "engine/view.h"

#include <gtest/gtest.h>

#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

State a_position() {
  return a_game()
      .with_hand(kBen, money({{0, 1}, {500, 2}}))
      .with_herd(kAnna, {{kCow, 2}})
      .with_herd(kDora, {{kCow, 1}, {kPig, 4}});
}

TEST(View, ShowsTheOwnHandAndOthersAsNumbers_C2_4) {
  auto const view = view_for(second(), a_position(), kBen);

  EXPECT_EQ(view.hand, money({{0, 1}, {500, 2}}));
  EXPECT_EQ(view.cards_of(kAnna), 7);
  EXPECT_EQ(view.cards_of(kBen), 3);
}

TEST(View, ShowsTheAudienceNoHand_C2_4) {
  auto const view = view_for(second(), a_position(), {});

  EXPECT_EQ(view.hand, MoneyCards{});
  EXPECT_EQ(view.cards_of(kBen), 3);
}

TEST(View, ShowsAllHerds_C2_4) {
  auto const view = view_for(second(), a_position(), kCleo);

  EXPECT_EQ(view.herd(kAnna).count(kCow), 2);
  EXPECT_EQ(view.herd(kDora).count(kPig), 4);
  EXPECT_TRUE(view.herd(kBen).empty());
}

TEST(View, CountsThePileThePaydaysAndTheMoney_C4_9) {
  auto const view = view_for(second(), after(a_game().with_top_of_pile({kDonkey}), {auction(kAnna)}), kCleo);

  EXPECT_EQ(view.pile, 39);
  EXPECT_EQ(view.donkeys, 1);
  EXPECT_EQ(view.handed_out, 4 * 140);
}

TEST(View, ListsTheOptionsOfThePlayerInTurn_C3_3) {
  auto const open = std::get<seen::TurnChoice>(view_for(second(), a_position(), kBen).phase);
  auto const none = std::get<seen::TurnChoice>(view_for(second(), a_game(), kBen).phase);

  EXPECT_EQ(open, (seen::TurnChoice{.may_auction = true, .may_challenge = true}));
  EXPECT_EQ(none, (seen::TurnChoice{.may_auction = true, .may_challenge = false}));
}

TEST(View, IsAnOpenAuctionForAll_C4_1) {
  auto const state = after(a_game().with_top_of_pile({kCow}), {auction(kAnna), bid(kBen, 40)});

  for (auto const viewer : {Viewer{}, Viewer{kAnna}, Viewer{kDora}}) {
    EXPECT_EQ(std::get<phase::Bidding>(view_for(second(), state, viewer).phase), in<phase::Bidding>(state));
  }
}

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
