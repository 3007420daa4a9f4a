// Tests of rat rounds (C8), and of rat trades, which go the other way round (C6.9).
#include "engine/phases/rat_round.h"

#include <gmock/gmock.h>

#include "engine/legal_actions.h"
#include "engine/view.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;

Position rat_first() { return Position(master(), 3).with_top_of_pile({kRat, kPig, kCow}); }

State a_rat_lies(Position const& from = rat_first()) {
  return after(State(from), {auction(kAnna)}, master());
}

TEST(RatRound, StartsAtTheAuctioneersLeft_C8_1) {
  EXPECT_EQ(in<phase::RatRound>(a_rat_lies()), (phase::RatRound{kAnna, kBen, {}}));
  EXPECT_EQ(refusal(a_rat_lies(), take(kCleo), master()), Refusal::not_yours);
  EXPECT_EQ(refusal(a_rat_lies(), bid(kBen, 10), master()), Refusal::not_now);
}

TEST(RatRound, RepeatsWithTheAuctioneerLastUntilTheRatIsTaken_C8_1) {
  auto const round = after(a_rat_lies(), {lay(kBen, 0), lay(kCleo, 10)}, master());
  EXPECT_EQ(in<phase::RatRound>(round).asked, kAnna);

  auto const on = after(round, {lay(kAnna, 0), lay(kBen, 10)}, master());
  EXPECT_EQ(in<phase::RatRound>(on), (phase::RatRound{kAnna, kCleo, money({{0, 2}, {10, 2}})}));
}

TEST(RatRound, GivesTheMoneyToThePlayerWhoTakesTheRat_C8_1) {
  auto const state = after(a_rat_lies(), {lay(kBen, 50), take(kCleo)}, master());

  EXPECT_EQ(state.herd(kCleo).count(kRat), 1);
  EXPECT_EQ(state.hand(kCleo), master().hand + money({{50, 1}}));
  EXPECT_EQ(state.hand(kBen), master().hand - money({{50, 1}}));
}

TEST(RatRound, TakesOneCardFromThePlayersOwnHand_C8_1) {
  EXPECT_EQ(refusal(a_rat_lies(), lay(kBen, 100), master()), Refusal::not_your_cards);
  EXPECT_EQ(refusal(a_rat_lies(), lay(kBen, 30), master()), Refusal::not_your_cards);
  EXPECT_EQ(refusal(a_rat_lies(), lay(kCleo, 10), master()), Refusal::not_yours);
}

TEST(RatRound, GivesTheRatToAPlayerWithoutCards_C8_2) {
  auto const state = a_rat_lies(rat_first().with_hand(kBen, {}));

  EXPECT_EQ(refusal(state, lay(kBen, 0), master()), Refusal::must_take);
  EXPECT_THAT(legal_actions(master(), state, kBen), ElementsAre(Option{option::Take{}}));
  EXPECT_EQ(simplest_action(master(), state, kBen), Action{action::Take{}});
}

TEST(RatRound, ShowsTheCardsOnlyToTheTaker_C8_3) {
  auto const laid = after(a_rat_lies(), {lay(kBen, 50)}, master());
  auto const emitted = events(laid, {take(kCleo)}, master());
  auto const seen = [&](Viewer viewer) {
    return std::get<event::RatMoney<SeenMoney>>(events_seen_by(viewer, emitted).front()).laid;
  };

  EXPECT_EQ(seen(kCleo), (SeenMoney{1, money({{50, 1}})}));
  EXPECT_EQ(seen(kAnna), (SeenMoney{1, {}}));
  EXPECT_EQ(std::get<seen::RatRound>(view_for(master(), laid, kBen).phase).laid, 1);
}

TEST(RatRound, ShowsALaidCardOnlyToItsOwner_C8_3) {
  auto const emitted = events(a_rat_lies(), {lay(kBen, 50)}, master());
  auto const card = event::LaidOnRat<SeenMoney>{kBen, {1, {}}};

  EXPECT_THAT(events_seen_by(kBen, emitted),
              ElementsAre(SeenEvent{event::LaidOnRat<SeenMoney>{kBen, {1, money({{50, 1}})}}}));
  EXPECT_THAT(events_seen_by(kCleo, emitted), ElementsAre(SeenEvent{card}));
}

TEST(RatRound, ContinuesAtOnceWithTheSameAuctioneer_C8_4) {
  auto const state = after(a_rat_lies(), {take(kBen)}, master());

  EXPECT_EQ(state.turn, kAnna);
  EXPECT_EQ(in<phase::Bidding>(state).lot, kPig);
}

