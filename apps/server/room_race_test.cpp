// Races over lines of different lengths: what people are told, and what a restart leaves.
#include <gtest/gtest.h>

#include "apps/server/room.h"
#include "tests/support/a_hall.h"

namespace kuhhandel {
namespace {

/// Three people; an animal is called for the second time and nobody has bid.
struct GoingTwice {
  AServer server;
  SeatKey anna = server.open();
  std::vector<std::unique_ptr<Guest>> guests;

  GoingTwice() {
    arrive(anna);
    arrive(*room().seat("Ben", server.now));
    arrive(*room().seat("Cleo", server.now));
    guests[0]->order(R"({"do":"start"})");
    at(0).command(R"({"do":"auction"})", "a");
    server.wait();
    server.wait();
    server.now += Duration{100};
  }

  void arrive(SeatKey const& key) {
    guests.push_back(std::make_unique<Guest>(server, key));
    guests.back()->hello(key.token);
  }
  Room& room() { return server.room(anna); }
  Table const& table() { return room().table(); }
  /// The guest so many seats to the left of the auctioneer.
  Guest& at(int steps) {
    auto const seat = left_of(table().game()->state.turn, 3, steps);
    return *guests[static_cast<std::size_t>(index_of(seat))];
  }
  /// Bids as the guest's screen says: pressed so many milliseconds before now.
  void bid(int steps, int amount, int earlier, std::string const& id) {
    auto const pressed = std::to_string(server.now.count() - earlier);
    at(steps).say(R"({"type":"command","id":")" + id + R"(","command":{"do":"bid","amount":)" +
                  std::to_string(amount) + R"(},"seen":{"at":)" + pressed + R"(,"ago":0}})");
  }
};

std::string_view name_of_last_event(Guest const& guest) {
  return guest.line.last().at("events").as_array().back().at("name").as_string();
}

TEST(RoomRace, ShowsAPressToAllAndAnswersItWithTheVerdict) {
  GoingTwice game;

  game.bid(1, 10, 0, "b");
  EXPECT_EQ(name_of_last_event(game.at(0)), "pressed");
  EXPECT_EQ(name_of_last_event(game.at(1)), "pressed") << "no answer yet";
  game.server.wait();

  EXPECT_EQ(game.at(1).line.last_type(), "ack");
}

TEST(RoomRace, IsDecidedByTheMeasuredPathAndTellsTheOvertakenThePrice_C4_1) {
  GoingTwice game;
  game.at(2).line.measured = Duration{120};

  game.bid(1, 10, 0, "b");
  game.server.now += Duration{40};
  game.bid(2, 10, 110, "c");
  game.server.wait();

  EXPECT_EQ(game.at(2).line.last_type(), "ack");
  EXPECT_EQ(game.at(1).line.last().at("refusal").as_string(), "bid_too_low");
  EXPECT_EQ(game.at(1).line.last().at("standing").at("amount").as_int64(), 10);
}

TEST(RoomRace, TakesAPressSentAgainOnce) {
  GoingTwice game;
  game.bid(1, 10, 0, "b");
  auto const version = game.table().version();

  game.bid(1, 10, 0, "b");
  EXPECT_EQ(game.table().version(), version);
  game.server.wait();
  game.bid(1, 10, 0, "b");

  EXPECT_EQ(game.at(1).line.last_type(), "ack");
  EXPECT_EQ(game.table().version(), version + 1);
}

TEST(RoomRace, GetsItsVerdictAfterARestartToo) {
  GoingTwice game;
  game.bid(1, 10, 0, "b");
  auto const bidder = left_of(game.table().game()->state.turn, 3);
  game.guests.clear();
  game.server.restart();

  game.room();
  game.server.hall().settle(game.room());
  game.server.wait();

  EXPECT_EQ(std::get<phase::Bidding>(game.table().game()->state.phase).standing, (Bid{bidder, 10}));
}

TEST(RoomRace, ShowsEverybodyEveryonesLag) {
  AServer server;
  auto const anna = server.open();
  Guest guest(server, anna);
  guest.line.measured = Duration{38};

  guest.hello(anna.token);

  EXPECT_EQ(guest.line.last().at("table").at("seats").at(0).at("lag").as_int64(), 38);
}

TEST(RoomRace, MeasuresALineWithoutMakingBotsThinkAgain) {
  AServer server;
  auto const anna = server.open();
  Guest guest(server, anna);
  guest.hello(anna.token);
  guest.order(R"({"do":"add_bot","seat":1,"bot":"random"})");
  guest.order(R"({"do":"add_bot","seat":2,"bot":"random"})");
  guest.order(R"({"do":"start"})");
  auto& room = server.room(anna);
  while (seat_to_act(room.table().game()->state).value_or(kAnna) == kAnna) server.wait();
  auto const due = room.next_due();
  auto const version = room.table().version();

  guest.line.measured = Duration{100};
  guest.hello(anna.token);

  EXPECT_EQ(room.table().version(), version + 1);
  EXPECT_EQ(room.next_due(), due);
}

}  // namespace
}  // namespace kuhhandel
