// Players without a decision can skip to their next one.
#include "table/modes/fast_forward.h"

#include <gtest/gtest.h>

#include "table/decide.h"
#include "table/due_fact.h"
#include "table/log/log_json.h"
#include "tests/support/words.h"

namespace kuhhandel::table {
namespace {

/// Anna and Ben with a bot, in the auction of the first card.
struct AuctionToSkip {
  Table table{{.id = "t", .name = "Sunday", .edition = second(), .seats = 3, .speed = Speed{2}}};
  Instant now{1'000'000};
  std::vector<Entry> log;

  AuctionToSkip() {
    for (auto const* const player : {"Anna", "Ben"}) happen(decide_seat(table, player).value());
    happen(order(kAnna, order::AddBot{kCleo, "random"}).value());
    happen(order(kAnna, order::Start{}).value());
    act(auction(table.game()->state.turn));
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
  void fast_forward(Seat seat) { happen(order(seat, order::FastForward{}).value()); }
  void pass_all() {
    for (auto const seat : seats_of(3))
      if (auto const passed = order(seat, order::Pass{})) happen(*passed);
  }
  void wait() {
    now = *next_due(table);
    happen(*due_fact(table, now));
  }
};

TEST(FastForward, IsForPlayersWithoutADecision) {
  AuctionToSkip evening;
  auto const bidder = left_of(evening.table.game()->state.turn, 3);

  EXPECT_EQ(evening.order(bidder, order::FastForward{}).error(), OrderRefusal::not_asked) << "they might bid";
  evening.happen(evening.order(bidder, order::Pass{}).value());

  evening.fast_forward(bidder);
  EXPECT_EQ(evening.order(bidder, order::FastForward{}).error(), OrderRefusal::not_asked) << "once";
}

TEST(FastForward, RequiresConsentOfEveryPlayer) {
  AuctionToSkip evening;
  evening.pass_all();

  for (auto const seat : {kAnna, kBen})
    if (auto const on = evening.order(seat, order::FastForward{})) {
      EXPECT_FALSE(is_fast_forwarding(evening.table));
      evening.happen(*on);
    }

  EXPECT_TRUE(is_fast_forwarding(evening.table));
}

TEST(FastForward, IgnoresAbsentPlayers) {
  AuctionToSkip evening;
  evening.pass_all();
  evening.happen(*decide_presence(evening.table, kBen, false));

  evening.fast_forward(kAnna);

  EXPECT_TRUE(is_fast_forwarding(evening.table));
}

/// The auctioneer takes the unwanted card, which is not shown to players who fast-forward.
TEST(FastForward, ShowsNothingUntilTheNextDecision_C4_3) {
  AuctionToSkip evening;
  evening.pass_all();
  evening.fast_forward(kAnna);
  evening.fast_forward(kBen);
  auto const next = left_of(evening.table.game()->state.turn, 3);

  while (evening.table.game()->state.turn != next) evening.wait();

  EXPECT_FALSE(evening.table.reveal_delay().is_running(evening.now));
  EXPECT_EQ(evening.table.fast_forward().contains(next), false) << "it is their turn";
}

TEST(FastForward, EndsARunningRevealDelay) {
  AuctionToSkip evening;
  while (!evening.table.reveal_delay().is_running(evening.now)) evening.wait();
  ASSERT_TRUE(evening.table.reveal_delay().is_running(evening.now));

  for (auto const seat : {kAnna, kBen})
    if (auto const on = evening.order(seat, order::FastForward{}))
      evening.happen(*on);
    else
      evening.happen(*decide_seen(evening.table, seat, evening.table.version(), evening.now));

  EXPECT_FALSE(evening.table.reveal_delay().is_running(evening.now))
      << "one has seen enough, the other wants to go on";
}

TEST(FastForward, IsRebuiltFromTheLog) {
  AuctionToSkip evening;
  evening.pass_all();
  evening.fast_forward(kAnna);

  Table rebuilt(evening.table.setup());
  for (auto const& entry : evening.log)
    rebuilt.apply({entry.at, read_fact(fact_text(entry.fact, second()), second()).value()});

  EXPECT_EQ(rebuilt.fast_forward(), evening.table.fast_forward());
  EXPECT_EQ(next_due(rebuilt), next_due(evening.table));
}

}  // namespace
}  // namespace kuhhandel::table
