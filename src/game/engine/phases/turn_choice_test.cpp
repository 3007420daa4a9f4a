#include "engine/phases/turn_choice.h"

#include <gmock/gmock.h>

#include "engine/legal_actions.h"
#include "engine/play.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

using ::testing::_;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsSupersetOf;
using ::testing::VariantWith;

/// The pile is empty; Anna and Ben share the cows, Cleo owns all the horses, Dora the rest.
Position empty_pile() {
  return a_game()
      .with_herd(kAnna, {{kCow, 2}})
      .with_herd(kBen, {{kCow, 2}})
      .with_herd(kCleo, {{kHorse, 4}})
      .with_pile({}, kDora);
}

TEST(TurnChoice, OffersAuctionAndEveryPossibleTrade_C3_1) {
  auto const legal = legal_actions(second(), a_cow_each(), kAnna);

  EXPECT_THAT(legal, ElementsAre(Option{option::Auction{}}, Option{option::Challenge{kBen, kCow, 1}}));
}

TEST(TurnChoice, IsOnlyForThePlayerInTurn_C3_1) {
  EXPECT_EQ(refusal(a_cow_each(), auction(kBen)), Refusal::not_yours);
  EXPECT_EQ(refusal(a_cow_each(), challenge(kBen, kAnna, kCow)), Refusal::not_yours);
  EXPECT_TRUE(legal_actions(second(), a_cow_each(), kBen).empty());
  EXPECT_TRUE(legal_actions(second(), a_cow_each(), House{}).empty());
}

TEST(TurnChoice, PassesToTheNextPlayerClockwise_C3_1) {
  auto const kept = after(a_game(3), {auction(kAnna), hammer()});
  auto const last = after(a_game(3).with_turn(kCleo), {auction(kCleo), hammer()});

  EXPECT_EQ(kept.turn, kBen);
  EXPECT_EQ(last.turn, kAnna);
}

TEST(TurnChoice, PassesToTheNextPlayerAfterATradeToo_C3_1) {
  auto const state = after(a_cow_each(), {challenge(kAnna, kBen, kCow), offer(kAnna, {}), accept(kBen)});

  EXPECT_EQ(state.turn, kBen);
  EXPECT_TRUE(is_in<phase::TurnChoice>(state));
}

TEST(TurnChoice, RefusesATradeWithoutTheAnimalOnBothSides_C3_2) {
  auto const state = a_cow_each().with_herd(kCleo, {{kHorse, 1}});

  EXPECT_EQ(refusal(state, challenge(kAnna, kCleo, kCow)), Refusal::no_such_trade);
  EXPECT_EQ(refusal(state, challenge(kAnna, kCleo, kHorse)), Refusal::no_such_trade);
  EXPECT_EQ(refusal(state, challenge(kAnna, kBen, kPig)), Refusal::no_such_trade);
}

TEST(TurnChoice, RefusesATradeWithOneselfOrAnUnknownSeat_C3_2) {
  EXPECT_EQ(refusal(a_cow_each(), challenge(kAnna, kAnna, kCow)), Refusal::no_such_trade);
  EXPECT_EQ(refusal(a_cow_each(), challenge(kAnna, kEmil, kCow)), Refusal::no_such_trade);
  EXPECT_EQ(refusal(a_cow_each(), challenge(kAnna, seat_at(255), kCow)), Refusal::no_such_trade);
}

TEST(TurnChoice, RefusesATradeForAnAnimalThatIsNotInTheGame_C3_2) {
  EXPECT_EQ(refusal(a_cow_each(), challenge(kAnna, kBen, animal_at(10))), Refusal::no_such_trade);
  EXPECT_EQ(refusal(a_cow_each(), challenge(kAnna, kBen, animal_at(255))), Refusal::no_such_trade);
}

TEST(TurnChoice, ExcludesCompleteQuartets_C3_2) {
  auto const state = a_game().with_herd(kAnna, {{kCow, 4}}).with_herd(kBen, {{kHorse, 4}});

  EXPECT_EQ(refusal(state, challenge(kAnna, kBen, kCow)), Refusal::no_such_trade);
  EXPECT_EQ(refusal(state, challenge(kAnna, kBen, kHorse)), Refusal::no_such_trade);
}

TEST(TurnChoice, ForcesNeitherOptionWhileBothExist_C3_3) {
  EXPECT_EQ(refusal(a_cow_each(), auction(kAnna)), std::nullopt);
  EXPECT_EQ(refusal(a_cow_each(), challenge(kAnna, kBen, kCow)), std::nullopt);
}

TEST(TurnChoice, MustTradeWhenThePileIsEmpty_C3_3) {
  auto const legal = legal_actions(second(), empty_pile(), kAnna);

  EXPECT_THAT(legal, ElementsAre(Option{option::Challenge{kBen, kCow, 2}}));
  EXPECT_EQ(refusal(empty_pile(), auction(kAnna)), Refusal::pile_empty);
}