TEST(RatRound, RepeatsForAnotherRat_C8_4) {
  auto const state =
      after(a_rat_lies(rat_first().with_top_of_pile({kRat, kRat, kPig})), {take(kBen)}, master());

  EXPECT_EQ(in<phase::RatRound>(state), (phase::RatRound{kAnna, kBen, {}}));
}

TEST(RatRound, EndsTheTurnWithAnEmptyPile_C8_4) {
  auto const last = Position(master(), 3)
                        .with_herd(kAnna, {{kCow, 1}, {kRat, 1}})
                        .with_herd(kBen, {{kCow, 3}})
                        .with_pile({kRat}, kCleo);
  auto const state = after(a_rat_lies(last), {take(kBen)}, master());

  EXPECT_EQ(state.turn, kBen);
  EXPECT_TRUE(is_in<phase::TurnChoice>(state));
}

TEST(RatRound, CountsTheMoneyOnTheRatAsHandedOut_C4_9) {
  auto const before = view_for(master(), a_rat_lies(), kAnna).handed_out;

  EXPECT_EQ(view_for(master(), after(a_rat_lies(), {lay(kBen, 50)}, master()), kAnna).handed_out, before);
}

/// Anna trades rats with Ben, and has laid this offer.
State rats_offered(MoneyCards laid, int of_anna = 1, int of_ben = 1) {
  auto const herds = rat_first().with_herd(kAnna, {{kRat, of_anna}}).with_herd(kBen, {{kRat, of_ben}});
  return after(State(herds), {challenge(kAnna, kBen, kRat), offer(kAnna, laid)}, master());
}

TEST(RatTrade, TheHigherSumGivesItsRat_C6_9) {
  auto const state = after(rats_offered(money({{50, 1}})), {counter(kBen, money({{10, 1}}))}, master());

  EXPECT_EQ(state.herd(kAnna).count(kRat), 0);
  EXPECT_EQ(state.herd(kBen).count(kRat), 2);
  EXPECT_EQ(state.hand(kAnna), master().hand - money({{50, 1}}) + money({{10, 1}}));
}

TEST(RatTrade, AHigherCounterGivesToo_C6_9) {
  auto const state = after(rats_offered(money({{10, 1}})), {counter(kBen, money({{50, 1}}))}, master());

  EXPECT_EQ(state.herd(kAnna).count(kRat), 2);
}

TEST(RatTrade, ThePlayerWhoAcceptsTheMoneyTakesTheRat_C6_9) {
  auto const state = after(rats_offered(money({{20, 1}})), {accept(kBen)}, master());

  EXPECT_EQ(state.herd(kBen).count(kRat), 2);
  EXPECT_EQ(state.hand(kBen), master().hand + money({{20, 1}}));
}

TEST(RatTrade, TwoAgainstTwoIsAboutBothPairs_C6_9) {
  auto const state = after(rats_offered(money({{20, 1}}), 2, 2), {accept(kBen)}, master());

  EXPECT_EQ(state.herd(kBen).count(kRat), 4);
  EXPECT_EQ(state.herd(kAnna).count(kRat), 0);
}

TEST(RatTrade, OnASecondTieTheChallengerGives_C6_9) {
  auto const state = after(
      rats_offered(money({{10, 1}})),
      {counter(kBen, money({{10, 1}})), offer(kAnna, money({{10, 1}})), counter(kBen, money({{10, 1}}))},
      master());

  EXPECT_EQ(state.herd(kBen).count(kRat), 2);
}

TEST(RatTrade, OnlyTheHigherSumPaysUnderWinnerPays_C6_8) {
  auto edition = master();
  edition.rules.settlement = Settlement::winner_pays;
  auto const state = after(rats_offered(money({{50, 1}})), {counter(kBen, money({{10, 1}}))}, edition);

  EXPECT_EQ(state.hand(kAnna), master().hand - money({{50, 1}}));
  EXPECT_EQ(state.herd(kBen).count(kRat), 2);
}

TEST(RatTrade, NeedsARatOnBothSides_C6_9) {
  auto const lone = rat_first().with_herd(kAnna, {{kRat, 1}});

  EXPECT_EQ(refusal(lone, challenge(kAnna, kBen, kRat), master()), Refusal::no_such_trade);
  EXPECT_EQ(refusal(lone, challenge(kAnna, kBen, kRat)), Refusal::no_such_trade) << "a box without rats";
}

}  // namespace
}  // namespace kuhhandel
