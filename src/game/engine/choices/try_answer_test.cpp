#include "engine/choices/try_answer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ostream>

#include "engine/digest.h"
#include "engine/random/rng.h"
#include "tests/support/laws.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

/// Returns why the reply is refused at the first question of the position.
Refusal refusal_of(State const& state, Reply reply) {
  return try_answer(second(), ask(second(), state, 0), reply).error();
}

State with_a_debt(MoneyCards hand, Money owed) {
  State state = a_game().with_hand(kBen, hand);
  state.phase = phase::Payment{.payer = kBen, .payee = kAnna, .at_least = owed, .lot = kCow};
  return state;
}

TEST(TryAnswer, MatchesTheListedAnswersAndRefusesAllOthers) {
  check_law(20, [] {
    auto const edition = any_rules();
    Rng rng(static_cast<std::uint64_t>(any_number(0, 1'000'000)));
    auto question = deal(edition, any_number(edition.fewest_seats, edition.most_seats), rng.next());
    for (int step = 0; step < 200 && question.count > 0; ++step) {
      auto const reply = static_cast<Reply>(rng.below(reply_count(edition)));
      auto const nth = nth_of(edition, question, reply);
      RC_ASSERT(try_answer(edition, question, reply).has_value() == nth.has_value());
      auto const chosen = reply_of(edition, question, rng.below(question.count));
      auto const tried = try_answer(edition, question, chosen);
      answer(edition, question, *nth_of(edition, question, chosen));
      RC_ASSERT(digest(tried->state) == digest(question.state));
      RC_ASSERT(tried->seat == question.seat && tried->count == question.count);
    }
  });
}

TEST(TryAnswer, RefusesABidThatIsTooLow_C4_1) {
  auto question = ask(second(), a_game(), 0);
  answer(second(), question, 0);
  answer(second(), question, 4);  // 40

  EXPECT_EQ(try_answer(second(), question, plus(Reply::bid, 3)).error(), Refusal::bid_too_low);
}

TEST(TryAnswer, RefusesATradeWithoutTheAnimal_C3_2) {
  EXPECT_EQ(refusal_of(a_game(), Reply::trade), Refusal::no_such_trade);
}

TEST(TryAnswer, RefusesCardsThatAreNotHeldOrDoNotCoverTheDebt_C4_6) {
  auto const debt = with_a_debt(money({{10, 5}, {50, 2}}), 90);  // a fifty and four tens, or two fifties

  EXPECT_EQ(refusal_of(debt, plus(Reply::money, 3)), Refusal::not_your_cards);
  EXPECT_EQ(refusal_of(debt, Reply::money), Refusal::not_enough_paid);
}

TEST(TryAnswer, RefusesAnActionOfAnotherPhase) {
  EXPECT_EQ(refusal_of(a_game(), Reply::sell), Refusal::not_now);
  EXPECT_EQ(refusal_of(a_game(), Reply::claim), Refusal::not_now);
  EXPECT_EQ(refusal_of(a_game(), plus(Reply::bid, 3)), Refusal::not_now);
}

}  // namespace
}  // namespace kuhhandel
