// Tests bidding races over connections with different round trips: the messages to clients, and the state
// after a restart.
#include <gtest/gtest.h>

#include "server/tables/server_table.h"
#include "tests/support/a_server.h"

namespace kuhhandel::server {
namespace {

/// Three players; an animal has been called for the second time and nobody has bid.
struct GoingTwice {
  AServer server;
  live::SeatKey anna = server.open();
  std::vector<std::unique_ptr<Guest>> guests;

  GoingTwice() {
    arrive(anna);
    arrive(*live().seat({"Ben"}, server.now));
    arrive(*live().seat({"Cleo"}, server.now));
    guests[0]->order(R"({"do":"start"})");
    at(0).command(R"({"do":"auction"})", "a");
    server.wait();
    server.wait();
    server.now += table::Duration{100};
  }

  void arrive(live::SeatKey const& key) {
    guests.push_back(std::make_unique<Guest>(server, key));
    guests.back()->hello(key.token);
  }
  ServerTable& live() { return server.live(anna); }
  table::Table const& table() { return live().table(); }
  /// Returns the guest that many seats to the left of the auctioneer.
  Guest& at(int steps) {
    auto const seat = left_of(table().game()->state.turn, 3, steps);
    return *at_seat(guests, seat);
  }
  /// Bids on the guest's current view; the button was pressed `earlier` milliseconds ago.
  void bid(int steps, int amount, int earlier, std::string const& id) {
    auto const shown = std::to_string(server.now.count() - earlier - 300);
    at(steps).say(R"({"type":"command","id":")" + id + R"(","command":{"do":"bid","amount":)" +
                  std::to_string(amount) + R"(},"seen":{"at":)" + shown + R"(,"ago":300}})");
  }
};

std::string_view name_of_last_event(Guest const& guest) {
  return guest.connection.last().at("events").as_array().back().at("name").as_string();
}

TEST(ServerTableRace, SendsAPressToAllAndAnswersItWithTheVerdict) {
  GoingTwice game;

  game.bid(1, 10, 0, "b");
  EXPECT_EQ(name_of_last_event(game.at(0)), "pressed");
  EXPECT_EQ(name_of_last_event(game.at(1)), "pressed") << "no answer yet";
  game.server.wait();

  EXPECT_EQ(game.at(1).connection.last_type(), "ack");
}

TEST(ServerTableRace, IsDecidedByTheMeasuredRoundTripAndSendsTheLoserThePrice_C4_1) {
  GoingTwice game;
  game.at(2).connection.measured = table::Duration{120};

  game.bid(1, 10, 0, "b");
  game.server.now += table::Duration{40};
  game.bid(2, 10, 110, "c");
  game.server.wait();

  EXPECT_EQ(game.at(2).connection.last_type(), "ack");
  EXPECT_EQ(game.at(1).connection.last().at("refusal").as_string(), "bid_too_low");
  EXPECT_EQ(game.at(1).connection.last().at("standing").at("amount").as_int64(), 10);
}

TEST(ServerTableRace, StartsWithExactRoundTrips) {
  AServer server;
  auto const anna = server.open();
  Guest guest(server, anna);
  guest.connection.measured = table::Duration{40};
  guest.hello(anna.token);
  guest.order(R"({"do":"add_bot","seat":1,"bot":"farmer"})");
  guest.order(R"({"do":"add_bot","seat":2,"bot":"farmer"})");
  auto const round_trip = [&] { return server.live(anna).table().presence().person(kAnna)->round_trip; };

  guest.connection.measured = table::Duration{44};
  server.now += std::chrono::seconds(5);
  server.directory().pass_time(server.now);
  EXPECT_EQ(round_trip(), table::Duration{40}) << "little changes are no facts";
  guest.order(R"({"do":"start"})");

  EXPECT_EQ(round_trip(), table::Duration{44});
  EXPECT_EQ(server.live(anna).table().presence().person(kAnna)->at_start, table::Duration{44});
}

TEST(ServerTableRace, CountsARepeatedPressOnce) {
  GoingTwice game;
  game.bid(1, 10, 0, "b");
  auto const version = game.table().version();

  game.bid(1, 10, 0, "b");
  EXPECT_EQ(game.table().version(), version);
  game.server.wait();
  game.bid(1, 10, 0, "b");

  EXPECT_EQ(game.at(1).connection.last_type(), "ack");
  EXPECT_EQ(game.table().version(), version + 1);
}

TEST(ServerTableRace, ReachesItsVerdictAfterARestart) {
  GoingTwice game;
  game.bid(1, 10, 0, "b");
  auto const bidder = left_of(game.table().game()->state.turn, 3);
  game.guests.clear();
  game.server.restart();

  game.arrive(game.anna);
  game.server.wait();

  EXPECT_EQ(std::get<phase::Bidding>(game.table().game()->state.phase).standing, (Bid{bidder, 10}));
}

TEST(ServerTableRace, ShowsTheLagOfEveryPlayerToAll) {
  AServer server;
  auto const anna = server.open();
  Guest guest(server, anna);
  guest.connection.measured = table::Duration{38};

  guest.hello(anna.token);

  EXPECT_EQ(guest.connection.last().at("table").at("seats").at(0).at("lag").as_int64(), 38);
}

TEST(ServerTableRace, MeasuresAConnectionWithoutNewBotRequests) {
  AServer server;
  auto const anna = server.open();
  Guest guest(server, anna);
  guest.hello(anna.token);
  guest.order(R"({"do":"add_bot","seat":1,"bot":"random"})");
  guest.order(R"({"do":"add_bot","seat":2,"bot":"random"})");
  guest.order(R"({"do":"start"})");
  auto& live = server.live(anna);
  while (seat_to_act(live.table().game()->state).value_or(kAnna) == kAnna) server.wait();
  auto const due = live.live().next_due();
  auto const version = live.table().version();

  guest.connection.measured = table::Duration{100};
  guest.hello(anna.token);

  EXPECT_EQ(live.table().version(), version + 1);
  EXPECT_EQ(live.live().next_due(), due);
}

}  // namespace
}  // namespace kuhhandel::server
