// Tests of donkeys (C5): any animal with payouts, turned over at the start of a turn.
#include <gmock/gmock.h>

#include <vector>

#include "engine/phases/turn_choice.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

using ::testing::ElementsAre;

/// Returns the hand of a seat after each of the pile's four donkeys.
std::vector<MoneyCards> hands_after_each_donkey(Seat seat) {
  State state = a_game().with_top_of_pile({kDonkey, kDonkey, kDonkey, kDonkey});
  std::vector<MoneyCards> hands;
  for (auto const auctioneer : {kAnna, kBen, kCleo, kDora}) {
    state = after(state, {auction(auctioneer)});
    hands.push_back(state.hand(seat) - second().hand);
    state = after(state, {hammer()});
  }
  return hands;
}

TEST(Donkey, PaysEveryoneTheAuctioneerIncluded_C5_1) {
  auto const state = after(a_game().with_top_of_pile({kDonkey}), {auction(kAnna)});

  for (auto const seat : {kAnna, kBen, kCleo, kDora}) {
    EXPECT_EQ(state.hand(seat), second().hand + money({{50, 1}}));
  }
  EXPECT_EQ(state.donkeys, 1);
}

TEST(Donkey, PaysFromTheBank_C5_1) {
  State const before = a_game().with_top_of_pile({kDonkey});

  EXPECT_EQ(before.bank - after(before, {auction(kAnna)}).bank, money({{50, 4}}));
}

TEST(Donkey, PaysFiftyThenAHundredThenTwoHundredThenFiveHundred_C5_1) {
  EXPECT_THAT(hands_after_each_donkey(kDora),
              ElementsAre(money({{50, 1}}), money({{50, 1}, {100, 1}}), money({{50, 1}, {100, 1}, {200, 1}}),
                          money({{50, 1}, {100, 1}, {200, 1}, {500, 1}})));
}

TEST(Donkey, HasCardsForFivePlayers_C5_1) {
  State const state = a_game(5).with_top_of_pile({kDonkey, kDonkey, kDonkey, kDonkey});

  auto const paid = after(state, {auction(kAnna), hammer(), auction(kBen), hammer(), auction(kCleo), hammer(),
                                  auction(kDora), hammer()});

  EXPECT_EQ(paid.bank, MoneyCards{});
  EXPECT_EQ(paid.hand(kEmil), second().hand + money({{50, 1}, {100, 1}, {200, 1}, {500, 1}}));
}

TEST(Donkey, IsThenAuctionedAsUsual_C5_1) {
  auto const emitted = events(a_game().with_top_of_pile({kDonkey}), {auction(kAnna), hammer()});

  EXPECT_THAT(emitted, ElementsAre(Event{event::TurnedUp{kAnna, kDonkey}},
                                   Event{event::Payday{kDonkey, 1, 50}}, Event{event::Kept{kAnna, kDonkey}},
                                   Event{event::Took{kAnna, kDonkey, 1, {}}}, Event{event::Turn{kBen}}));
}

TEST(Donkey, IsTheOnlyAnimalThatPays_C5_1) {
  for (auto const animal : {kRooster, kGoose, kCat, kDog, kSheep, kGoat, kPig, kCow, kHorse}) {
    auto const state = after(a_game().with_top_of_pile({animal}), {auction(kAnna)});

    EXPECT_EQ(state.bank, State(a_game()).bank);
  }
}

}  // namespace
}  // namespace kuhhandel