TEST(TurnChoice, SkipsAPlayerWithOnlyQuartetsOnceThePileIsEmpty_C3_3) {
  State const state = a_game()
                          .with_herd(kAnna, {{kCow, 1}})
                          .with_herd(kBen, {{kHorse, 4}})
                          .with_herd(kCleo, {{kCow, 3}})
                          .with_pile({}, kDora);
  auto const emitted = events(state, {challenge(kAnna, kCleo, kCow), offer(kAnna, {}), accept(kCleo)});

  EXPECT_THAT(emitted, IsSupersetOf({Event{event::Skipped{kBen}}, Event{event::Turn{kCleo}}}));
}

TEST(TurnChoice, SkipsAPlayerWithoutAnimalsOnceThePileIsEmpty_C3_3) {
  State const state = a_game().with_herd(kBen, {{kCow, 1}, {kPig, 1}}).with_turn(kBen).with_pile({}, kAnna);
  auto const next = after(state, {challenge(kBen, kAnna, kCow), offer(kBen, {}), accept(kAnna)});

  EXPECT_EQ(next.turn, kAnna);  // Cleo and Dora own nothing
}

TEST(TurnChoice, SkipsNoPlayerWhileACardIsLeft_C3_3) {
  auto const state = after(a_game().with_turn(kBen), {auction(kBen), hammer()});

  EXPECT_EQ(state.turn, kCleo);  // owns nothing, and may auction
}

TEST(TurnChoice, EndsTheGameWithTheLastTrade_C3_4) {
  auto const state = after(empty_pile(), {challenge(kAnna, kBen, kCow), offer(kAnna, {}), accept(kBen)});

  EXPECT_TRUE(is_in<phase::Finished>(state));
  EXPECT_EQ(state.turn, kAnna);
  EXPECT_EQ(refusal(state, auction(kBen)), Refusal::not_now);
}

TEST(TurnChoice, EndsTheGameWithTheLastCardOfThePile_C3_4) {
  auto const state = a_game().with_herd(kAnna, {{kCow, 3}}).with_pile({kCow}, kDora);

  auto const emitted = events(state, {auction(kAnna), hammer()});

  EXPECT_THAT(emitted, ElementsAre(Event{event::TurnedUp{kAnna, kCow}}, Event{event::Kept{kAnna, kCow}},
                                   Event{event::Took{kAnna, kCow, 1, {}}}, Event{event::Quartet{kAnna, kCow}},
                                   VariantWith<event::Over>(_)));
}

TEST(TurnChoice, ContinuesAfterTheLastCardWhileATradeIsPossible_C3_4) {
  auto const state = a_game().with_herd(kAnna, {{kCow, 3}}).with_pile({kCow}, kDora);
  auto const sold = after(state, {auction(kAnna), bid(kBen, 10), hammer(), sell(kAnna)});

  auto const emitted = events(sold, {pay(kBen, money({{10, 1}}))});

  EXPECT_THAT(emitted, Contains(Event{event::Turn{kBen}}));
  EXPECT_THAT(legal_actions(second(), after(sold, {pay(kBen, money({{10, 1}}))}), kBen),
              ElementsAre(Option{option::Challenge{kAnna, kCow, 1}}));
}

TEST(TurnChoice, TurnsOverTheTopCard_C4_1) {
  auto const state = after(a_game().with_top_of_pile({kCow, kPig}), {auction(kAnna)});

  EXPECT_EQ(in<phase::Bidding>(state), (phase::Bidding{kAnna, kCow, {}, {}}));
  EXPECT_EQ(state.pile.size(), 39);
  EXPECT_EQ(state.pile.peek(), kPig);
}

TEST(TurnChoice, ChallengesForBothPairs_C6_2) {
  auto const state = a_cow_each().with_herd(kAnna, {{kCow, 2}}).with_herd(kBen, {{kCow, 2}});

  EXPECT_EQ(in<phase::Offer>(after(state, {challenge(kAnna, kBen, kCow)})).trade.count, 2);
}

TEST(TurnChoice, OtherwiseChallengesForOneAnimal_C6_2) {
  for (auto const& [annas, bens] : {std::pair{1, 1}, {1, 2}, {2, 1}, {3, 1}, {1, 3}}) {
    auto const state = a_game().with_herd(kAnna, {{kCow, annas}}).with_herd(kBen, {{kCow, bens}});

    EXPECT_EQ(in<phase::Offer>(after(state, {challenge(kAnna, kBen, kCow)})).trade.count, 1);
  }
}

TEST(TurnChoice, RefusesBidsAndCards_C3_1) {
  for (auto const& command : {bid(kBen, 10), hammer(), sell(kAnna), buy(kAnna), pay(kAnna, {}),
                              offer(kAnna, {}), accept(kAnna), counter(kAnna, {})}) {
    EXPECT_EQ(refusal(a_game(), command), Refusal::not_now);
  }
}

}  // namespace
}  // namespace kuhhandel
