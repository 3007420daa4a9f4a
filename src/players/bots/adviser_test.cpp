// When a choice follows the advice.
#include "bots/adviser.h"

#include <gtest/gtest.h>

#include "tests/support/words.h"

namespace kuhhandel::bots {
namespace {

Choice bidding(Money amount) { return bid(kAnna, amount).action; }

TEST(Adviser, IsFollowedByItsOwnChoice) {
  EXPECT_TRUE(follows_advice(kSilent, kSilent));
  EXPECT_TRUE(follows_advice(action::Sell{}, action::Sell{}));
  EXPECT_FALSE(follows_advice(action::Sell{}, action::Buy{}));
  EXPECT_FALSE(follows_advice(kSilent, bidding(40)));
}

TEST(Adviser, IsFollowedByABidUpToTheAdvisedOne) {
  EXPECT_TRUE(follows_advice(bidding(40), bidding(40)));
  EXPECT_TRUE(follows_advice(bidding(30), bidding(40)));
  EXPECT_FALSE(follows_advice(bidding(50), bidding(40)));
  EXPECT_FALSE(follows_advice(bidding(10), kSilent));
}

}  // namespace
}  // namespace kuhhandel::bots
