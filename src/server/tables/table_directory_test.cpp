// Tests which tables a server holds in memory, lists, and removes.
#include "server/tables/table_directory.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "server/tables/fair_listing.h"
#include "server/tables/merged_lobby_listing.h"
#include "store/checksum.h"
#include "store/tables/retention.h"
#include "tests/support/a_site.h"

namespace kuhhandel::server {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

table::TableSetup a_setup() { return {.id = {}, .name = "Sunday", .edition = second(), .seats = 3}; }

/// Returns the number of rows of all tables together in the store.
int rows(AServer& server, std::string const& of) {
  return server.store().database().execAndGet("SELECT count(*) FROM " + of).getInt();
}

struct AVisitedTable {
  ASite site;
  live::SeatKey anna = site.server.open();
  std::string path = "/api/tables/" + anna.table;

  AVisitedTable() { come_and_go(); }
  void come_and_go() {
    Guest guest(site.server, anna);
    guest.hello(anna.token);
    guest.leave();
  }
};

// Regression: 7,000 GETs wrote 7,000 facts and left 7,000 tables in memory.
TEST(TableDirectory, IsNotChangedByReads) {
  AVisitedTable visited;
  visited.site.server.restart();
  auto const facts = rows(visited.site.server, "fresh");

  for (auto const* const what :
       {"", "/record", "/replay", "/code", "/games/1/record", "/games/1/replay/open"})
    for (int i = 0; i < 20; ++i) visited.site.ask("GET", visited.path + what, {}, visited.anna.token);

  EXPECT_EQ(visited.site.ask("GET", visited.path).status, 200);
  EXPECT_EQ(visited.site.error("GET", visited.path + "/replay", {}, visited.anna.token), "no_such_game");
  EXPECT_EQ(rows(visited.site.server, "fresh"), facts);
  EXPECT_EQ(visited.site.server.directory().in_memory().entries().size(), 0U);
}

TEST(TableDirectory, ShowsAnUnloadedTableAsAfterLoading) {
  AVisitedTable visited;
  {
    Guest guest(visited.site.server, visited.anna);
    guest.hello(visited.anna.token);
    visited.site.server.restart();
  }
  auto const info = visited.site.json("GET", visited.path);

  EXPECT_EQ(info.at("seats").at(0).at("away"), true) << "nobody is there after an interruption";
  visited.come_and_go();
  EXPECT_EQ(visited.site.json("GET", visited.path), info);
}

TEST(TableDirectory, LoadsATableOnceForAVisitor) {
  AVisitedTable visited;
  visited.site.server.restart();
  auto const facts = rows(visited.site.server, "fresh");

  visited.come_and_go();
  auto const reopened = rows(visited.site.server, "fresh");
  visited.come_and_go();

  EXPECT_EQ(reopened - facts, 3) << "reopened, back, away";
  EXPECT_EQ(rows(visited.site.server, "fresh") - reopened, 2) << "back, away";
}

TEST(TableDirectory, LoadsNothingForAnInvalidToken) {
  AVisitedTable visited;
  visited.site.server.restart();
  auto const facts = rows(visited.site.server, "fresh");
  Guest guest(visited.site.server, visited.anna);

  EXPECT_FALSE(guest.hello("wrong"));

  EXPECT_EQ(rows(visited.site.server, "fresh"), facts);
}

constexpr std::string_view kHello = R"({"type":"hello","version":1})";

struct ASmallLobby {
  ThrowawayFolder folder;
  store::Store store{folder.path()};
  keys::SecureRandom chance{"test"};
  SqliteLedger ledger{store};
  TableDirectory directory{ledger, chance, {.all = 5, .idle = 2}};

