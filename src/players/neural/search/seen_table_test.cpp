// Tests that events alone give the view that a seat would have had.
#include "neural/search/seen_table.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "bots/match.h"
#include "bots/registry.h"
#include "tests/support/words.h"

namespace kuhhandel::neural {
namespace {

/// Plays as a bluffer, and compares the table with every view of an auction.
class Comparing : public bots::Bot {
 public:
  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override {
    player_->start(edition, seats, seat, seed);
    table_ = SeenTable(edition, seats, seat);
  }
  void see(SeenEvent const& event) override {
    player_->see(event);
    table_.see(event);
  }
  bots::Choice decide(View const& view, LegalActions const& legal) override {
    if (auto const* const auction = std::get_if<phase::Bidding>(&view.phase)) {
      auto expected = view;
      expected.phase = phase::Bidding{.auctioneer = auction->auctioneer, .lot = auction->lot, .standing = {}};
      expected.shown = {};
      EXPECT_EQ(table_.at_bidding(), expected);
      ++compared;
    }
    return player_->decide(view, legal);
  }

  int compared = 0;

 private:
  std::unique_ptr<bots::Bot> player_ = bots::make_bot("bluffer");
  SeenTable table_;
};

TEST(SeenTable, HasTheViewOfEveryAuction) {
  for (auto const& edition : {second(), published("russian"), house(&Ruleset::bonus, true)}) {
    std::vector<std::unique_ptr<Comparing>> bots;
    std::vector<bots::Bot*> line_up;
    for (int i = 0; i < 4; ++i) line_up.push_back(bots.emplace_back(std::make_unique<Comparing>()).get());
    bots::Match match(edition, start(edition, 4, "1"), line_up, 1);
    play_out(match, 400);
    for (auto const& bot : bots) EXPECT_GT(bot->compared, 20) << edition.id.text();
  }
}

event::TurnedUp turned_up(AnimalId animal) { return {.auctioneer = kBen, .lot = Card(animal)}; }

TEST(SeenTable, HasNoViewIfTheGameStartedInTheMiddle) {
  SeenTable table(second(), 3, kAnna);
  EXPECT_EQ(table.at_bidding(), std::nullopt) << "no lot yet";
  table.see(event::Took{.seat = kAnna, .animal = kCow, .count = 1, .from = kBen});
  table.see(turned_up(kHorse));
  EXPECT_EQ(table.at_bidding(), std::nullopt) << "nobody saw Ben get a cow";
}

TEST(SeenTable, ContinuesFromAViewInTheMiddle) {
  auto const state = start(second(), 3, "1").next;
  SeenTable table(second(), 3, kAnna);
  table.see(event::Took{.seat = kAnna, .animal = kCow, .count = 1, .from = kBen});
  table.look(view_for(second(), state, kAnna));
  table.see(turned_up(kHorse));
  ASSERT_NE(table.at_bidding(), std::nullopt);
  EXPECT_EQ(table.at_bidding()->herd(kAnna), Herd{});
}

}  // namespace
}  // namespace kuhhandel::neural
