// Tests of house rules for the money of a horse trade (C6.8): only the winner pays, zeros return.
#include <gmock/gmock.h>

#include "engine/phases/answer.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

Edition winner_pays() { return house(&Ruleset::settlement, Settlement::winner_pays); }
Edition zeros_return() { return house(&Ruleset::zeros_return, true); }

/// Anna and Ben own a cow each and have laid these cards. Both held the starting hand.
State traded(Edition const& edition, MoneyCards offered, MoneyCards countered) {
  return after(State(a_game().with_herd(kAnna, {{kCow, 1}}).with_herd(kBen, {{kCow, 1}})),
               {challenge(kAnna, kBen, kCow), offer(kAnna, offered), counter(kBen, countered)}, edition);
}

State accepted(Edition const& edition, MoneyCards offered) {
  return after(State(a_game().with_herd(kAnna, {{kCow, 1}}).with_herd(kBen, {{kCow, 1}})),
               {challenge(kAnna, kBen, kCow), offer(kAnna, offered), accept(kBen)}, edition);
}

TEST(Settlement, OnlyTheWinnerPays_C6_8) {
  auto const state = traded(winner_pays(), money({{50, 1}}), money({{10, 4}}));

  EXPECT_EQ(state.herd(kAnna).count(kCow), 2);
  EXPECT_EQ(state.hand(kAnna), second().hand - money({{50, 1}}));
  EXPECT_EQ(state.hand(kBen), second().hand + money({{50, 1}}));
}

TEST(Settlement, OnlyTheWinnerPaysWhenTheChallengedWins_C6_8) {
  auto const state = traded(winner_pays(), money({{10, 4}}), money({{50, 1}}));

  EXPECT_EQ(state.herd(kBen).count(kCow), 2);
  EXPECT_EQ(state.hand(kAnna), second().hand + money({{50, 1}}));
  EXPECT_EQ(state.hand(kBen), second().hand - money({{50, 1}}));
}

TEST(Settlement, EverythingGoesBackOnEqualSumsUnderWinnerPays_C6_8) {
  auto const state = traded(winner_pays(), money({{0, 1}, {10, 1}}), money({{10, 1}}));

  EXPECT_TRUE(is_in<phase::Offer>(state));
  EXPECT_EQ(state.hands, State(a_game()).hands);
}

TEST(Settlement, TheSecondTieIsFreeUnderWinnerPays_C6_8) {
  auto const tied = traded(winner_pays(), money({{10, 1}}), money({{10, 1}}));
  auto const state = after(tied, {offer(kAnna, {}), counter(kBen, money({{0, 1}}))}, winner_pays());

  EXPECT_EQ(state.herd(kAnna).count(kCow), 2);
  EXPECT_EQ(state.hands, State(a_game()).hands);
}

TEST(Settlement, APlainAcceptIsPaidUnderWinnerPays_C6_8) {
  auto const state = accepted(winner_pays(), money({{0, 1}, {10, 1}}));

  EXPECT_EQ(state.hand(kBen), second().hand + money({{0, 1}, {10, 1}}));
}

TEST(Settlement, ZerosReturnWhileOtherCardsAreExchanged_C6_8_C11_3) {
  auto const state = traded(zeros_return(), money({{0, 1}, {50, 1}}), money({{0, 2}, {10, 1}}));

  EXPECT_EQ(state.hand(kAnna), money({{0, 2}, {10, 5}}));
  EXPECT_EQ(state.hand(kBen), money({{0, 2}, {10, 3}, {50, 2}}));
}

TEST(Settlement, ZerosReturnOnAPlainAccept_C6_8) {
  auto const state = accepted(zeros_return(), money({{0, 2}, {10, 1}}));

  EXPECT_EQ(state.hand(kAnna), money({{0, 2}, {10, 3}, {50, 1}}));
  EXPECT_EQ(state.hand(kBen), second().hand + money({{10, 1}}));
}

TEST(Settlement, TheWinnersZerosReturnUnderWinnerPays_C6_8) {
  auto edition = winner_pays();
  edition.rules.zeros_return = true;
  auto const state = traded(edition, money({{0, 1}, {50, 1}}), money({{0, 1}, {10, 1}}));

  EXPECT_EQ(state.hand(kAnna), second().hand - money({{50, 1}}));
  EXPECT_EQ(state.hand(kBen), second().hand + money({{50, 1}}));
}

/// The view of Cleo, a spectator, of the cards that the trade moves.
struct Seen {
  int to_challenger;
  int to_challenged;
  friend bool operator==(Seen const&, Seen const&) = default;
};

Seen crossing_seen(Edition const& edition, MoneyCards offered, MoneyCards countered) {
  auto const emitted =
      events(State(a_game().with_herd(kAnna, {{kCow, 1}}).with_herd(kBen, {{kCow, 1}})),
             {challenge(kAnna, kBen, kCow), offer(kAnna, offered), counter(kBen, countered)}, edition);
  for (auto const& event : events_seen_by(kCleo, emitted)) {
    auto const* const reveal = std::get_if<event::Revealed<SeenMoney>>(&event);
    if (reveal != nullptr) return {*reveal->to_challenger.cards, *reveal->to_challenged.cards};
  }
  return {};
}

TEST(Settlement, ReportsToAllHowManyCardsChangeHands_C6_6) {
  EXPECT_EQ(crossing_seen(second(), money({{50, 1}}), money({{10, 4}})), (Seen{4, 1}));
  EXPECT_EQ(crossing_seen(second(), money({{10, 1}}), money({{0, 1}, {10, 1}})), (Seen{2, 1}));
}

TEST(Settlement, ReportsThatOnlyTheWinnersCardsChangeHands_C6_8) {
  EXPECT_EQ(crossing_seen(winner_pays(), money({{50, 1}}), money({{10, 4}})), (Seen{0, 1}));
  EXPECT_EQ(crossing_seen(winner_pays(), money({{10, 4}}), money({{50, 1}})), (Seen{1, 0}));
  EXPECT_EQ(crossing_seen(winner_pays(), money({{10, 1}}), money({{0, 1}, {10, 1}})), (Seen{0, 0}));
}

TEST(Settlement, DoesNotCountReturnedZerosAsExchanged_C6_8) {
  EXPECT_EQ(crossing_seen(zeros_return(), money({{0, 2}, {50, 1}}), money({{0, 1}, {10, 1}})), (Seen{1, 1}));
  EXPECT_EQ(crossing_seen(published("first"), money({{0, 2}, {10, 1}}), money({{0, 2}})), (Seen{0, 1}));
}

TEST(Settlement, ExchangesZerosInTheSecondEdition_C6_8) {
  EXPECT_EQ(accepted(second(), money({{0, 2}})).hand(kBen).count(Denomination::zero), 4);
}

}  // namespace
}  // namespace kuhhandel
