// Tests which rivals are recognised as farmers by their bids.
#include "neural/search/farmer_detector.h"

#include <gtest/gtest.h>

#include <memory>
#include <string_view>
#include <vector>

#include "bots/match.h"
#include "neural/bot_from.h"
#include "neural/learned_bot.h"
#include "neural/net_bot.h"
#include "neural/search/lookahead.h"
#include "tests/support/words.h"

namespace kuhhandel::neural {
namespace {

constexpr int kPlayers = 4;

/// Plays by the fox's net and watches the others by events alone.
class Watching : public bots::Bot {
 public:
  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override {
    net_bot_.start(edition, seats, seat, seed);
    lookahead.start(edition, seats, seat, seed);
  }
  void see(SeenEvent const& event) override {
    net_bot_.see(event);
    lookahead.see(event);
  }
  bots::Choice decide(View const& view, LegalActions const& legal) override {
    return net_bot_.decide(view, legal);
  }

  Lookahead lookahead{net_for(OutputHead::replies, second(), kPlayers)};

 private:
  NetBot net_bot_{net_for(OutputHead::replies, second(), kPlayers)};
};

/// Returns how many of three such bots are taken for farmers after a whole game.
int farmers_among(std::string_view name) {
  Watching watching;
  std::vector<std::unique_ptr<bots::Bot>> others;
  std::vector<bots::Bot*> line_up{&watching};
  for (int i = 1; i < kPlayers; ++i) line_up.push_back(others.emplace_back(make_bot(name)).get());
  bots::Match match(second(), start(second(), kPlayers, "1"), line_up, 1);
  play_out(match, 200);
  int number = 0;
  for (auto const seat : {kBen, kCleo, kDora}) number += watching.lookahead.is_farmer(seat) ? 1 : 0;
  return number;
}

TEST(FarmerDetector, RecognisesFarmersAndTraders) {
  EXPECT_EQ(farmers_among("farmer"), 3);
  EXPECT_EQ(farmers_among("trader"), 3);
}

TEST(FarmerDetector, TakesNoOtherBotForAFarmer) {
  EXPECT_EQ(farmers_among("fox"), 0);
  EXPECT_EQ(farmers_among("random"), 0);
  EXPECT_EQ(farmers_among("dreamer"), 0);
}

/// Farmers would pass in the place of Ben and Cleo.
LotForecast silence() {
  CeilingForecast sure;
  sure.farmer[0] = 1;
  for (auto& chance : sure.stranger) chance = 1.0F / static_cast<float>(sure.stranger.size());
  LotForecast forecast{};
  forecast[kBen] = forecast[kCleo] = sure;
  return forecast;
}

/// A lot that nobody wants, or that only Cleo bids for.
void see_lot(FarmerDetector& detector, bool cleo_bids) {
  detector.see(event::TurnedUp{.auctioneer = kAnna, .lot = Card(kCow)});
  detector.expect(silence(), 1);
  if (!cleo_bids) return detector.see(event::Kept{.seat = kAnna, .lot = Card(kCow)});
  detector.see(event::Raised{{kCleo, 10}});
  detector.see(event::Knocked{{kCleo, 10}});
}

TEST(FarmerDetector, NeedsSeveralLots) {
  FarmerDetector detector(3);
  for (int lot = 0; lot < 4; ++lot) {
    EXPECT_EQ(detector.is_farmer(kBen), lot >= 2) << lot;
    see_lot(detector, false);
  }
}

TEST(FarmerDetector, NeedsMoreLotsAmongStrangers) {
  FarmerDetector detector(3);
  for (int lot = 0; lot < 7; ++lot) {
    EXPECT_EQ(detector.is_farmer(kBen), lot >= 5) << lot;
    see_lot(detector, true);
    EXPECT_FALSE(detector.is_farmer(kCleo)) << "no bid was expected";
  }
}

TEST(CeilingForecast, SumsTheAmountsBetween) {
  CeilingChances chances{};
  chances[0] = 0.5F;  // silence
  chances[1] = 0.25F;
  chances[2] = 0.125F;
  EXPECT_EQ(chance_between(chances, 0, 0), 0.5F);
  EXPECT_EQ(chance_between(chances, 10, 20), 0.375F);
  EXPECT_EQ(chance_between(chances, 20, 20'000), 0.125F);
}

}  // namespace
}  // namespace kuhhandel::neural
