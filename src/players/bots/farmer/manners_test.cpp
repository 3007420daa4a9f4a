#include "bots/farmer/manners.h"

#include <gtest/gtest.h>

#include "tests/support/outcome.h"
#include "tests/support/position.h"
#include "tests/support/words.h"

namespace kuhhandel::bots {
namespace {

State an_offer_to_ben() {
  return kuhhandel::after(a_cow_each(), {challenge(kAnna, kBen, kCow), offer(kAnna, money({{50, 1}}))});
}

/// What Dora thinks of Ben after three such answers.
double acceptance_of_ben(Command const& answer) {
  Manners manners;
  for (int i = 0; i < 3; ++i) {
    for (auto const& event : events_seen_by(kDora, events(an_offer_to_ben(), {answer}))) manners.see(event);
  }
  return manners.acceptance(kBen);
}

TEST(Manners, WhoAcceptsIsExpectedToAcceptAgain) {
  EXPECT_GT(acceptance_of_ben(accept(kBen)), Manners{}.acceptance(kBen));
}

TEST(Manners, WhoCountersIsExpectedToCounterAgain) {
  EXPECT_LT(acceptance_of_ben(counter(kBen, money({{10, 1}}))), Manners{}.acceptance(kBen));
}

TEST(Manners, NobodyIsBelievedCertain) {
  EXPECT_GT(acceptance_of_ben(counter(kBen, money({{10, 1}}))), 0);
  EXPECT_LT(acceptance_of_ben(accept(kBen)), 1);
}

}  // namespace
}  // namespace kuhhandel::bots
