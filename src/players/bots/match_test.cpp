#include "bots/match.h"

#include <gtest/gtest.h>

#include <memory>

#include "bots/registry.h"
#include "engine/digest.h"
#include "tests/support/words.h"

namespace kuhhandel::bots {
namespace {

/// Makes the choices that the test sets, legal or not, and counts its calls.
class Puppet : public Bot {
 public:
  explicit Puppet(Choice choice) : choice_(std::move(choice)) {}

  void start(Edition const&, int, Seat, std::uint64_t) override {}
  void see(SeenEvent const&) override { ++seen; }
  Choice decide(View const&, LegalActions const&) override { return choice_; }

  int seen = 0;

 private:
  Choice choice_;
};

TEST(Match, CountsAnIllegalChoiceAndPlaysTheSimplest) {
  Puppet rash(action::Bid{5});
  Puppet quiet(kSilent);
  Match match(second(), start(second(), 3, "1", kAnna), std::vector<Bot*>{&rash, &quiet, &quiet}, 1);

  match.step();

  EXPECT_EQ(match.faults(kAnna), 1);
  EXPECT_TRUE(std::holds_alternative<phase::Bidding>(match.state().phase)) << "an auction is the simplest";
}

/// Makes an illegal choice until it is refused, then a legal one.
class Learner : public Puppet {
 public:
  Learner() : Puppet(action::Sell{}) {}

  Choice decide(View const& view, LegalActions const& legal) override {
    return refusal ? action::Auction{} : Puppet::decide(view, legal);
  }
  bool handle_refusal(Refusal why) override {
    refusal = why;
    return true;
  }

  std::optional<Refusal> refusal;
};

TEST(Match, AsksAgainAfterARefusedChoice) {
  Learner learner;
  Puppet quiet(kSilent);
  Match match(second(), start(second(), 3, "1", kAnna), std::vector<Bot*>{&learner, &quiet, &quiet}, 1);

  match.step();

  EXPECT_EQ(learner.refusal, Refusal::not_now);
  EXPECT_EQ(match.faults(kAnna), 0);
}

/// A player that has left.
class Gone : public Puppet {
 public:
  Gone() : Puppet(kSilent) {}
  bool present() const override { return false; }
  void end(Scores const& final_scores) override { received = final_scores; }

  Scores received;
};

TEST(Match, PlaysForABotThatExitedAndCountsIt) {
  Puppet auctioneer(action::Auction{});
  Gone gone;
  Puppet quiet(kSilent);
  Match match(second(), start(second(), 3, "1", kAnna), std::vector<Bot*>{&auctioneer, &gone, &quiet}, 1);

  for (int i = 0; i < 4; ++i) match.step();

  EXPECT_EQ(match.faults(kBen), 1) << "silence, where a bid was possible";
  EXPECT_EQ(match.state().turn, kBen);
}

TEST(Match, ReportsTheScoresOfAnAbortedGame_C12_3) {
  Gone gone;
  Match match(second(), start(second(), 3, "1"), std::vector<Bot*>{&gone, &gone, &gone}, 1);

  play_out(match, 2);

  EXPECT_EQ(gone.received.seats, 3);
}

TEST(Match, SilenceInAnOpenAuctionIsNeverAFault_C12_1) {
  Puppet auctioneer(action::Auction{});
  Puppet quiet(kSilent);
  Match match(second(), start(second(), 3, "1", kAnna), std::vector<Bot*>{&auctioneer, &quiet, &quiet}, 1);

  for (int i = 0; i < 4; ++i) match.step();

  EXPECT_EQ(match.faults(kBen) + match.faults(kCleo), 0);
  EXPECT_FALSE(match.state().herd(kAnna).empty()) << "the hammer fell without a bid";
}

TEST(Match, SendsEveryEventToEveryPlayer) {
  Puppet auctioneer(action::Auction{});
  Puppet quiet(kSilent);
  Puppet other(kSilent);
  Match match(second(), start(second(), 3, "1", kAnna), std::vector<Bot*>{&auctioneer, &quiet, &other}, 1);

  for (int i = 0; i < 4; ++i) match.step();

  EXPECT_GE(auctioneer.seen, 4);
  EXPECT_EQ(auctioneer.seen, quiet.seen);
  EXPECT_EQ(auctioneer.seen, other.seen);
}

TEST(Match, ReportsStepsInRecordFormat) {
  Puppet auctioneer(action::Auction{});
  Puppet quiet(kSilent);
  Match match(second(), start(second(), 3, "1", kAnna), std::vector<Bot*>{&auctioneer, &quiet, &quiet}, 1);

  match.step();
  EXPECT_EQ(match.last_command(), (Command{kAnna, action::Auction{}}));
  match.step();
  EXPECT_EQ(match.last_command(), std::nullopt) << "silence is in no record";
  match.step();
  match.step();
  EXPECT_EQ(match.last_command(), (Command{House{}, action::Hammer{}}));
}

TEST(Match, EndsAtTheTurnLimit_C12_3) {
  auto const bot = make_bot("random");
  Match match(second(), start(second(), 3, "1"), std::vector<Bot*>{bot.get(), bot.get(), bot.get()}, 1);

  play_out(match, 10);

  EXPECT_EQ(match.turns(), 11) << "the eleventh begins and nothing is done in it";
  EXPECT_TRUE(std::holds_alternative<phase::TurnChoice>(match.state().phase));
}

}  // namespace
}  // namespace kuhhandel::bots
