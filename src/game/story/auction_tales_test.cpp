// Tests of tales of auctions: expensive lots, bargains, and bids above the money in hand.
#include "story/auction_tales.h"

#include <gmock/gmock.h>

#include "tests/support/game_with_tales.h"
#include "tests/support/position.h"

namespace kuhhandel::story {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// A cow is on top of the pile, and everyone holds two zeros, four tens and a fifty.
Position a_cow() { return a_game().with_top_of_pile({kCow}); }

SeatSet seats(std::initializer_list<Seat> each) {
  SeatSet set;
  for (auto const seat : each) set.insert(seat);
  return set;
}

TEST(AuctionTales, CompareAPriceWithTheLotsShareOfItsQuartet_C4_4) {
  auto const game = game_with_tales(
      second(), a_cow(),
      {auction(kAnna), bid(kBen, 40), bid(kCleo, 50), hammer(), sell(kAnna), pay(kCleo, money({{50, 1}}))});

  Sale const sale{.auctioneer = kAnna,
                  .buyer = kCleo,
                  .payee = kAnna,
                  .lot = kCow,
                  .worth = 200,
                  .price = 50,
                  .bidders = seats({kBen, kCleo})};
  EXPECT_THAT(tales<DearLot>(game), ElementsAre(DearLot{6, sale}));
  EXPECT_THAT(tales<Bargain>(game), ElementsAre(Bargain{6, sale}));
  EXPECT_EQ(weight_of(Bargain{6, sale}), 150);
  EXPECT_EQ(weight_of(DearLot{6, sale}), -150);
}

TEST(AuctionTales, MentionThatTheAuctioneerBought_C4_4) {
  auto const game = game_with_tales(
      second(), a_cow(), {auction(kAnna), bid(kBen, 40), hammer(), buy(kAnna), pay(kAnna, money({{10, 4}}))});

  auto const sale = tales<DearLot>(game).at(0).sale;
  EXPECT_EQ(sale.buyer, kAnna);
  EXPECT_EQ(sale.payee, kBen);
}

TEST(AuctionTales, CountALotWithoutBidsAsABargain_C4_3) {
  auto const game = game_with_tales(second(), a_cow(), {auction(kAnna), hammer()});

  auto const bargain = tales<Bargain>(game).at(0);
  EXPECT_EQ(bargain.sale.price, 0);
  EXPECT_EQ(bargain.sale.payee, std::nullopt);
  EXPECT_EQ(bargain.sale.bidders, SeatSet{});
}

TEST(AuctionTales, AddUpBothAnimalsOfALotOfTwo_C4_1) {
  auto pairs = second();
  pairs.cards_per_auction = 2;
  auto const game =
      game_with_tales(pairs, State(a_game().with_top_of_pile({kCow, kPig})), {auction(kAnna), hammer()});

  EXPECT_EQ(tales<Bargain>(game).at(0).sale.worth, 200 + 650 / 4);
}

TEST(AuctionTales, IncludeABluffThatTheAuctioneerBoughtOff_C4_5) {
  auto const rich = a_cow().with_hand(kAnna, money({{200, 1}}));
  auto const game = game_with_tales(
      second(), rich, {auction(kAnna), bid(kBen, 200), hammer(), buy(kAnna), pay(kAnna, money({{200, 1}}))});

  BluffHeld const held{2, {.seat = kBen, .bid = 200, .hand = 90, .lot = kCow, .buyer = kAnna, .price = 200}};
  EXPECT_THAT(tales<BluffHeld>(game), ElementsAre(held));
  EXPECT_EQ(weight_of(held), 110);
}

TEST(AuctionTales, IncludeABluffThatWasOutbid_C4_5) {
  auto const rich = a_cow().with_hand(kCleo, money({{200, 1}, {10, 1}}));
  auto const game = game_with_tales(second(), rich,
                                    {auction(kAnna), bid(kBen, 100), bid(kBen, 200), bid(kCleo, 210),
                                     hammer(), sell(kAnna), pay(kCleo, money({{200, 1}, {10, 1}}))});

  EXPECT_THAT(tales<BluffHeld>(game), ElementsAre(BluffHeld{3, {kBen, 200, 90, kCow, kCleo, 210}}))
      << "the higher of the two bids";
}

TEST(AuctionTales, DoNotCallABidThatTheHandCoversABluff_C4_5) {
  auto const game = game_with_tales(second(), a_cow(),
                                    {auction(kAnna), bid(kBen, 80), bid(kCleo, 90), hammer(), sell(kAnna),
                                     pay(kCleo, money({{10, 4}, {50, 1}}))});

  EXPECT_THAT(tales<BluffHeld>(game), IsEmpty());
}

TEST(AuctionTales, IncludeACaughtBluffAndTheNewBuyer_C4_8) {
  auto const game = game_with_tales(second(), a_cow(),
                                    {auction(kAnna), bid(kCleo, 150), bid(kBen, 200), hammer(), sell(kAnna),
                                     bid(kCleo, 10), hammer(), sell(kAnna), pay(kCleo, money({{10, 1}}))});

  EXPECT_THAT(tales<BluffCaught>(game), ElementsAre(BluffCaught{5, {kBen, 200, 90, kCow, kCleo, 10}}));
  EXPECT_THAT(tales<BluffHeld>(game), IsEmpty()) << "the auction began anew, Cleo's 150 with it";
}

TEST(AuctionTales, KeepTheOtherBidsIfTheAuctionContinues_C4_8) {
  auto const goes_on = house(&Ruleset::insolvency, Insolvency::continue_without);
  auto const game = game_with_tales(goes_on, a_cow().with_hand(kAnna, money({{200, 1}})),
                                    {auction(kAnna), bid(kCleo, 150), bid(kBen, 200), hammer(), sell(kAnna),
                                     hammer(), buy(kAnna), pay(kAnna, money({{200, 1}}))});

  EXPECT_THAT(tales<BluffHeld>(game), ElementsAre(BluffHeld{2, {kCleo, 150, 90, kCow, kAnna, 150}}));
  EXPECT_EQ(tales<BluffCaught>(game).size(), 1U);
}

TEST(AuctionTales, ExcludePedigrees_C7_2) {
  auto const game = game_with_tales(
      master(), State(Position(master(), 3).with_top_of_pile({Card::pedigree(kCow)})),
      {auction(kAnna), tick(), tick(), tick(), claim(kBen), sell(kAnna), pay(kBen, master().hand)});

  EXPECT_THAT(game.found, IsEmpty());
}

}  // namespace
}  // namespace kuhhandel::story
