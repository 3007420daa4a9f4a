#include "server/websocket/client_session.h"

#include <gtest/gtest.h>

#include "server/websocket/client_connection.h"
#include "tests/support/a_server.h"

namespace kuhhandel::server {
namespace {

std::string_view error_of(Guest const& guest) { return guest.connection.last().at("error").as_string(); }

/// Returns whether the table counts Anna as away.
bool is_away(AServer& server, live::SeatKey const& key) {
  return server.live(key).table().presence().person(key.seat)->away;
}

TEST(ClientSession, ReportsASilentClientAndItsReturnToTheTable) {
  AServer server;
  auto const anna = server.open();
  Guest guest(server, anna);
  guest.hello(anna.token);
  Heartbeat heart(server.now);

  server.now += kSilenceTimeout - table::Duration{1};
  guest.session.tick(heart.is_silent(server.now), server.now);
  EXPECT_FALSE(is_away(server, anna));
  server.now += table::Duration{1};
  guest.session.tick(heart.is_silent(server.now), server.now);
  EXPECT_TRUE(is_away(server, anna));
  guest.session.on_activity(server.now);
  EXPECT_FALSE(is_away(server, anna));
}

TEST(ClientSession, ReportsNothingToATableOfAnotherServer) {
  AServer server;
  auto const anna = server.open();
  Guest guest(server, anna);
  guest.hello(anna.token);
  guest.session.tick(true, server.now);

  guest.session.detach();
  guest.session.on_activity(server.now);
  EXPECT_TRUE(is_away(server, anna)) << "such a table need not be here any more";
}

TEST(ClientSession, KeepsASeatPresentByAnotherConnection) {
  AServer server;
  auto const anna = server.open();
  Guest phone(server, anna);
  Guest tablet(server, anna);
  phone.hello(anna.token);
  tablet.hello(anna.token);

  phone.session.tick(true, server.now);
  EXPECT_FALSE(is_away(server, anna));
  tablet.leave();
  EXPECT_TRUE(is_away(server, anna)) << "the phone is open, and silent";
}

TEST(ClientSession, SendsTheTableVersionEverySecond) {
  AServer server;
  auto const anna = server.open();
  Guest guest(server, anna);
  guest.hello(anna.token);

  guest.session.tick(false, server.now);

  EXPECT_EQ(guest.connection.last_type(), "alive");
  EXPECT_EQ(guest.connection.last().at("version").to_number<std::uint64_t>(),
            server.live(anna).table().version());
}

TEST(ClientSession, StartsWithHello) {
  AServer server;
  Guest guest(server, server.open());

  EXPECT_TRUE(guest.order(R"({"do":"start"})"));

  EXPECT_EQ(error_of(guest), "hello_first");
}

TEST(ClientSession, ClosesForAClientThatExceedsTheRateLimit) {
  AServer server;
  auto const anna = server.open();
  Guest guest(server, anna);
  guest.hello(anna.token);

  int sent = 0;
  while (sent < 10'000 && guest.say("{}")) ++sent;

  EXPECT_EQ(error_of(guest), "too_many");
  EXPECT_LT(sent, 300);
}

TEST(ClientSession, LimitsSnapshots) {
  AServer server;
  auto const anna = server.open();
  Guest guest(server, anna);

  for (int i = 0; i < 12; ++i) guest.hello(anna.token);

  EXPECT_EQ(error_of(guest), "too_many");
  server.now += std::chrono::seconds(2);
  guest.hello(anna.token);
  EXPECT_EQ(guest.connection.last_type(), "snapshot");
}

TEST(ClientSession, ClosesForAnInvalidKey) {
  AServer server;
  Guest guest(server, server.open());

  EXPECT_FALSE(guest.hello("guessed"));

  EXPECT_EQ(error_of(guest), "bad_token");
}

TEST(ClientSession, ClosesIfTheTableDoesNotExist) {
  AServer server;
  Guest guest(server, live::SeatKey{"nowhere", kAnna, ""});

  EXPECT_FALSE(guest.hello(""));

  EXPECT_EQ(error_of(guest), "no_such_table");
}

TEST(ClientSession, ClosesForAnotherProtocolVersion) {
  AServer server;
  Guest guest(server, server.open());

  EXPECT_FALSE(guest.say(R"({"type":"hello","version":2})"));

  EXPECT_EQ(error_of(guest), "wrong_version");
}

TEST(ClientSession, AnswersAMalformedMessageAndContinues) {
  AServer server;
  auto const anna = server.open();
  Guest guest(server, anna);
  guest.hello(anna.token);

  EXPECT_TRUE(guest.say("{"));
  EXPECT_EQ(error_of(guest), "malformed");
  EXPECT_TRUE(guest.say(std::string(5000, ' ')));
  EXPECT_EQ(error_of(guest), "too_large");
  EXPECT_TRUE(guest.order(R"({"do":"add_bot","seat":1,"bot":"genius"})"));
  EXPECT_EQ(guest.connection.last().at("refusal").as_string(), "no_such_bot");
}

TEST(ClientSession, LimitsMessageBursts) {
  AServer server;
  auto const anna = server.open();
  Guest guest(server, anna);
  guest.hello(anna.token);

  for (int i = 0; i < 100; ++i) guest.say("{");
  EXPECT_EQ(error_of(guest), "too_many");
  server.now += std::chrono::seconds{1};
  guest.say("{");

  EXPECT_EQ(error_of(guest), "malformed");
}

TEST(ClientSession, ShowsAbsentAndReturningPlayers) {
  AServer server;
  auto const anna = server.open();
  auto const ben = *server.live(anna).seat({"Ben"}, server.now);
  Guest host(server, anna);
  Guest guest(server, ben);
  host.hello(anna.token);
  guest.hello(ben.token);

  guest.leave();
  auto const& seat = host.connection.last().at("table").at("seats").at(1);

  EXPECT_TRUE(seat.at("away").as_bool());
}

}  // namespace
}  // namespace kuhhandel::server
