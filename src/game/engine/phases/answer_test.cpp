#include "engine/phases/answer.h"

#include <gmock/gmock.h>

#include "engine/legal_actions.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

Trade const kTrade{.challenger = kAnna, .challenged = kBen, .animal = kCow, .count = 1, .round = 1};

/// Anna and Ben trade, with this many cows each; both hold the starting hand.
Position cows(int annas, int bens) {
  return a_game().with_herd(kAnna, {{kCow, annas}}).with_herd(kBen, {{kCow, bens}});
}

/// Anna has laid these cards for Ben's cow.
State an_offer(MoneyCards laid, Position const& game = cows(1, 1)) {
  return after(game, {challenge(kAnna, kBen, kCow), offer(kAnna, laid)});
}

/// Both have laid a fifty once; Anna lays again.
State second_round() { return after(an_offer(money({{50, 1}})), {counter(kBen, money({{50, 1}}))}); }

TEST(Answer, IsOnlyForTheChallengedPlayer_C6_5) {
  for (auto const seat : {kAnna, kCleo, kDora}) {
    EXPECT_EQ(refusal(an_offer({}), accept(seat)), Refusal::not_yours);
    EXPECT_EQ(refusal(an_offer({}), counter(seat, money({{0, 1}}))), Refusal::not_yours);
    EXPECT_THAT(legal_actions(second(), an_offer({}), seat), IsEmpty());
  }
  EXPECT_EQ(refusal(an_offer({}), {House{}, action::Accept{}}), Refusal::not_yours);
}

TEST(Answer, AcceptsTheMoneyUnseenAndGivesTheAnimal_C6_5) {
  auto const state = after(an_offer(money({{10, 3}})), {accept(kBen)});

  EXPECT_EQ(state.hand(kBen), second().hand + money({{10, 3}}));
  EXPECT_EQ(state.hand(kAnna), second().hand - money({{10, 3}}));
  EXPECT_EQ(state.herd(kAnna).count(kCow), 2);
  EXPECT_EQ(state.herd(kBen).count(kCow), 0);
}

TEST(Answer, MayAcceptAnEmptyOffer_C6_5) {
  auto const state = after(an_offer({}), {accept(kBen)});

  EXPECT_EQ(state.hands, State(a_game()).hands);
  EXPECT_EQ(state.herd(kAnna).count(kCow), 2);
}

TEST(Answer, CountersWithAtLeastOneCard_C6_5) {
  EXPECT_EQ(refusal(an_offer({}), counter(kBen, {})), Refusal::too_few_cards);
  EXPECT_EQ(refusal(an_offer({}), counter(kBen, money({{0, 1}}))), std::nullopt);
  EXPECT_THAT(legal_actions(second(), an_offer({}), kBen),
              ElementsAre(Option{option::Accept{}}, Option{option::Counter{1}}));
}

TEST(Answer, CountersWithTheirOwnCards_C6_5) {
  EXPECT_EQ(refusal(an_offer(money({{50, 1}})), counter(kBen, money({{50, 2}}))), Refusal::not_your_cards);
}

TEST(Answer, CanOnlyAcceptWithoutAMoneyCard_C6_5) {
  auto const state = an_offer({}, cows(1, 1).with_hand(kBen, {}));

  EXPECT_THAT(legal_actions(second(), state, kBen), ElementsAre(Option{option::Accept{}}));
  EXPECT_EQ(refusal(state, counter(kBen, {})), Refusal::too_few_cards);
}

TEST(Answer, ExchangesThePilesAndTheHigherSumWins_C6_6) {
  auto const state = after(an_offer(money({{10, 4}})), {counter(kBen, money({{0, 1}, {50, 1}}))});

  EXPECT_EQ(state.herd(kBen).count(kCow), 2);
  EXPECT_EQ(state.hand(kAnna), money({{0, 3}, {50, 2}}));
  EXPECT_EQ(state.hand(kBen), money({{0, 1}, {10, 8}}));
  EXPECT_EQ(state.turn, kBen);
}

TEST(Answer, TheChallengerWinsWithTheHigherSum_C6_6) {
  auto const state = after(an_offer(money({{50, 1}})), {counter(kBen, money({{10, 4}}))});

  EXPECT_EQ(state.herd(kAnna).count(kCow), 2);
  EXPECT_EQ(state.hand(kAnna), money({{0, 2}, {10, 8}}));
}

TEST(Answer, CountsSumsAndNotCards_C6_6) {
  auto const state = after(an_offer(money({{50, 1}})), {counter(kBen, money({{0, 2}, {10, 4}}))});

  EXPECT_EQ(state.herd(kAnna).count(kCow), 2);
}

TEST(Answer, ShowsThirdPlayersOnlyTheWinnerAndTheCounts_C6_6) {
  auto const emitted = events(an_offer(money({{10, 4}})), {counter(kBen, money({{50, 1}}))});
  SeenMoney const tens{4, money({{10, 4}})};
  SeenMoney const fifty{1, money({{50, 1}})};
  SeenEvent const outside = event::Revealed<SeenMoney>{kTrade, kBen, {4, {}}, {1, {}}, {1, {}}, {4, {}}};
  SeenEvent const inside = event::Revealed<SeenMoney>{kTrade, kBen, tens, fifty, fifty, tens};

  for (auto const viewer : {Viewer{}, Viewer{kCleo}}) EXPECT_EQ(seen_by(viewer, emitted[1]), outside);
  for (auto const viewer : {kAnna, kBen}) EXPECT_EQ(seen_by(viewer, emitted[1]), inside);
}