  std::string opened() { return directory.open_table(a_setup(), {"Anna"}, table::Instant{0})->table; }
  bool has(std::string const& table) { return directory.in_memory(table) != nullptr; }
};

TEST(TableDirectory, EvictsTheLeastRecentlyUsedTable) {
  ASmallLobby small;
  auto const first = small.opened();
  auto const second_one = small.opened();
  small.directory.after_change(*small.directory.in_memory(first));

  auto const third = small.opened();

  EXPECT_TRUE(small.has(first));
  EXPECT_FALSE(small.has(second_one));
  EXPECT_TRUE(small.has(third));
  EXPECT_NE(small.directory.find(second_one), nullptr) << "it comes back";
  EXPECT_FALSE(small.has(first));
  EXPECT_EQ(small.directory.in_memory().entries().size(), 2U);
}

TEST(TableDirectory, KeepsOnlyTheLatestIdleTablesWhenMemoryIsReturned) {
  ASmallLobby small;
  auto const first = small.opened();
  auto const latest = small.opened();

  small.directory.in_memory().evict_idle(1);

  EXPECT_FALSE(small.has(first));
  EXPECT_TRUE(small.has(latest));
}

// A background read may happen before another server writes to the table, and be delivered after this server
// has got it back.
TEST(TableDirectory, DiscardsReadsFromBeforeAnOwnershipChange) {
  ASmallLobby small;
  auto const table = small.opened();
  try_evict(small.directory, table);
  auto const read = [&] { return small.directory.make_loader()(small.ledger.load(table)); };
  auto before = read();

  small.directory.on_ownership_changed();

  EXPECT_EQ(small.directory.insert_loaded(std::move(before)), nullptr);
  EXPECT_NE(small.directory.insert_loaded(read()), nullptr);
}

TEST(TableDirectory, LimitsTablesInMemoryButKeepsWatchedOnes) {
  ASmallLobby small;
  std::vector<std::unique_ptr<RecordingConnection>> watchers;
  std::vector<std::string> watched;
  for (int i = 0; i < 5; ++i) {
    watched.push_back(small.opened());
    auto& table = *small.directory.in_memory(watched.back());
    watchers.push_back(std::make_unique<RecordingConnection>());
    small.directory.on_first_connection(table, table::Instant{0});
    table.live().join(*watchers.back(), {}, {}, table::Instant{0});
    small.directory.after_change(table);
  }

  EXPECT_FALSE(small.directory.open_table(a_setup(), {"Ben"}, table::Instant{0}));
  EXPECT_EQ(small.directory.in_memory().entries().size(), 5U);
  for (auto const& table : watched) EXPECT_TRUE(small.has(table));

  auto& left = *small.directory.in_memory(watched[3]);
  left.live().leave(*watchers[3], table::Instant{0});
  small.directory.after_change(left);
  EXPECT_TRUE(small.directory.open_table(a_setup(), {"Ben"}, table::Instant{0}));
  EXPECT_FALSE(small.has(watched[3]));
}

// Otherwise each opened table would replace only one other, and the number would never fall.
TEST(TableDirectory, AcceptsATableOnceBelowALoweredCapacity) {
  ASmallLobby small;
  auto const watched = small.opened();
  RecordingConnection watcher;
  ClientSession session(small.directory, watcher, watched);
  session.on_message(kHello, table::Instant{0});
  auto const others = std::array{small.opened(), small.opened()};

  small.directory.in_memory().set_capacity(2);
  EXPECT_EQ(small.directory.in_memory().entries().size(), 3U) << "until another wants room";
  auto const latest = small.opened();

  EXPECT_TRUE(small.has(watched) && small.has(latest));
  for (auto const& other : others) EXPECT_FALSE(small.has(other));
  small.directory.in_memory().set_capacity(1);
  EXPECT_FALSE(small.directory.open_table(a_setup(), {"Ben"}, table::Instant{0}));
  EXPECT_TRUE(small.has(watched));
}

// Regression: the client got an error that the table does not exist, and never retried.
TEST(TableDirectory, RefusesAVisitorIfThereIsNoRoomForTheTable) {
  ASmallLobby small;
  auto const left = small.opened();
  small.directory.on_first_connection(*small.directory.in_memory(left), table::Instant{0});
  ASSERT_TRUE(try_evict(small.directory, left));
  std::vector<std::unique_ptr<RecordingConnection>> watchers;
  for (int i = 0; i < 5; ++i) {
    watchers.push_back(std::make_unique<RecordingConnection>());
    ClientSession(small.directory, *watchers.back(), small.opened()).on_message(kHello, table::Instant{0});
  }

  for (auto const& [table, error] : {std::pair(left, "lobby_full"), {"none", "no_such_table"}}) {
    RecordingConnection late;
    EXPECT_FALSE(ClientSession(small.directory, late, table).on_message(kHello, table::Instant{0}));
    EXPECT_EQ(late.last().at("error"), error);
  }
}

TEST(TableDirectory, RemovesATableWithoutVisitorsAfterAMinute) {
  ASite site;
  auto const key = site.server.open();
  auto const path = "/api/tables/" + key.table;
  site.ask("POST", path + "/seats", R"({"player":"Ben"})");
  EXPECT_THAT(site.server.directory().listed_tables(), IsEmpty());

  EXPECT_EQ(site.server.directory().next_due(), site.server.now + std::chrono::minutes(1));
  site.server.wait();

  EXPECT_EQ(site.error("GET", path), "no_such_table");
  store::Retention(site.server.store()).collect_garbage(10);
  for (auto const* const kept : {"tables", "log", "keys"}) EXPECT_EQ(rows(site.server, kept), 0) << kept;
  EXPECT_FALSE(site.server.directory().next_due());
}

TEST(TableDirectory, RemovesATableWithoutVisitorsDespiteARestart) {
  ASite site;
  auto const left_alone = site.server.open();
  auto const visited = site.server.open();
  Guest guest(site.server, visited);
  guest.hello(visited.token);
  site.server.restart();

  site.server.wait();

  EXPECT_EQ(site.error("GET", "/api/tables/" + left_alone.table), "no_such_table");
  EXPECT_EQ(site.ask("GET", "/api/tables/" + visited.table).status, 200);
}

TEST(TableDirectory, KeepsAVisitedTableForAMinuteAfterTheLastVisitor) {
  ASite site;
  auto const id = site.server.open().table;
  auto const opened = site.server.now;
  auto const left = opened + std::chrono::seconds(40);
  UnclaimedTables unvisited(site.server.directory().ledger());
  unvisited.on_claimed(id);
  unvisited.on_opened(id, left);

  EXPECT_EQ(unvisited.expire_one(opened + UnclaimedTables::kTimeToLive), std::nullopt);
  EXPECT_EQ(unvisited.expire_one(left + UnclaimedTables::kTimeToLive), id);
}

TEST(TableDirectory, ListsTheNewestTablesWithPlayers) {
  ASite site;
  std::vector<live::SeatKey> keys;
  std::vector<std::unique_ptr<Guest>> guests;
  for (std::size_t i = 0; i < kMaxListedTables + 20; ++i) {
    keys.push_back(site.server.open());
    guests.push_back(std::make_unique<Guest>(site.server, keys.back()));
    guests.back()->hello(keys.back().token);
  }
  guests.back()->leave();

  auto const listed = site.server.directory().listed_tables();

  ASSERT_THAT(listed, SizeIs(kMaxListedTables));
  EXPECT_EQ(listed.front()->setup().id, keys[keys.size() - 2].table);
}

TEST(TableDirectory, InterleavesTablesOfDifferentAddresses) {
  ASite site;
  std::vector<std::unique_ptr<Guest>> guests;
  auto const open_from = [&](std::string const& address) {
    auto const key = site.server.open();
    guests.push_back(std::make_unique<Guest>(site.server, key));
    guests.back()->hello(key.token);
    site.server.directory().on_first_connection(site.server.live(key), site.server.now,
                                                boost::asio::ip::make_address(address));
    return key.table;
  };
  auto const honest = open_from("192.0.2.1");
  for (int i = 0; i < 120; ++i) open_from("2001:db8:" + std::to_string(i % 6) + "::" + std::to_string(i));

  auto const listed = site.server.directory().listed_tables();

  EXPECT_THAT(listed, SizeIs(6 * kMaxListedPerSubnet + 1));
  auto const place = std::ranges::find(listed, honest, [](auto const* table) { return table->setup().id; });
  EXPECT_LT(place - listed.begin(), 7);
}

TEST(TableDirectory, RebuildsItsListingAtMostAFewTimesASecond) {
  ASite site;
  auto const people = [&] { return site.json("GET", "/api/lobby").at("people").as_int64(); };
  for (int i = 0; i < 100; ++i) EXPECT_EQ(people(), 0);
  auto const key = site.server.open();
  Guest anna(site.server, key);
  anna.hello(key.token);

  EXPECT_EQ(people(), 0);
  site.server.now += std::chrono::milliseconds(200);

  EXPECT_EQ(people(), 1);
}

TEST(TableDirectory, FindsATableByItsCodeWhileItWaits) {
  ASite site;
  auto const key = site.server.open();
  auto const path = "/api/tables/" + key.table;
  auto const code = std::string(site.json("GET", path + "/code").at("code").as_string());
  EXPECT_EQ(code.size(), 6U);
  EXPECT_EQ(site.error("GET", "/api/codes/" + code), "no_such_table") << "nobody has come yet";
  Guest anna(site.server, key);
  anna.hello(key.token);

  EXPECT_EQ(site.json("GET", "/api/codes/" + code).at("table").as_string(), key.table);
  EXPECT_EQ(site.error("GET", "/api/codes/" + key.table.substr(0, 6)), "no_such_table")
      << "no part of its id";

  for (int seat = 1; seat < 3; ++seat)
    anna.order(R"({"do":"add_bot","seat":)" + std::to_string(seat) + R"(,"bot":"random"})");
  anna.order(R"({"do":"start"})");
  EXPECT_EQ(site.error("GET", "/api/codes/" + code), "no_such_table");
  EXPECT_EQ(site.error("GET", path + "/code"), "game_running");
}

TEST(TableDirectory, GeneratesUnguessableIds) {
  AServer server;

  // 31 letters to the power of 13 are more than 2 to the power of 64.
  EXPECT_THAT(server.open().table, testing::MatchesRegex("[a-hj-km-np-z2-9]{13}"));
}

// Earlier versions had ids of six letters, which were also the codes.
TEST(TableDirectory, FindsTablesOfEarlierVersions) {
  ASite site;
  auto const key = site.server.open();
  Guest(site.server, key).hello(key.token);
  site.server.stop();
  {
    SQLite::Database old((site.server.folder() / "kuhhandel.db").string(), SQLite::OPEN_READWRITE);
    auto const made = old.execAndGet("SELECT made FROM tables").getInt64();
    old.exec("DELETE FROM fresh");
    SQLite::Statement rename(old, "UPDATE tables SET id = 'k7q2m9', checksum = ?");
    auto setup = old.execAndGet("SELECT setup FROM tables").getString();
    setup.replace(setup.find(key.table), key.table.size(), "k7q2m9");
    rename.bind(1, store::checksum({"k7q2m9", 0, made}, setup));
    rename.exec();
    SQLite::Statement say(old, "UPDATE tables SET setup = ?");
    say.bind(1, setup);
    say.exec();
  }
  site.server.restart();
  Guest watcher(site.server, {.table = "k7q2m9", .seat = kAnna, .token = {}});

  EXPECT_TRUE(watcher.say(R"({"type":"hello","version":1})"));
  EXPECT_EQ(watcher.connection.last_type(), "snapshot");
  EXPECT_EQ(site.json("GET", "/api/codes/k7q2m9").at("table"), "k7q2m9");
}

}  // namespace
}  // namespace kuhhandel::server
