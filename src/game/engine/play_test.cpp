// Tests of the start of a game (C1, C2) and of play().
#include "engine/play.h"

#include <gmock/gmock.h>

#include <array>
#include <set>
#include <type_traits>

#include "engine/digest.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"
#include "tests/support/whole_box.h"

namespace kuhhandel {
namespace {

using ::testing::ElementsAre;

std::vector<AnimalId> order_of(Pile const& pile) {
  std::vector<AnimalId> order;
  for (int depth = 0; depth < pile.size(); ++depth) order.push_back(pile.peek(depth).animal());
  return order;
}

TEST(Start, PutsFourCopiesOfTenAnimalsInThePile_C1_1) {
  auto const state = start(second(), 4, "cow").next;

  EXPECT_EQ(state.pile.size(), 40);
  EXPECT_EQ(red_cards(state), red_cards(second()));
}

TEST(Start, SeatsThreeToFive_C1_6) {
  EXPECT_EQ(second().fewest_seats, 3);
  EXPECT_EQ(second().most_seats, 5);
  for (int seats = 3; seats <= 5; ++seats) EXPECT_EQ(start(second(), seats, "cow").next.seats, seats);
}

TEST(Start, DealsTwoZerosFourTensAndAFifty_C2_1) {
  auto const state = start(second(), 5, "cow").next;

  for (auto const seat : {kAnna, kBen, kCleo, kDora, kEmil}) {
    EXPECT_EQ(state.hand(seat), money({{0, 2}, {10, 4}, {50, 1}}));
  }
}

TEST(Start, LeavesTheRestInTheBank_C2_2) {
  EXPECT_EQ(start(second(), 3, "cow").next.bank,
            money({{0, 4}, {10, 8}, {50, 7}, {100, 5}, {200, 5}, {500, 5}}));
}

TEST(Start, ShufflesThePileByTheSeed_C2_3) {
  auto const one = order_of(start(second(), 3, "one").next.pile);

  EXPECT_EQ(order_of(start(second(), 3, "one").next.pile), one);
  EXPECT_NE(order_of(start(second(), 3, "two").next.pile), one);
}

TEST(Start, PutsEveryAnimalOnTopForSomeSeed_C2_3) {
  std::set<AnimalId> on_top;
  for (int seed = 0; seed < 200; ++seed)
    on_top.insert(start(second(), 3, std::to_string(seed)).next.pile.peek().animal());

  EXPECT_EQ(on_top.size(), 10U);
}

TEST(Start, DrawsTheStartingPlayerFairly_C2_3) {
  std::array<int, 4> begun{};
  for (int seed = 0; seed < 400; ++seed) {
    ++begun.at(static_cast<std::size_t>(index_of(start(second(), 4, std::to_string(seed)).next.turn)));
  }

  for (auto const times : begun) EXPECT_NEAR(times, 100, 40);
}

TEST(Start, LetsTheTableSetTheStartingPlayerAndKeepsThePile_C2_3) {
  auto const drawn = start(second(), 4, "cow").next;
  for (auto const first : {kAnna, kBen, kCleo, kDora}) {
    auto const set = start(second(), 4, "cow", first);

    EXPECT_EQ(set.next.turn, first);
    EXPECT_EQ(order_of(set.next.pile), order_of(drawn.pile));
    EXPECT_THAT(set.events, ElementsAre(Event{event::Turn{first}}));
  }
}

TEST(SetUp, StartsWithTheSeatInTurnAndLeavesTheCards_C3_1) {
  State const position = a_game().with_turn(kCleo).with_herd(kAnna, {{kCow, 1}});

  auto const taken_up = set_up(second(), position);

  EXPECT_EQ(digest(taken_up.next), digest(position));
  EXPECT_THAT(taken_up.events, ElementsAre(Event{event::Turn{kCleo}}));
}

TEST(SetUp, SkipsASeatThatCannotAct_C3_3) {
  State const position = a_game()
                             .with_herd(kAnna, {{kHorse, 4}})
                             .with_herd(kBen, {{kCow, 1}})
                             .with_herd(kCleo, {{kCow, 3}})
                             .with_pile({}, kDora);

  EXPECT_THAT(set_up(second(), position).events,
              ElementsAre(Event{event::Skipped{kAnna}}, Event{event::Turn{kBen}}));
}

TEST(SetUp, EndsIfNoPlayerCanTrade_C3_4) {
  auto const taken_up = set_up(second(), a_game().with_herd(kAnna, {{kHorse, 4}}).with_pile({}, kDora));

  EXPECT_TRUE(is_in<phase::Finished>(taken_up.next));
}

TEST(Play, ChecksFirstThatThePlayerHasASeat_C3_1) {
  EXPECT_EQ(refusal(a_game(3), auction(kDora)), Refusal::not_yours);
  EXPECT_EQ(refusal(a_game(3), bid(kDora, 10)), Refusal::not_yours);
  EXPECT_EQ(refusal(a_game(3), sell(seat_at(255))), Refusal::not_yours);
}

TEST(Play, ChecksThePhaseBeforeThePlayer_C3_1) {
  EXPECT_EQ(refusal(a_game(3), bid(kBen, 10)), Refusal::not_now);
  EXPECT_EQ(refusal(a_game(3), hammer()), Refusal::not_now);
}

TEST(Play, RefusesEverythingAfterTheEnd_C3_4) {
  State over = a_game();
  over.phase = phase::Finished{};

  for (auto const& command :
       {auction(kAnna), challenge(kAnna, kBen, kCow), bid(kBen, 10), hammer(), sell(kAnna), buy(kAnna),
        pay(kAnna, {}), offer(kAnna, {}), accept(kAnna), counter(kAnna, money({{0, 1}}))}) {
    EXPECT_EQ(refusal(over, command), Refusal::not_now);
  }
}

TEST(Play, DoesNotModifyTheGivenState_C3_1) {
  State const before = a_game();
  auto const same = digest(before);

  auto const next = play(second(), before, auction(kAnna))->next;

  EXPECT_EQ(digest(before), same);
  EXPECT_NE(digest(next), same);
}

TEST(State, IsSmallAndCopiedByBytes) {
  EXPECT_TRUE(std::is_trivially_copyable_v<State>);
  EXPECT_LE(sizeof(State), 256U);
}

}  // namespace
}  // namespace kuhhandel
