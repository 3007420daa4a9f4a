#include "bots/farmer/reasons.h"

#include <gtest/gtest.h>

#include "bots/farmer/farmer.h"
#include "engine/legal_actions.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"
#include "tests/support/words.h"

namespace kuhhandel::bots {
namespace {

/// Returns the explanation of a farmer's choice in this seat.
Explanation reason(State const& state, Seat seat, Personality const& personality = kFarmer) {
  Farmer farmer(personality);
  farmer.start(second(), state.seats, seat, 1);
  farmer.decide(view_for(second(), state, seat), legal_actions(second(), state, seat));
  return farmer.explain().value();
}

State fourth_horse_for_ben() {
  return kuhhandel::after(a_game()
                              .with_herd(kBen, {{kHorse, 3}, {kCow, 4}})
                              .with_hand(kBen, money({{50, 1}, {100, 1}, {200, 1}}))
                              .with_top_of_pile({kHorse}),
                          {auction(kAnna), bid(kCleo, 30)});
}

TEST(Reasons, AreEmptyBeforeTheFirstDecision) { EXPECT_EQ(Farmer{}.explain(), std::nullopt); }

TEST(Reasons, ABidShowsTheValueOfTheAnimal) {
  auto const why = reason(fourth_horse_for_ben(), kBen);

  EXPECT_EQ(why.act, Act::bid);
  EXPECT_EQ(why.reason, Reason::gain);
  EXPECT_EQ(why.animal, kHorse);
  EXPECT_EQ(why.copy, 4);
  EXPECT_GT(why.worth, 500) << "the fourth horse doubles the cows too";
  EXPECT_GE(why.price, 40);
}

TEST(Reasons, SilenceShowsThatThePriceIsTooHigh) {
  auto const dear = kuhhandel::after(a_game().with_hand(kAnna, money({{0, 1}})).with_top_of_pile({kRooster}),
                                     {auction(kAnna), bid(kCleo, 80)});

  EXPECT_EQ(reason(dear, kBen).act, Act::silence);
  EXPECT_EQ(reason(dear, kBen).reason, Reason::too_dear);
  EXPECT_EQ(reason(dear, kBen).price, 80);
}

TEST(Reasons, AnOfferKeepsItsMoneySecret) {
  auto const trade = kuhhandel::after(a_game().with_herd(kAnna, {{kCow, 2}}).with_herd(kBen, {{kCow, 2}}),
                                      {challenge(kAnna, kBen, kCow)});
  auto const why = reason(trade, kAnna);

  EXPECT_EQ(why.act, Act::offer);
  EXPECT_EQ(why.other, kBen);
  EXPECT_EQ(why.price, 0);
}

}  // namespace
}  // namespace kuhhandel::bots
