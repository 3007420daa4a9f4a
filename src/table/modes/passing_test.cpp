// Nobody waits for players who pass on a lot.
#include "table/modes/passing.h"

#include <gtest/gtest.h>

#include "table/decide.h"
#include "table/due_fact.h"
#include "table/log/log_json.h"
#include "tests/support/words.h"

namespace kuhhandel::table {
namespace {

/// An auction of the first card with Anna, Ben and a bot; the first player is the auctioneer.
struct Auction {
  Table table{
      {.id = "t", .name = "Sunday", .edition = second(), .seats = 3, .is_public = true, .speed = Speed{1}}};
  Instant now{1'000'000};
  std::vector<Entry> log;

  Auction() {
    happen(decide_seat(table, "Anna").value());
    happen(decide_seat(table, "Ben").value());
    happen(order(kAnna, order::AddBot{kCleo, "random"}).value());
    happen(order(kAnna, order::Start{}).value());
    act(auction(auctioneer()));
    now = std::max(now, table.reveal_delay().until());
  }
  Step happen(Fact fact) {
    log.push_back({now, fact});
    return table.apply(log.back());
  }
  std::expected<Fact, OrderRefusal> order(Seat by, Order const& order) const {
    return decide(table, by, order, "seed", now);
  }
  void act(Command const& command) { happen(decide(table, command, "", {.at = now}).value()); }
  void pass(Seat seat) { happen(order(seat, order::Pass{}).value()); }
  void bid(Seat seat, Money amount) { act(kuhhandel::bid(seat, amount)); }

  Seat auctioneer() const { return table.game()->state.turn; }
  Seat one() const { return left_of(auctioneer(), 3, 1); }
  Seat other() const { return left_of(auctioneer(), 3, 2); }
  Calls calls() const { return std::get<Calls>(table.schedule().clock()); }
  Duration until_hammer() const { return calls().at[2] - now; }
};

constexpr Duration kQuickCall = pace_of(Speed{1}).quick_call;
constexpr Duration kQuickCalls = 3 * kQuickCall;

TEST(Pass, OfAllLeavesThreeQuickCalls_C4_2) {
  Auction evening;
  auto const usual = evening.until_hammer();

  evening.pass(evening.one());
  EXPECT_EQ(evening.until_hammer(), usual);
  evening.pass(evening.other());

  EXPECT_EQ(evening.until_hammer(), kQuickCalls);
}

TEST(Pass, OfAllButTheLeaderLeavesThreeQuickCalls_C4_2) {
  Auction evening;
  evening.bid(evening.one(), 10);

  evening.pass(evening.other());

  EXPECT_EQ(evening.until_hammer(), kQuickCalls);
  for (int calls = 0; calls < 2; ++calls) {
    EXPECT_FALSE(due_fact(evening.table, evening.now + kQuickCall - Duration{1}));
    evening.now += kQuickCall;
    evening.happen(due_fact(evening.table, evening.now).value());
  }
  EXPECT_FALSE(due_fact(evening.table, evening.now + kQuickCall - Duration{1}));
  evening.now = *next_due(evening.table);
  evening.happen(due_fact(evening.table, evening.now).value());
  EXPECT_TRUE(std::holds_alternative<phase::BuyingRight>(evening.table.game()->state.phase));
}

TEST(Pass, IsResetWithTheLot) {
  Auction evening;
  evening.bid(evening.one(), 10);
  evening.pass(evening.other());

  evening.act({House{}, action::Hammer{}});

  EXPECT_TRUE(evening.table.passed().empty());
}

// The calls are over, so the bid is a press that waits for its verdict.
TEST(Pass, IsRevokedByABid) {
  Auction evening;
  evening.bid(evening.one(), 10);
  evening.pass(evening.other());

  evening.bid(evening.other(), 20);
  evening.now = *next_due(evening.table);
  evening.happen(due_fact(evening.table, evening.now).value());

  EXPECT_FALSE(evening.table.passed().contains(evening.other()));
  EXPECT_GT(evening.until_hammer(), kQuickCalls);
}

TEST(Pass, IsRevokedOnRequest_AndTheCallsRestart) {
  Auction evening;
  evening.pass(evening.one());
  evening.pass(evening.other());

  evening.happen(evening.order(evening.one(), order::TakePassBack{}).value());

  EXPECT_FALSE(evening.table.passed().contains(evening.one()));
  EXPECT_GT(evening.until_hammer(), kQuickCalls);
  EXPECT_EQ(evening.order(evening.one(), order::TakePassBack{}).error(), OrderRefusal::not_asked);
}

TEST(Pass, IsOnlyForPlayersWhoMayBid) {
  Auction evening;
  evening.bid(evening.one(), 10);

  EXPECT_EQ(evening.order(evening.auctioneer(), order::Pass{}).error(), OrderRefusal::not_asked);
  EXPECT_EQ(evening.order(evening.one(), order::Pass{}).error(), OrderRefusal::not_asked) << "they lead";
  evening.pass(evening.other());
  EXPECT_EQ(evening.order(evening.other(), order::Pass{}).error(), OrderRefusal::not_asked) << "once";
}

TEST(Pass, StaysValidWhileOthersBid) {
  Auction evening;
  evening.pass(evening.other());

  evening.bid(evening.one(), 10);

  EXPECT_TRUE(evening.table.passed().contains(evening.other()));
  EXPECT_EQ(evening.until_hammer(), kQuickCalls);
}

TEST(Pass, IsLogged_SoThatAReplayGivesTheSameTable) {
  Auction evening;
  evening.pass(evening.one());
  evening.pass(evening.other());
  Table again(evening.table.setup());

  for (auto const& entry : evening.log) {
    auto const text = fact_text(entry.fact, second());
    again.apply({entry.at, read_fact(text, second()).value()});
  }

  EXPECT_EQ(again.passed(), evening.table.passed());
  EXPECT_EQ(std::get<Calls>(again.schedule().clock()).at, evening.calls().at);
}

}  // namespace
}  // namespace kuhhandel::table
