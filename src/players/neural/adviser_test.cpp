// When a choice follows the advice.
#include "neural/adviser.h"

#include <gtest/gtest.h>

#include <array>
#include <memory>

#include "bots/match.h"
#include "bots/trader/trader.h"
#include "neural/learned_bot.h"
#include "neural/net_bot.h"
#include "tests/support/words.h"

namespace kuhhandel::neural {
namespace {

bots::Choice bidding(Money amount) { return bid(kAnna, amount).action; }

TEST(Adviser, IsFollowedByItsOwnChoice) {
  EXPECT_TRUE(follows_advice(bots::kSilent, bots::kSilent));
  EXPECT_TRUE(follows_advice(action::Sell{}, action::Sell{}));
  EXPECT_FALSE(follows_advice(action::Sell{}, action::Buy{}));
  EXPECT_FALSE(follows_advice(bots::kSilent, bidding(40)));
}

TEST(Adviser, IsFollowedByABidUpToTheAdvisedOne) {
  EXPECT_TRUE(follows_advice(bidding(40), bidding(40)));
  EXPECT_TRUE(follows_advice(bidding(30), bidding(40)));
  EXPECT_FALSE(follows_advice(bidding(50), bidding(40)));
  EXPECT_FALSE(follows_advice(bidding(10), bots::kSilent));
}

/// Plays by advice, and checks which bot it is from.
class Advised : public bots::Bot {
 public:
  void start(Edition const& edition, int seats, Seat seat, std::uint64_t) override {
    adviser_ = make_adviser(edition, seats, seat);
    net_bot_.start(edition, seats, seat, 0);
  }
  void see(SeenEvent const& event) override {
    adviser_->see(event);
    net_bot_.see(event);
  }
  bots::Choice decide(View const& view, LegalActions const& legal) override {
    auto const choice = adviser_->decide(view, legal);
    bool const is_auction = std::holds_alternative<phase::Bidding>(view.phase) ||
                            std::holds_alternative<phase::BuyingRight>(view.phase);
    EXPECT_TRUE(adviser_->explain().has_value());
    if (!is_auction) return choice;
    ++auctions;
    // At a temperature of 0 the seed does not matter.
    EXPECT_EQ(choice, net_bot_.decide(view, legal));
    return choice;
  }

  int auctions = 0;

 private:
  std::unique_ptr<bots::Bot> adviser_;
  NetBot net_bot_{net_for(OutputHead::replies, second(), 4)};
};

TEST(Adviser, BidsByTheNet) {
  Advised advised;
  std::array<bots::Trader, 3> others;
  std::array<bots::Bot*, 4> const line_up{&advised, &others[0], &others[1], &others[2]};
  bots::Match match(second(), start(second(), 4, "1"), line_up, 1);
  play_out(match, 200);
  EXPECT_EQ(match.faults(kAnna), 0);
  EXPECT_GT(advised.auctions, 20);
}

}  // namespace
}  // namespace kuhhandel::neural
