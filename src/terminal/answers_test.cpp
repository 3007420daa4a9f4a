#include "terminal/answers.h"

#include <gmock/gmock.h>

#include "tests/support/outcome.h"
#include "tests/support/position.h"
#include "tests/support/words.h"

namespace kuhhandel::terminal {
namespace {

/// Returns the phase after the seat's typed line, or the error sentence.
std::string fault_in(std::string_view line, State const& state, Seat seat) {
  auto const answer =
      parse_answer(line, view_for(second(), state, seat), legal_actions(second(), state, seat));
  return answer ? "" : answer.error();
}

template <class AnyAction>
AnyAction action_in(std::string_view line, State const& state, Seat seat) {
  auto const answer =
      parse_answer(line, view_for(second(), state, seat), legal_actions(second(), state, seat));
  return std::get<AnyAction>(answer.value().value());
}

State an_auction() { return after(a_game(), {auction(kAnna), bid(kBen, 40)}); }
State a_debt() { return after(an_auction(), {hammer(), sell(kAnna)}); }

State a_trade() {
  return after(a_game().with_herd(kAnna, {{kCow, 1}}).with_herd(kBen, {{kCow, 1}}),
               {challenge(kAnna, kBen, kCow)});
}

TEST(Answers, ABidIsAnAmount) {
  EXPECT_EQ(action_in<action::Bid>("60", an_auction(), kCleo).amount, 60);
  EXPECT_EQ(fault_in("", an_auction(), kCleo), "");
  EXPECT_EQ(fault_in("40", an_auction(), kCleo), "The least bid now is 50.");
  EXPECT_EQ(fault_in("55", an_auction(), kCleo), "Bids are multiples of 10.");
  EXPECT_EQ(fault_in("-60", an_auction(), kCleo), "Type an amount such as 60, or nothing to stay silent.");
  EXPECT_EQ(fault_in("99990", an_auction(), kCleo), "No player can have more than 360.");
}

TEST(Answers, APaymentConsistsOfHandCardsThatReachTheAmount) {
  EXPECT_EQ(action_in<action::Pay>("10 10 10 10", a_debt(), kBen).money, money({{10, 4}}));
  EXPECT_EQ(action_in<action::Pay>("", a_debt(), kBen).money, money({{10, 4}}));
  EXPECT_EQ(fault_in("10 10", a_debt(), kBen), "That makes 20; at least 40 are needed.");
  EXPECT_EQ(fault_in("50 50", a_debt(), kBen), "You hold only 1 card of 50.");
  EXPECT_EQ(fault_in("30", a_debt(), kBen), "There is no money card '30'. Type cards such as 50 10 10.");
}

TEST(Answers, AnOfferMayBeEmpty_C6_3) {
  EXPECT_EQ(action_in<action::Offer>("", a_trade(), kAnna).money, MoneyCards{});
  EXPECT_EQ(action_in<action::Offer>("0 0 50", a_trade(), kAnna).money, money({{0, 2}, {50, 1}}));
}

TEST(Answers, CardsCounterAnOfferAndEnterAcceptsIt) {
  auto const offered = after(a_trade(), {offer(kAnna, money({{10, 1}}))});

  EXPECT_EQ(action_in<action::Counter>("50", offered, kBen).money, money({{50, 1}}));
  EXPECT_EQ(fault_in("", offered, kBen), "");
  EXPECT_EQ(fault_in("maybe", offered, kBen), "There is no money card 'maybe'. Type cards such as 50 10 10.");
}

TEST(Answers, ChoicesAreNumbered) {
  auto const choices = a_game().with_herd(kAnna, {{kCow, 1}}).with_herd(kBen, {{kCow, 1}});

  EXPECT_EQ(action_in<action::Challenge>("2", choices, kAnna).challenged, kBen);
  EXPECT_EQ(fault_in("1", choices, kAnna), "");
  EXPECT_EQ(fault_in("3", choices, kAnna), "Type a number from 1 to 2.");
  EXPECT_EQ(fault_in("cow", choices, kAnna), "Type a number from 1 to 2.");
}

}  // namespace
}  // namespace kuhhandel::terminal
