// Tests that a net's brief explanations of its choices are true.
#include <gtest/gtest.h>

#include <memory>
#include <utility>
#include <vector>

#include "bots/match.h"
#include "engine/play.h"
#include "neural/fox.h"
#include "neural/net_bot.h"
#include "neural/search/lookahead.h"
#include "tests/support/words.h"

namespace kuhhandel::neural {
namespace {

struct Counts {
  int limits = 0;
  int foreseen = 0;
};

/// Asks for the explanation of every decision, and checks it.
class Questioned : public NetBot {
 public:
  Questioned(Counts& counts, std::unique_ptr<Lookahead> ahead)
      : NetBot(net_for(OutputHead::replies, second(), 4), std::move(ahead)), counts_(counts) {}

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override {
    NetBot::start(edition, seats, seat, seed);
    EXPECT_EQ(explain(), std::nullopt) << "nothing has been done yet";
  }
  bots::Choice decide(View const& view, LegalActions const& legal) override {
    auto const choice = NetBot::decide(view, legal);
    auto const why = *explain();
    EXPECT_EQ(why.act, bots::act_of(choice));
    EXPECT_EQ(why.sure.has_value(), why.reason == bots::Reason::learnt);
    if (why.sure) EXPECT_TRUE(*why.sure >= 0 && *why.sure <= 100);
    counts_.foreseen += why.reason == bots::Reason::foreseen ? 1 : 0;
    if (why.reason == bots::Reason::limit) hold(*why.limit, choice, std::get<option::Bid>(legal[0]));
    return choice;
  }

 private:
  /// It bids up to its limit and no further.
  void hold(Money limit, bots::Choice const& choice, option::Bid const& allowed) {
    ++counts_.limits;
    EXPECT_EQ(choice.has_value(), allowed.from <= limit);
  }

  Counts& counts_;
};

/// Returns the explanations of four such bots in this number of games.
template <class MakeAhead>
Counts counts_in(int games, MakeAhead ahead) {
  Counts counts;
  for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(games); ++seed) {
    std::vector<std::unique_ptr<Questioned>> bots;
    std::vector<bots::Bot*> line_up;
    for (int i = 0; i < 4; ++i)
      line_up.push_back(bots.emplace_back(std::make_unique<Questioned>(counts, ahead())).get());
    bots::Match match(second(), kuhhandel::start(second(), 4, std::to_string(seed)), line_up, seed);
    play_out(match, 400);
  }
  return counts;
}

TEST(NetReasons, ShowALimitForALotOrElseTheConfidence) {
  auto const counts = counts_in(3, [] { return nullptr; });
  EXPECT_GT(counts.limits, 100);
  EXPECT_EQ(counts.foreseen, 0);
}

TEST(NetReasons, ShowTheLookaheadIfItFoundNothingBetter) {
  static constexpr int kWorlds = 2;
  auto const counts = counts_in(1, [] {
    return std::make_unique<Lookahead>(net_for(OutputHead::replies, second(), 4),
                                       net_for(OutputHead::odds, second(), 4), kWorlds);
  });
  EXPECT_GT(counts.limits, 30);
  EXPECT_GT(counts.foreseen, 10);
}

}  // namespace
}  // namespace kuhhandel::neural
