#include "neural/owl.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "bots/match.h"
#include "engine/digest.h"
#include "neural/bot_from.h"
#include "neural/fox.h"
#include "neural/net_bot.h"
#include "neural/search/lookahead.h"
#include "tests/support/a_random_net.h"
#include "tests/support/words.h"

namespace kuhhandel::neural {
namespace {

constexpr int kFewWorlds = 2;

/// Returns the digest after this many turns of a bot among others; all must choose legally.
std::uint64_t after_turns(Edition const& edition, int seats, int turns, bots::Bot& bot,
                          std::string_view other = "fox") {
  std::vector<std::unique_ptr<bots::Bot>> others;
  std::vector<bots::Bot*> line_up{&bot};
  for (int i = 1; i < seats; ++i) line_up.push_back(others.emplace_back(make_bot(other)).get());
  bots::Match match(edition, start(edition, seats, "1"), line_up, 1);
  play_out(match, turns);
  EXPECT_EQ(match.faults(kAnna), 0) << edition.id.text() << seats;
  return digest(match.state());
}

TEST(Owl, FinishesGamesWithLookahead) {
  for (auto const* const id : {"second", "russian"}) {
    for (int seats = 3; seats <= 5; ++seats) {
      Owl owl(kFewWorlds);
      after_turns(published(id), seats, 400, owl, seats == 4 ? "farmer" : "fox");
    }
  }
}

TEST(Owl, PlaysLikeTheFoxWithoutAValueNet) {
  for (auto const* const id : {"first", "master", "duel", "mini-donkey"}) {
    auto const& edition = published(id);
    Owl owl(kFewWorlds);
    Fox fox;
    EXPECT_EQ(after_turns(edition, edition.fewest_seats, 60, owl),
              after_turns(edition, edition.fewest_seats, 60, fox))
        << id;
  }
}

TEST(Owl, IsTheStrongestBot) {
  EXPECT_EQ(bot_names().back().name, "owl");
  EXPECT_EQ(bot_names().back().level, bots::kLevels);
  EXPECT_NE(dynamic_cast<Owl*>(make_bot("owl").get()), nullptr);
}

/// Returns a net with the same odds for everything.
std::shared_ptr<Net const> even_odds() {
  auto net = a_random_net({.hidden = {}, .playable = {{Word("second"), 3, 5}}, .head = OutputHead::odds});
  std::ranges::fill(net.layers[0].weights, std::int8_t{0});
  return std::make_shared<Net const>(std::move(net));
}

TEST(Lookahead, PlaysTheMostLikelyReplyIfAllValuesAreEqual) {
  // No imagined game ends this early.
  constexpr int kFirstTurns = 20;
  auto const net = net_for(OutputHead::replies, second(), 4);
  NetBot ahead(net, std::make_unique<Lookahead>(net, even_odds(), kFewWorlds));
  NetBot alone(net);
  EXPECT_EQ(after_turns(second(), 4, kFirstTurns, ahead), after_turns(second(), 4, kFirstTurns, alone));
}

TEST(Lookahead, PlaysAnotherReplyIfItsValueIsHigher) {
  constexpr int kSomeWorlds = 4;
  Owl owl(kSomeWorlds);
  Fox fox;
  EXPECT_NE(after_turns(second(), 4, 30, owl), after_turns(second(), 4, 30, fox));
}

/// Plays as a bot, and counts its decisions about trades that another bot would make too.
class WithAnother : public bots::Bot {
 public:
  /// Counts only trades when at most `pile` cards are left.
  WithAnother(std::unique_ptr<bots::Bot> bot, std::unique_ptr<bots::Bot> other, int pile)
      : bot_(std::move(bot)), other_(std::move(other)), pile_(pile) {}

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override {
    bot_->start(edition, seats, seat, seed);
    other_->start(edition, seats, seat, seed);
  }
  void see(SeenEvent const& event) override {
    bot_->see(event);
    other_->see(event);
  }
  bots::Choice decide(View const& view, LegalActions const& legal) override {
    auto const choice = bot_->decide(view, legal);
    auto const others = other_->decide(view, legal);
    bool const is_trade =
        std::holds_alternative<phase::Offer>(view.phase) || std::holds_alternative<seen::Answer>(view.phase);
    if (!is_trade || view.pile > pile_) return choice;
    ++trades;
    same += choice == others ? 1 : 0;
    EXPECT_EQ(bot_->explain().has_value(), true);
    return choice;
  }

  int trades = 0;
  int same = 0;

 private:
  std::unique_ptr<bots::Bot> bot_;
  std::unique_ptr<bots::Bot> other_;
  int pile_;
};

TEST(PrudentBot, SolvesItsTradesWithAllButFarmers) {
  constexpr int kAnyPile = 40;
  for (auto const* const bot : {"fox", "owl:worlds=2"}) {
    for (auto const* const rival : {"fox", "dreamer"}) {
      WithAnother watched(*built_in_bot_from(bot), make_bot("trader"), kAnyPile);
      after_turns(second(), 4, 400, watched, rival);
      EXPECT_GT(watched.trades, 10) << bot;
      EXPECT_EQ(watched.same, watched.trades) << bot;
    }
  }
}

TEST(Owl, LooksAheadInItsLastTradesWithFarmers) {
  auto const net = net_for(OutputHead::replies, second(), 4);
  auto ahead = std::make_unique<Lookahead>(net, net_for(OutputHead::odds, second(), 4), kFewWorlds);
  WithAnother owl(std::make_unique<Owl>(kFewWorlds), std::make_unique<NetBot>(net, std::move(ahead)), 0);
  after_turns(second(), 4, 400, owl, "farmer");
  EXPECT_GT(owl.trades, 5);
  EXPECT_EQ(owl.same, owl.trades);
}

}  // namespace
}  // namespace kuhhandel::neural
