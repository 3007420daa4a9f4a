// A game of one person against bots pauses while none of that person's pages is looked at.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <string>
#include <utility>
#include <vector>

#include "live/local_table.h"
#include "table/modes/solo_game.h"
#include "tests/support/words.h"

namespace kuhhandel::live {
namespace {

constexpr std::chrono::days kWeek{7};

struct ReceivedMessages final : LocalTableHost {
  std::vector<std::pair<int, boost::json::object>> messages;

  void send(int connection, std::string const& message) override {
    messages.emplace_back(connection, boost::json::parse(message).as_object());
  }
  void append(std::uint64_t, table::Instant, std::string const&) override {}
  boost::json::object const& last() const { return messages.back().second; }
};

/// An auction of a bot, in Anna's game against two bots. Connections 0 and 1 are Anna's, 2 is a spectator's.
struct AnAuctionOfBots {
  ReceivedMessages received;
  table::Instant now{1'700'000'000'000};
  LocalTable live;

  AnAuctionOfBots()
      : live({.id = "alone", .name = "Kitchen", .edition = second(), .seats = 3, .is_public = false},
             received) {
    EXPECT_EQ(*live.seat({"Anna"}, now), kAnna);
    hello(0, "0");
    say(0, R"({"type":"order","id":"b1","order":{"do":"add_bot","seat":1,"bot":"farmer"}})");
    say(0, R"({"type":"order","id":"b2","order":{"do":"add_bot","seat":2,"bot":"farmer"}})");
    say(0, R"({"type":"order","id":"s","order":{"do":"start"}})");
    while (!is_bidding()) {
      if (live.next_due())
        wait();
      else
        say(0, R"({"type":"command","id":"a","command":{"do":"auction"}})");
    }
  }
  void say(int connection, std::string const& message) { live.receive(connection, message, now); }
  void hello(int connection, std::string const& token) {
    say(connection, R"({"type":"hello","version":1,"token":")" + token + "\"}");
  }
  void hide(int connection) { say(connection, R"({"type":"attention","attentive":false})"); }
  void show(int connection) { say(connection, R"({"type":"attention","attentive":true})"); }
  void wait() {
    now = *live.next_due();
    live.advance_to(now);
  }
  bool is_unattended() const { return table::is_unattended(live.table()); }
  bool is_bidding() const { return std::holds_alternative<phase::Bidding>(live.table().game()->state.phase); }
};

TEST(Attention, PausesTheAuctionAndItsBotsWhileThePageIsHidden) {
  AnAuctionOfBots auction;

  auction.hide(0);

  EXPECT_EQ(auction.received.last().at("table").at("attention"), false);
  EXPECT_TRUE(auction.received.last().at("clock").is_null());
  auction.now += kWeek;
  auction.live.advance_to(auction.now);
  EXPECT_TRUE(auction.is_bidding());
}

TEST(Attention, LetsTheAuctionContinueWhenThePlayerReturns) {
  AnAuctionOfBots auction;
  auction.hide(0);
  auction.now += kWeek;

  auction.show(0);

  EXPECT_EQ(auction.received.last().at("table").at("attention"), true);
  while (auction.is_bidding()) auction.wait();
}

TEST(Attention, OfOneOfThePlayersPagesIsEnough) {
  AnAuctionOfBots auction;
  auction.hello(1, "0");

  auction.hide(0);
  EXPECT_FALSE(auction.is_unattended());
  auction.hide(1);
  EXPECT_TRUE(auction.is_unattended());
  auction.live.disconnect(0, auction.now);
  EXPECT_TRUE(auction.is_unattended());
  auction.hello(0, "0");

  EXPECT_FALSE(auction.is_unattended()) << "another page was opened";
}

TEST(Attention, IsConfirmedByAnAct) {
  AnAuctionOfBots auction;
  auction.hide(0);

  auction.say(0, R"({"type":"order","id":"p","order":{"do":"speed","speed":2,"gavel":"house"}})");

  EXPECT_FALSE(auction.is_unattended());
}

TEST(Attention, OfASpectatorChangesNothing) {
  AnAuctionOfBots auction;
  auction.hello(2, "");

  auction.hide(2);

  EXPECT_EQ(auction.received.last().at("error"), "spectator");
  EXPECT_FALSE(auction.is_unattended());
}

}  // namespace
}  // namespace kuhhandel::live
