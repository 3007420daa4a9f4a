#include "bots/farmer/trade_stats.h"

#include <gtest/gtest.h>

#include "tests/support/outcome.h"
#include "tests/support/position.h"
#include "tests/support/words.h"

namespace kuhhandel::bots {
namespace {

State an_offer_to_ben() {
  return kuhhandel::after(a_cow_each(), {challenge(kAnna, kBen, kCow), offer(kAnna, money({{50, 1}}))});
}

/// Returns Dora's estimate for Ben after three such answers.
double acceptance_of_ben(Command const& answer) {
  TradeStats trade_stats;
  for (int i = 0; i < 3; ++i) {
    for (auto const& event : events_seen_by(kDora, events(an_offer_to_ben(), {answer})))
      trade_stats.see(event);
  }
  return trade_stats.acceptance(kBen);
}

TEST(TradeStats, APlayerWhoAcceptsIsExpectedToAcceptAgain) {
  EXPECT_GT(acceptance_of_ben(accept(kBen)), TradeStats{}.acceptance(kBen));
}

TEST(TradeStats, APlayerWhoCountersIsExpectedToCounterAgain) {
  EXPECT_LT(acceptance_of_ben(counter(kBen, money({{10, 1}}))), TradeStats{}.acceptance(kBen));
}

TEST(TradeStats, NoPlayerIsFullyPredictable) {
  EXPECT_GT(acceptance_of_ben(counter(kBen, money({{10, 1}}))), 0);
  EXPECT_LT(acceptance_of_ben(accept(kBen)), 1);
}

}  // namespace
}  // namespace kuhhandel::bots
