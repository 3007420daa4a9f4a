// Tests of a seat's model of others that play by rules of thumb.
#include "neural/search/rule_opponent_model.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bots/farmer/farmer.h"
#include "bots/match.h"
#include "engine/ceilings/ceilings.h"
#include "neural/fox.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"
#include "tests/support/words.h"

namespace kuhhandel::neural {
namespace {

RuleOpponentModel seen_by_anna() { return RuleOpponentModel(second(), 4, kAnna); }

TEST(RuleOpponentModel, StartsWithEqualChances) {
  auto const farmers = seen_by_anna();
  EXPECT_EQ(farmers.chance(kBen), farmers.chance(kDora));
  EXPECT_EQ(farmers.chance(kAnna), 0);
}

TEST(RuleOpponentModel, RecognizesFarmersByTheirJumpBids) {
  auto farmers = seen_by_anna();
  auto const anybody = farmers.chance(kBen);
  farmers.see(event::Raised{{kBen, 40}});
  farmers.see(event::Raised{{kCleo, 50}});
  EXPECT_GT(farmers.chance(kBen), anybody);
  EXPECT_LT(farmers.chance(kCleo), anybody);
  EXPECT_EQ(farmers.chance(kDora), anybody);
}

TEST(RuleOpponentModel, StartsAgainAtEachLot) {
  auto farmers = seen_by_anna();
  farmers.see(event::Raised{{kBen, 200}});
  farmers.see(event::TurnedUp{.auctioneer = kDora, .lot = kGoat});
  farmers.see(event::Raised{{kCleo, 10}});
  EXPECT_LT(farmers.chance(kCleo), farmers.chance(kDora));
}

/// A fox that also models the others.
class Wondering : public bots::Bot {
 public:
  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override {
    fox_.start(edition, seats, seat, seed);
    farmers = RuleOpponentModel(edition, seats, seat);
  }
  void see(SeenEvent const& event) override {
    fox_.see(event);
    farmers.see(event);
  }
  bots::Choice decide(View const& view, LegalActions const& legal) override {
    return fox_.decide(view, legal);
  }

  RuleOpponentModel farmers;

 private:
  Fox fox_;
};

TEST(RuleOpponentModelLaw, RecognizesFarmersByTheEndOfAGame) {
  for (int game = 0; game < 4; ++game) {
    Wondering wondering;
    Fox fox;
    bots::Farmer farmer;
    std::vector<bots::Bot*> const line_up{&wondering, &fox, &farmer};
    bots::Match match(second(), start(second(), 3, std::to_string(game)), line_up, 1);
    play_out(match, 400);
    EXPECT_LT(wondering.farmers.chance(kBen), 0.01F);
    EXPECT_GT(wondering.farmers.chance(kCleo), 0.99F);
    Rng rng(1);
    auto const drawn = wondering.farmers.drawn(rng);
    EXPECT_FALSE(drawn.contains(kBen));
    EXPECT_TRUE(drawn.contains(kCleo));
  }
}

/// Ben has three horses, and the fourth is the last card: money has no other use.
State last_horse() {
  auto const rich = money({{50, 1}, {100, 1}, {200, 1}});
  return after(a_game()
                   .with_herd(kBen, {{kHorse, 3}, {kCow, 4}})
                   .with_pile({kHorse}, kDora)
                   .with_paydays(4)
                   .with_hand(kBen, rich),
               {auction(kAnna)});
}

Question ceiling_question(State const& state, Seat seat) {
  auto question = ask_by_ceilings(second(), state, 0).question;
  question.seat = seat;
  return question;
}

TEST(RuleOpponentModel, BidsAllItsMoneyForADecidingAnimal) {
  auto const question = ceiling_question(last_horse(), kBen);
  EXPECT_EQ(Money::of_tens(question.from + seen_by_anna().ceiling(question) - 1), 350);
}

TEST(RuleOpponentModel, LeavesARoosterToOthersAtAHighPrice) {
  auto const state = after(a_game().with_top_of_pile({kRooster}), {auction(kAnna)});
  auto const question = ceiling_question(state, kBen);
  EXPECT_LT(Money::of_tens(question.from + seen_by_anna().ceiling(question) - 1), 50);
}

}  // namespace
}  // namespace kuhhandel::neural
