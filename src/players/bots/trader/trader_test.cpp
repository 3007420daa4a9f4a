#include "bots/trader/trader.h"

#include <gtest/gtest.h>

#include "engine/legal_actions.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"
#include "tests/support/words.h"

namespace kuhhandel::bots {
namespace {

/// Returns the choice of a trader in this seat without earlier events.
Choice chosen_by_trader(State const& state, Seat seat, std::uint64_t seed = 1) {
  Trader trader;
  trader.start(second(), state.seats, seat, seed);
  return trader.decide(view_for(second(), state, seat), legal_actions(second(), state, seat));
}

/// Anna and Ben have a horse each, Ben also three cows.
Position horses() {
  return a_game().with_herd(kAnna, {{kHorse, 1}}).with_herd(kBen, {{kHorse, 3}, {kCow, 4}});
}

TEST(Trader, AcceptsWithAnEmptyHand_C6_5) {
  auto const poor = kuhhandel::after(horses().with_hand(kBen, {}),
                                     {challenge(kAnna, kBen, kHorse), offer(kAnna, money({{10, 2}}))});

  EXPECT_EQ(chosen_by_trader(poor, kBen), Choice(action::Accept{}));
}

TEST(Trader, OffersNothingToAPlayerWhoCannotCounter_C6_3) {
  auto const poor = kuhhandel::after(horses().with_hand(kBen, {}), {challenge(kAnna, kBen, kHorse)});
  auto const choice = chosen_by_trader(poor, kAnna);

  ASSERT_TRUE(choice && std::holds_alternative<action::Offer>(*choice));
  EXPECT_EQ(std::get<action::Offer>(*choice).money.sum(), 0);
}

TEST(Trader, DoesNotGiveAHorseForNoCards_C6_5) {
  auto const nothing = kuhhandel::after(horses(), {challenge(kAnna, kBen, kHorse), offer(kAnna, {})});

  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    EXPECT_NE(chosen_by_trader(nothing, kBen, seed), Choice(action::Accept{})) << "seed " << seed;
  }
}

TEST(Trader, MixesItsOffers) {
  auto const challenged = kuhhandel::after(horses(), {challenge(kAnna, kBen, kHorse)});
  auto const first = chosen_by_trader(challenged, kAnna, 0);
  int others = 0;
  for (std::uint64_t seed = 1; seed < 20; ++seed)
    others += chosen_by_trader(challenged, kAnna, seed) != first ? 1 : 0;

  EXPECT_GT(others, 0);
}

TEST(Trader, ChallengesThePoorForTheirHorses_C6_1) {
  auto const rich = a_game()
                        .with_herd(kAnna, {{kHorse, 2}, {kRooster, 1}})
                        .with_herd(kBen, {{kHorse, 2}, {kRooster, 1}})
                        .with_hand(kBen, {});

  EXPECT_EQ(chosen_by_trader(rich, kAnna), Choice(action::Challenge{kBen, kHorse}));
}

TEST(Trader, ExplainsWhatATradeIsAbout) {
  auto const challenged = kuhhandel::after(horses(), {challenge(kAnna, kBen, kHorse)});
  Trader trader;
  trader.start(second(), 4, kAnna, 1);
  trader.decide(view_for(second(), challenged, kAnna), legal_actions(second(), challenged, kAnna));
  auto const why = trader.explain();

  ASSERT_TRUE(why);
  EXPECT_EQ(why->act, Act::offer);
  EXPECT_EQ(why->animal, kHorse);
  EXPECT_EQ(why->copy, 2);
  EXPECT_EQ(why->other, kBen);
}

}  // namespace
}  // namespace kuhhandel::bots
