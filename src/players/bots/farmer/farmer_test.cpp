#include "bots/farmer/farmer.h"

#include <gtest/gtest.h>

#include "engine/legal_actions.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"
#include "tests/support/words.h"

namespace kuhhandel::bots {
namespace {

/// Returns the choice of a farmer in this seat without earlier events.
Choice chosen(State const& state, Seat seat, std::uint64_t seed = 1) {
  Farmer farmer;
  farmer.start(second(), state.seats, seat, seed);
  return farmer.decide(view_for(second(), state, seat), legal_actions(second(), state, seat));
}

template <class AnyAction>
bool is(Choice const& choice) {
  return choice && std::holds_alternative<AnyAction>(*choice);
}

/// Ben has three horses and 350 in money; the fourth horse comes up.
Position fourth_for_ben() {
  return a_game()
      .with_herd(kBen, {{kHorse, 3}, {kCow, 4}})
      .with_hand(kBen, money({{50, 1}, {100, 1}, {200, 1}}));
}

TEST(Farmer, BuysTheFourthHorseCheaplyEarly) {
  auto const early =
      kuhhandel::after(fourth_for_ben().with_top_of_pile({kHorse}), {auction(kAnna), bid(kCleo, 30)});

  EXPECT_TRUE(is<action::Bid>(chosen(early, kBen)));
}

TEST(Farmer, PaysNearlyAllForTheFourthHorseIfMoneyHasNoOtherUse) {
  auto const last_card = kuhhandel::after(fourth_for_ben()
                                              .with_pile({kHorse}, kDora)
                                              .with_paydays(4)
                                              .with_hand(kBen, money({{50, 1}, {100, 1}, {200, 1}})),
                                          {auction(kAnna), bid(kCleo, 290)});

  EXPECT_TRUE(is<action::Bid>(chosen(last_card, kBen)));
}

TEST(Farmer, BidsBeyondItsMoneyOnlyIfTheAuctioneerWillProbablyBuy) {
  auto const poor_auctioneer =
      kuhhandel::after(a_game().with_hand(kAnna, money({{0, 1}})).with_top_of_pile({kRooster}),
                       {auction(kAnna), bid(kCleo, 90)});

  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    auto const choice = chosen(poor_auctioneer, kBen, seed);
    EXPECT_FALSE(is<action::Bid>(choice) && std::get<action::Bid>(*choice).amount > 90);
  }
}

TEST(Farmer, LeavesARoosterToOthersAtAHighPrice) {
  auto const dear = kuhhandel::after(a_game().with_hand(kAnna, money({{0, 1}})).with_top_of_pile({kRooster}),
                                     {auction(kAnna), bid(kCleo, 80)});

  EXPECT_EQ(chosen(dear, kBen), kSilent);
}

TEST(Farmer, SellsIfTheBidderOverpays_C4_4) {
  auto const dear =
      kuhhandel::after(a_game().with_top_of_pile({kRooster}), {auction(kAnna), bid(kBen, 90), hammer()});

  EXPECT_TRUE(is<action::Sell>(chosen(dear, kAnna)));
}

TEST(Farmer, BuysItsOwnFourthHorseCheaply_C4_4) {
  auto const cheap = kuhhandel::after(a_game().with_herd(kAnna, {{kHorse, 3}}).with_top_of_pile({kHorse}),
                                      {auction(kAnna), bid(kBen, 10), hammer()});

  EXPECT_TRUE(is<action::Buy>(chosen(cheap, kAnna)));
}

TEST(Farmer, PrefersSellingToABidderWhoCannotPayOverBuying_C4_8) {
  auto const bluffed = kuhhandel::after(a_game().with_hand(kBen, money({{10, 1}})).with_top_of_pile({kHorse}),
                                        {auction(kAnna), bid(kBen, 60), hammer()});
  Farmer farmer;
  farmer.start(second(), 4, kAnna, 1);
  farmer.see(event::ShowedHand{.seat = kBen, .hand = money({{10, 1}}), .amount = 20});

  EXPECT_TRUE(is<action::Sell>(
      farmer.decide(view_for(second(), bluffed, kAnna), legal_actions(second(), bluffed, kAnna))));
}

TEST(Farmer, CountersAnOfferOfNoCardsWithLittle_C6_3) {
  auto const nothing_laid =
      kuhhandel::after(a_game().with_herd(kAnna, {{kHorse, 1}}).with_herd(kBen, {{kHorse, 3}}),
                       {challenge(kAnna, kBen, kHorse), offer(kAnna, {})});
  auto const choice = chosen(nothing_laid, kBen);

  ASSERT_TRUE(is<action::Counter>(choice));
  auto const laid = std::get<action::Counter>(*choice).money.sum();
  EXPECT_GE(laid, 10);
  EXPECT_LE(laid, 20);
}

TEST(Farmer, TradesForTheOtherTwoHorsesOfAPoorOpponent_C6_2) {
  auto const rich = a_game()
                        .with_herd(kAnna, {{kHorse, 2}, {kRooster, 1}})
                        .with_herd(kBen, {{kHorse, 2}, {kRooster, 1}})
                        .with_hand(kAnna, money({{10, 4}, {50, 4}, {100, 3}}))
                        .with_hand(kBen, money({{10, 2}}));
  Farmer farmer;
  farmer.start(second(), 4, kAnna, 1);
  farmer.see(event::ShowedHand{.seat = kBen, .hand = money({{10, 2}}), .amount = 30});

  auto const choice = farmer.decide(view_for(second(), rich, kAnna), legal_actions(second(), rich, kAnna));

  EXPECT_EQ(choice, Choice(action::Challenge{kBen, kHorse}));
}

TEST(Farmer, PaysTheLeastSufficientAmount_C4_6) {
  auto const debt = kuhhandel::after(a_game().with_hand(kBen, money({{10, 2}, {50, 1}, {100, 1}})),
                                     {auction(kAnna), bid(kBen, 60), hammer(), sell(kAnna)});

  EXPECT_EQ(chosen(debt, kBen), Choice(action::Pay{money({{10, 1}, {50, 1}})}));
}

}  // namespace
}  // namespace kuhhandel::bots