TEST(Answer, ShowsTheCounterToItsOwnerBeforeTheReveal_C6_6) {
  auto const emitted = events(an_offer({}), {counter(kBen, money({{50, 1}}))});

  EXPECT_EQ(seen_by(kAnna, emitted[0]), SeenEvent(event::Countered<SeenMoney>{kTrade, {1, {}}}));
  EXPECT_EQ(seen_by(kBen, emitted[0]), SeenEvent(event::Countered<SeenMoney>{kTrade, {1, money({{50, 1}})}}));
}

TEST(Answer, ShowsAnAcceptedOfferOnlyToTheTwoTraders_C6_5) {
  auto const emitted = events(an_offer(money({{50, 1}})), {accept(kBen)});

  SeenMoney const fifty{1, money({{50, 1}})};
  EXPECT_EQ(seen_by(kBen, emitted[0]), SeenEvent(event::Accepted<SeenMoney>{kTrade, fifty, fifty}));
  EXPECT_EQ(seen_by(kAnna, emitted[0]), SeenEvent(event::Accepted<SeenMoney>{kTrade, fifty, fifty}));
  EXPECT_EQ(seen_by(kCleo, emitted[0]), SeenEvent(event::Accepted<SeenMoney>{kTrade, {1, {}}, {1, {}}}));
}

TEST(Answer, TradesBothPairs_C6_2) {
  EXPECT_EQ(after(an_offer({}, cows(2, 2)), {accept(kBen)}).herd(kAnna).count(kCow), 4);
  EXPECT_EQ(after(an_offer({}, cows(2, 2)), {counter(kBen, money({{10, 1}}))}).herd(kBen).count(kCow), 4);
}

TEST(Answer, TakesOneOfThree_C6_2) {
  EXPECT_EQ(after(an_offer({}, cows(1, 3)), {accept(kBen)}).herd(kAnna).count(kCow), 2);
  EXPECT_EQ(after(an_offer({}, cows(3, 1)), {counter(kBen, money({{10, 1}}))}).herd(kAnna).count(kCow), 2);
}

TEST(Answer, ReportsTheAnimalsAndTheQuartet_C6_2) {
  auto const emitted = events(an_offer({}, cows(2, 2)), {accept(kBen)});

  EXPECT_THAT(emitted, Contains(Event{event::Took{kAnna, kCow, 2, kBen}}));
  EXPECT_THAT(emitted, Contains(Event{event::Quartet{kAnna, kCow}}));
}

TEST(Answer, ATieExchangesTheMoneyAndAsksForANewOffer_C6_7) {
  auto const state = after(an_offer(money({{10, 1}})), {counter(kBen, money({{0, 1}, {10, 1}}))});

  auto again = kTrade;
  again.round = 2;
  EXPECT_EQ(in<phase::Offer>(state).trade, again);
  EXPECT_EQ(state.hand(kAnna), second().hand + money({{0, 1}}));
  EXPECT_EQ(state.hand(kBen), second().hand - money({{0, 1}}));
  EXPECT_EQ(state.herds, State(cows(1, 1)).herds);
}

TEST(Answer, AnEmptyOfferTiesWithAZero_C6_7) {
  auto const emitted = events(an_offer({}), {counter(kBen, money({{0, 1}}))});

  EXPECT_THAT(emitted, Contains(Event{event::Tied{kTrade}}));
  EXPECT_EQ(std::get<event::Revealed<SecretMoney>>(emitted[1]).winner, std::nullopt);
}

TEST(Answer, AllowsTheSameAnswersInTheSecondRound_C6_7) {
  auto const offered = after(second_round(), {offer(kAnna, money({{10, 1}}))});

  EXPECT_EQ(after(offered, {accept(kBen)}).herd(kAnna).count(kCow), 2);
  EXPECT_EQ(after(offered, {counter(kBen, money({{10, 2}}))}).herd(kBen).count(kCow), 2);
}

TEST(Answer, TheChallengerWinsTheSecondTie_C6_7) {
  auto const state =
      after(second_round(), {offer(kAnna, money({{10, 1}})), counter(kBen, money({{0, 1}, {10, 1}}))});

  EXPECT_EQ(state.herd(kAnna).count(kCow), 2);
  EXPECT_TRUE(is_in<phase::TurnChoice>(state));
}

TEST(Answer, TheMoneyOfTheSecondTieStaysExchangedToo_C6_7) {
  auto const state =
      after(second_round(), {offer(kAnna, money({{0, 1}, {10, 1}})), counter(kBen, money({{10, 1}}))});

  EXPECT_EQ(state.hand(kAnna), second().hand - money({{0, 1}}));
  EXPECT_EQ(state.hand(kBen), second().hand + money({{0, 1}}));
}

TEST(Answer, RefusesOtherActions_C6_5) {
  for (auto const& command : {auction(kAnna), challenge(kAnna, kBen, kCow), bid(kBen, 10), hammer(),
                              sell(kAnna), buy(kAnna), pay(kBen, {}), offer(kAnna, {})}) {
    EXPECT_EQ(refusal(an_offer({}), command), Refusal::not_now);
  }
}

}  // namespace
}  // namespace kuhhandel
