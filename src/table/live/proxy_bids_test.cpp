// Proxy bids stay within their maximum, which no other player learns.
#include "live/proxy_bids.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <map>
#include <string>
#include <vector>

#include "live/local_table.h"
#include "tests/support/words.h"

namespace kuhhandel::live {
namespace {

struct ReceivedByAll final : LocalTableHost {
  std::map<int, std::vector<std::string>> by;

  void send(int connection, std::string const& message) override { by[connection].push_back(message); }
  void append(std::uint64_t, table::Instant, std::string const&) override {}
  bool contains(int connection, std::string const& words) const {
    auto const& messages = by.at(connection);
    return std::ranges::any_of(messages, [&](auto const& text) { return text.contains(words); });
  }
};

/// An auction with three players; each has the connection with their seat's number.
struct AuctionOfThree {
  ReceivedByAll received;
  table::Instant now{1'700'000'000'000};
  LocalTable live;
  int ids = 0;

  AuctionOfThree()
      : live({.id = "ceilings", .name = "Kitchen", .edition = second(), .seats = 3, .is_public = false},
             received) {
    for (auto const* const player : {"Anna", "Ben", "Cleo"}) EXPECT_TRUE(live.seat({player}, now));
    for (int seat = 0; seat < 3; ++seat)
      say(seat, R"({"type":"hello","version":1,"token":")" + std::to_string(seat) + "\"}");
    ask(0, R"("type":"order","order":{"do":"start"})");
    ask(index_of(auctioneer()), R"("type":"command","command":{"do":"auction"})");
    now = std::max(now, live.table().reveal_delay().until());
  }
  void say(int connection, std::string const& message) { live.receive(connection, message, now); }
  void ask(int connection, std::string const& request) {
    say(connection, R"({"id":")" + std::to_string(++ids) + "\"," + request + "}");
  }
  void ceiling(Seat seat, int most) {
    ask(index_of(seat), R"("type":"ceiling","amount":)" + std::to_string(most));
  }
  void bid(Seat seat, int amount) {
    ask(index_of(seat), R"("type":"command","command":{"do":"bid","amount":)" + std::to_string(amount) + "}");
  }
  /// Runs until nothing is sent for a second.
  void settle() {
    while (*live.next_due() <= now + table::Duration{1000}) {
      now = *live.next_due();
      live.advance_to(now);
    }
  }
  Seat auctioneer() const { return live.table().game()->state.turn; }
  Seat one() const { return left_of(auctioneer(), 3, 1); }
  Seat other() const { return left_of(auctioneer(), 3, 2); }
  std::optional<Bid> standing() const {
    return std::get<phase::Bidding>(live.table().game()->state.phase).standing;
  }
};

TEST(ProxyBids, RaiseByTheMinimumWheneverTheirOwnerDoesNotLead_C4_1) {
  AuctionOfThree evening;
  evening.ceiling(evening.one(), 50);
  evening.settle();
  EXPECT_EQ(evening.standing(), (Bid{evening.one(), 10}));

  evening.bid(evening.other(), 30);
  evening.settle();

  EXPECT_EQ(evening.standing(), (Bid{evening.one(), 40}));
}

TEST(ProxyBids, StopAtTheirLimit) {
  AuctionOfThree evening;
  evening.ceiling(evening.one(), 50);

  evening.bid(evening.other(), 50);
  evening.settle();

  EXPECT_EQ(evening.standing(), (Bid{evening.other(), 50}));
}

TEST(ProxyBids, EndOneStepAboveTheLowerOfTwo) {
  AuctionOfThree evening;
  evening.ceiling(evening.one(), 40);
  evening.ceiling(evening.other(), 90);

  evening.settle();

  EXPECT_EQ(evening.standing()->seat, evening.other());
  EXPECT_LE(evening.standing()->amount, Money{50});
}

TEST(ProxyBids, CanBeCancelled) {
  AuctionOfThree evening;
  evening.ceiling(evening.one(), 50);
  evening.ask(index_of(evening.one()), R"("type":"ceiling")");

  evening.settle();

  EXPECT_FALSE(evening.standing());
}

TEST(ProxyBids, EndWithTheLot) {
  AuctionOfThree evening;
  evening.ceiling(evening.one(), 50);
  while (std::holds_alternative<phase::Bidding>(evening.live.table().game()->state.phase)) {
    evening.now = *evening.live.next_due();
    evening.live.advance_to(evening.now);
  }
  auto const& table = evening.live.table();
  ASSERT_TRUE(std::holds_alternative<phase::BuyingRight>(table.game()->state.phase));

  EXPECT_FALSE(can_set_proxy_bid(table, evening.one()));
}

TEST(ProxyBids, AreOnlyForPlayersWhoMayBid) {
  AuctionOfThree evening;

  evening.ceiling(evening.auctioneer(), 50);

  EXPECT_TRUE(evening.received.contains(index_of(evening.auctioneer()), "not_asked"));
}

TEST(ProxyBids, RevokeAPassOfTheirOwner) {
  AuctionOfThree evening;
  evening.ask(index_of(evening.one()), R"("type":"order","order":{"do":"pass"})");

  evening.ceiling(evening.one(), 50);

  EXPECT_FALSE(evening.live.table().passed().contains(evening.one()));
}

/// Two evenings that differ only in a maximum that is never reached: the others are sent the same bytes.
TEST(ProxyBids, AreHiddenFromOthers_C2_4) {
  auto const observed = [](int most) {
    AuctionOfThree evening;
    evening.ceiling(evening.one(), most);
    evening.bid(evening.other(), 30);
    evening.settle();
    return evening.received.by.at(index_of(evening.other()));
  };

  EXPECT_EQ(observed(50), observed(150));
  EXPECT_NE(observed(50), observed(20)) << "else no bid came of it";
}

}  // namespace
}  // namespace kuhhandel::live
