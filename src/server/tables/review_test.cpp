// Tests reviewing a finished game together: the host leads, and all clients are sent the current step.
#include <gtest/gtest.h>

#include "tests/support/a_server.h"

namespace kuhhandel::server {
namespace {

/// Anna's game with Ben and a bot, and a spectator.
struct AnEveningWithBen {
  AServer server;
  live::SeatKey anna_key = server.open(3, table::Speed{0});
  live::SeatKey ben_key = *server.live(anna_key).seat({"Ben"}, server.now);
  Guest anna{server, anna_key};
  Guest ben{server, ben_key};
  Guest watcher{server, anna_key};

  AnEveningWithBen() {
    anna.hello(anna_key.token);
    ben.hello(ben_key.token);
    watcher.hello("");
    anna.order(R"({"do":"add_bot","seat":2,"bot":"random"})");
    anna.order(R"({"do":"start"})");
  }
  table::Table const& table() { return server.live(anna_key).table(); }
  AnEveningWithBen& play_on() {
    server.directory().after_change(server.live(anna_key));
    while (table().state() != table::TableState::finished) server.wait();
    return *this;
  }
  void lead(Guest& guest, std::string const& at) {
    guest.say(R"({"type":"review","id":"r","at":)" + at + "}");
  }
  /// Returns the latest review message that the guest was sent.
  static boost::json::value led(Guest const& guest) {
    boost::json::value review;
    for (auto const& message : guest.connection.messages)
      if (message.at("type") == "reviewed") review = message.at("review");
    return review;
  }
};

constexpr auto kFifth = R"({"step":5,"eyes":"open"})";

TEST(Review, IsVisibleToAllAndAddsNoVersion) {
  AnEveningWithBen evening;
  evening.play_on();
  auto const version = evening.table().version();

  evening.lead(evening.anna, R"({"step":7,"eyes":"1"})");

  for (auto const* const guest : {&evening.ben, &evening.watcher}) {
    EXPECT_EQ(AnEveningWithBen::led(*guest),
              boost::json::parse(R"({"by":0,"player":"Anna","game":1,"step":7,"eyes":"1"})"));
  }
  EXPECT_EQ(evening.anna.connection.last_type(), "ack");
  EXPECT_EQ(evening.table().version(), version);
}

TEST(Review, IsLedOnlyByTheHost) {
  AnEveningWithBen evening;
  evening.play_on().lead(evening.ben, kFifth);
  EXPECT_EQ(evening.ben.connection.last().at("error"), "not_host");

  evening.lead(evening.watcher, kFifth);
  EXPECT_EQ(evening.watcher.connection.last().at("error"), "spectator");
}

TEST(Review, CannotBeLedAfterPlayNow) {
  AServer server;
  table::TableSetup setup{
      .id = {}, .name = {}, .edition = second(), .seats = 3, .strangers = table::Strangers{}};
  auto const key = *server.directory().open_table(std::move(setup), {"Anna"}, server.now);
  Guest anna{server, key};
  anna.hello(key.token);

  anna.say(R"({"type":"review","id":"r","at":null})");

  EXPECT_EQ(anna.connection.last().at("error"), "not_host");
}

TEST(Review, RequiresAFinishedGame) {
  AnEveningWithBen evening;

  evening.lead(evening.anna, kFifth);

  EXPECT_EQ(evening.anna.connection.last().at("error"), "not_finished");
}

TEST(Review, NamesTheInvalidField) {
  AnEveningWithBen evening;
  evening.play_on();
  auto const field = [&](std::string const& at) {
    evening.lead(evening.anna, at);
    return evening.anna.connection.last().at("field");
  };

  EXPECT_EQ(field(R"({"step":19999,"eyes":"open"})"), "at.step");
  EXPECT_EQ(field(R"({"step":5,"eyes":"3"})"), "at.eyes");
  EXPECT_EQ(field(R"({"step":5,"eyes":"all"})"), "at.eyes");
  EXPECT_EQ(field(R"({"step":5})"), "at.eyes");
}

TEST(Review, IsSentToALateClient) {
  AnEveningWithBen evening;
  evening.play_on().lead(evening.anna, kFifth);
  Guest late(evening.server, evening.anna_key);

  late.hello("");

  EXPECT_EQ(AnEveningWithBen::led(late).at("step"), 5);
}

TEST(Review, EndsWhenTheHostStopsOrDisconnects) {
  AnEveningWithBen evening;
  evening.play_on().lead(evening.anna, kFifth);
  evening.lead(evening.anna, "null");
  EXPECT_TRUE(AnEveningWithBen::led(evening.ben).is_null());

  evening.lead(evening.anna, kFifth);
  EXPECT_EQ(AnEveningWithBen::led(evening.watcher).at("step"), 5);
  evening.ben.leave();
  evening.anna.leave();
  EXPECT_TRUE(AnEveningWithBen::led(evening.watcher).is_null());
}

TEST(Review, EndsWithTheNextGame) {
  AnEveningWithBen evening;
  evening.play_on().lead(evening.anna, kFifth);
  EXPECT_EQ(AnEveningWithBen::led(evening.ben).at("step"), 5);

  evening.anna.order(R"({"do":"again"})");

  EXPECT_TRUE(AnEveningWithBen::led(evening.ben).is_null());
}

TEST(Review, IsRateLimited) {
  AnEveningWithBen evening;
  evening.play_on();
  for (int i = 0; i < 10; ++i) evening.lead(evening.anna, kFifth);
  EXPECT_EQ(evening.anna.connection.last_type(), "ack");

  evening.lead(evening.anna, kFifth);
  EXPECT_EQ(evening.anna.connection.last().at("error"), "too_many");

  evening.server.now += table::Duration{200};
  evening.lead(evening.anna, kFifth);
  EXPECT_EQ(evening.anna.connection.last_type(), "ack");
}

TEST(Review, IsNotLogged) {
  AnEveningWithBen evening;
  evening.play_on().lead(evening.anna, kFifth);
  auto const before = evening.server.store().tables().load(evening.anna_key.table)->log.size();

  evening.lead(evening.anna, R"({"step":6,"eyes":"audience"})");

  EXPECT_EQ(evening.server.store().tables().load(evening.anna_key.table)->log.size(), before);
}

}  // namespace
}  // namespace kuhhandel::server
