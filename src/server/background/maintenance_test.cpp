#include "server/background/maintenance.h"

#include <gtest/gtest.h>

#include "tests/support/a_group.h"
#include "tests/support/a_server.h"
#include "tests/support/a_site.h"

namespace kuhhandel::server {
namespace {

using std::chrono::days;
using std::chrono::hours;
using std::chrono::seconds;

class MaintenanceOfAServer : public testing::Test {
 protected:
  AServer server;
  store::RetentionPeriods const keeping{.finished = days{20}, .idle = days{10}};
  std::optional<Maintenance> house;

  MaintenanceOfAServer() { begin(); }
  void begin() {
    server.now = server.directory().begin_run(server.now);
    house.emplace(server.store(), server.directory(), server.groups(), keeping);
  }

  /// Lets the server run for this time, with maintenance every hour.
  void run(hours time) {
    for (auto const end = server.now + time; server.now < end;) {
      server.directory().pass_time(server.now += hours{1});
      while (house->run_steps(server.now)) continue;
      server.consume_events();
    }
  }
  void restart() {
    server.restart();
    begin();
  }
  /// Returns a table that its host has visited and left.
  live::SeatKey visited() {
    auto const key = server.open();
    visit(key);
    return key;
  }
  void visit(live::SeatKey const& key) {
    Guest guest(server, key);
    guest.hello(key.token);
    guest.leave();
  }
  bool is_kept(live::SeatKey const& key) { return server.store().tables().load(key.table).has_value(); }
  int rows(std::string const& table) {
    return server.store().database().execAndGet("SELECT count(*) FROM " + table).getInt();
  }
  /// Returns a table where one player and bots have finished a game.
  live::SeatKey a_game_that_is_over() {
    auto const key = server.open(3, table::Speed{0});
    Guest guest(server, key);
    guest.hello(key.token);
    for (int seat : {1, 2})
      guest.order(R"({"do":"add_bot","seat":)" + std::to_string(seat) + R"(,"bot":"random"})");
    guest.order(R"({"do":"start"})");
    while (server.live(key).table().state() == table::TableState::running) server.wait();
    guest.leave();
    return key;
  }
};

TEST_F(MaintenanceOfAServer, RemovesUnusedTables) {
  auto const idle = visited();
  run(days{9});
  auto const younger = visited();

  run(days{2});

  EXPECT_FALSE(is_kept(idle));
  EXPECT_TRUE(is_kept(younger));
  EXPECT_EQ(server.directory().find(idle.table), nullptr);
  EXPECT_EQ(rows("tables"), 1);
  EXPECT_EQ(rows("keys"), 1);
  EXPECT_EQ(rows("log") + rows("fresh"),
            static_cast<int>(server.store().tables().load(younger.table)->log.size()));
}

TEST_F(MaintenanceOfAServer, KeepsATableThatWasVisited) {
  auto const table = visited();
  run(days{9});
  visit(table);

  run(days{9});

  EXPECT_TRUE(is_kept(table));
}

TEST_F(MaintenanceOfAServer, KeepsATableWithAConnectedPlayer) {
  auto const table = server.open();
  Guest guest(server, table);
  guest.hello(table.token);

  run(days{30});

  EXPECT_TRUE(is_kept(table));
}

TEST_F(MaintenanceOfAServer, CountsOnlyDaysOfUptime) {
  auto const table = visited();
  run(days{9});
  server.now += days{300};  // the server was off, or the clock jumped
  restart();

  run(hours{20});

  EXPECT_TRUE(is_kept(table));
  run(hours{5});
  EXPECT_FALSE(is_kept(table));
}

TEST_F(MaintenanceOfAServer, KeepsFinishedTablesForTheirOwnTime) {
  auto const over = a_game_that_is_over();
  run(days{15});
  ASSERT_TRUE(is_kept(over));

  run(days{6});

  EXPECT_FALSE(is_kept(over));
  EXPECT_EQ(rows("games"), 0);
}

TEST_F(MaintenanceOfAServer, KeepsTheRecordOfAGameInAGroup) {
  auto const over = a_game_that_is_over();
  server.groups().make("Sunday", {}, "key", server.now);
  server.groups().link_table(over.table, server.groups().open("key")->group.id());
  server.groups().add_online_game(over.table, 1, sunday());

  run(days{21});

  ASSERT_FALSE(is_kept(over));
  EXPECT_TRUE(server.store().tables().game(over.table, 1));
}

// Regression: the due event of such a table stayed due for ever, and stopped time for all tables.
TEST_F(MaintenanceOfAServer, RunsDueEventsOfAFinishedTableWithoutPlayers) {
  auto const over = a_game_that_is_over();
  {
    Guest guest(server, over);
    guest.hello(over.token);
    guest.ids = 10;  // ids not used by earlier orders
    for (auto const* const speed : {"5", "4"})
      guest.order(std::string(R"({"do":"speed","speed":)") + speed + R"(,"gavel":"house"})");
    guest.leave();
  }

  server.directory().pass_time(server.now += seconds{5});

  EXPECT_EQ(server.live(over).table().settings().speed, table::Speed{4});
  EXPECT_GT(server.directory().next_due(), server.now + seconds{60}) << "the next mark of the run";
}

TEST_F(MaintenanceOfAServer, DeletesEventsBeforeACompaction) {
  auto const over = a_game_that_is_over();
  auto const whole = rows("log") + rows("fresh");
  ASSERT_EQ(server.store().tables().load(over.table)->log.size(), 1U)
      << "the log began anew when the last had gone";
  ASSERT_GT(whole, 100);

  run(hours{2});

  EXPECT_EQ(rows("log") + rows("fresh"), 0);
  EXPECT_EQ(rows("leftovers"), 0);
  EXPECT_EQ(server.live(over).table().state(), table::TableState::finished);
}

TEST_F(MaintenanceOfAServer, CompactsTheLogOfAWaitingTableWithoutPlayers) {
  auto const key = server.open();
  {
    Guest guest(server, key);
    guest.hello(key.token);
    for (int i = 0; i < 40; ++i) {
      guest.order(std::string(R"({"do":"speed","speed":)") + (i % 2 == 0 ? "5" : "4") +
                  R"(,"gavel":"house"})");
      server.directory().pass_time(server.now += seconds{30});
    }
    ASSERT_GT(server.store().tables().load(key.table)->log.size(), 40U);
    guest.leave();
  }

  run(hours{2});

  EXPECT_LE(rows("log") + rows("fresh"), 2);
  restart();
  EXPECT_EQ(server.live(key).table().settings().speed, table::Speed{4});
  EXPECT_TRUE(Guest(server, key).hello(key.token));
}

TEST_F(MaintenanceOfAServer, DeletesTheGamesOfErasedGroups) {
  auto const over = a_game_that_is_over();
  server.groups().make("Sunday", {}, "key", server.now);
  auto group = server.groups().open("key")->group;
  server.groups().link_table(over.table, group.id());
  server.groups().add_online_game(over.table, 1, sunday());
  group.erase();
  ASSERT_EQ(rows("group_games"), 1);

  while (house->run_steps(server.now)) continue;

  EXPECT_EQ(rows("group_games"), 0);
}

TEST_F(MaintenanceOfAServer, RemovesUnusedGroups) {
  server.groups().make("Sundays", {"Anna"}, kKey, server.now);
  run(days{20});
  EXPECT_TRUE(server.groups().open(kKey));

  run(days{13});

  EXPECT_FALSE(server.groups().open(kKey)) << "nobody came back for 30 days";
}

TEST(Maintenance, KeepsAGroupThatIsViewed) {
  ASite site;
  auto& server = site.server;
  server.groups().make("Sundays", {"Anna"}, kKey, server.now);
  Maintenance house(server.store(), server.directory(), server.groups(), {});
  for (int day = 0; day < 40; ++day) {
    server.now += days{1};
    while (house.run_steps(server.now)) continue;
    if (day == 20) EXPECT_EQ(site.ask("GET", "/api/group", {}, kKey).status, 200);
  }

  EXPECT_TRUE(server.groups().open(kKey));
}

TEST_F(MaintenanceOfAServer, FreesUnusedNames) {
  server.names().claim("Anna", "annas-key", server.now);
  server.names().claim("Ben", "bens-key", server.now);
  run(days{3});
  server.names().touch("annas-key", names::Names::Use::played);

  run(days{7});

  EXPECT_EQ(server.names().owner_of("Anna", "annas-key"), names::NameOwner::caller);
  EXPECT_EQ(server.names().owner_of("Ben", "bens-key"), names::NameOwner::none);
}

}  // namespace
}  // namespace kuhhandel::server
