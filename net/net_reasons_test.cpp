// What a net tells of why it did what it did, which is little, is true.
#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "bots/match.h"
#include "engine/play.h"
#include "net/fox.h"
#include "net/net_bot.h"
#include "tests/support/words.h"

namespace kuhhandel::net {
namespace {

/// Asks for the reason of every decision, and holds it against that.
class Questioned : public NetBot {
 public:
  explicit Questioned(int& limits) : NetBot(net_of_fox()), limits_(limits) {}

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
    if (why.reason == bots::Reason::limit) hold(*why.limit, choice, std::get<option::Bid>(legal[0]));
    return choice;
  }

 private:
  /// It bids up to its limit and no further.
  void hold(Money limit, bots::Choice const& choice, option::Bid const& allowed) {
    ++limits_;
    EXPECT_EQ(choice.has_value(), allowed.from <= limit);
  }

  int& limits_;
};

TEST(NetReasons, AreALimitForALotAndElseHowSureItWas) {
  int limits = 0;
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    std::vector<std::unique_ptr<Questioned>> bots;
    std::vector<bots::Bot*> line_up;
    for (int i = 0; i < 4; ++i)
      line_up.push_back(bots.emplace_back(std::make_unique<Questioned>(limits)).get());
    bots::Match match(second(), kuhhandel::start(second(), 4, std::to_string(seed)), line_up, seed);
    play_out(match, 400);
  }
  EXPECT_GT(limits, 100);
}

}  // namespace
}  // namespace kuhhandel::net
