#include "store/store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <fstream>
#include <memory>
#include <thread>

#include "store/corrupt_data.h"
#include "tests/support/sunday_setup.h"
#include "tests/support/throwaway_folder.h"
#include "tests/support/words.h"

namespace kuhhandel::store {
namespace {

TEST(Store, StoresSetupLogAndKeys) {
  ThrowawayFolder const folder;
  auto const hash = keys::hash_of("token");
  {
    Store store(folder.path());
    store.add_table(sunday_setup(), table::Instant{1});
    store.add_key("abc", kBen, hash);
    store.append(sunday_setup(), 1, {table::Instant{5}, table::fact::Seated{kAnna, "Anna"}});
  }

  auto const stored = Store(folder.path()).tables().load("abc");

  ASSERT_TRUE(stored);
  EXPECT_EQ(stored->setup.name, "Sunday");
  EXPECT_EQ(stored->log.at(0).at, table::Instant{5});
  EXPECT_EQ(std::get<table::fact::Seated>(stored->log.at(0).fact).player, "Anna");
  EXPECT_TRUE(keys::equal(stored->keys.at(0).hash, hash));
}

table::fact::LogSnapshot carried_at(std::uint64_t version) {
  table::fact::LogSnapshot snapshot{.version = version};
  snapshot.occupants.assign(static_cast<std::size_t>(sunday_setup().seats), table::EmptySeat{});
  return snapshot;
}

TEST(Store, ReadsALogFromItsLatestSnapshot) {
  ThrowawayFolder const folder;
  {
    Store store(folder.path());
    store.add_table(sunday_setup(), table::Instant{1});
    for (std::uint64_t version = 1; version <= 3; ++version)
      store.append(sunday_setup(), version, {table::Instant{5}, table::fact::Seated{kAnna, "Anna"}});
    store.compact_log(sunday_setup(), table::Instant{6}, carried_at(2));
  }

  auto const log = Store(folder.path()).tables().load("abc")->log;

  ASSERT_EQ(log.size(), 2U);
  EXPECT_EQ(std::get<table::fact::LogSnapshot>(log[0].fact).version, 2U);
  EXPECT_TRUE(std::holds_alternative<table::fact::Seated>(log[1].fact));
}

TEST(Store, ClosesATableWithAMissingOrMisplacedSnapshot) {
  for (auto const* const damage : {"DELETE FROM beginnings", "UPDATE beginnings SET version = 3",
                                   "UPDATE beginnings SET fact = replace(fact, 'empty', 'enpty')"}) {
    ThrowawayFolder const folder;
    Store store(folder.path());
    store.add_table(sunday_setup(), table::Instant{1});
    store.append(sunday_setup(), 3, {table::Instant{5}, table::fact::Seated{kAnna, "Anna"}});
    store.compact_log(sunday_setup(), table::Instant{6}, carried_at(2));
    ASSERT_TRUE(store.tables().load("abc"));

    store.database().exec(damage);

    EXPECT_THROW(store.tables().load("abc"), CorruptData) << damage;
  }
}

TEST(Store, IsolatesTables) {
  ThrowawayFolder const folder;

  EXPECT_FALSE(Store(folder.path()).tables().load("abc"));
}

TEST(Store, RefusesADuplicateVersion) {
  ThrowawayFolder const folder;
  Store store(folder.path());
  store.append(sunday_setup(), 1, {table::Instant{5}, table::fact::Reopened{}});

  EXPECT_THROW(store.append(sunday_setup(), 1, {table::Instant{6}, table::fact::Reopened{}}),
               SQLite::Exception);
}

TEST(Store, NamesAMissingFolder) {
  try {
    Store const store("/nowhere/at/all");
    FAIL() << "must be refused";
  } catch (std::runtime_error const& error) {
    EXPECT_THAT(error.what(), testing::HasSubstr("/nowhere/at/all does not exist"));
  }
}

TEST(Store, KeepsTheFirstRecordOfAGame) {
  ThrowawayFolder const folder;
  Store store(folder.path());

  store.add_game("abc", 1, {.record = "as it was played", .ended = table::Instant{5}});
  store.add_game("abc", 1, {.record = "as later rules would have it", .ended = table::Instant{5}});

  EXPECT_EQ(store.tables().game("abc", 1), "as it was played");
}

TEST(Store, StoresTheDurationAndBotSeatsOfAFinishedGame) {
  ThrowawayFolder const folder;
  Store store(folder.path());
  SeatSet bots;
  bots.insert(kBen);

  store.add_game("abc", 1,
                 {.record = "{}", .began = table::Instant{2}, .ended = table::Instant{5}, .bots = bots});
  store.database().exec("INSERT INTO games (table_id, number, record, checksum) VALUES ('old', 1, '{}', 0)");

  auto const game = store.tables().latest_games("abc", 1).front();
  EXPECT_EQ(game.ended - *game.began, table::Duration{3});
  EXPECT_EQ(game.bots, bots);
  EXPECT_FALSE(store.tables().latest_games("old", 1).front().bots) << "of a program that wrote nothing of it";
}

/// Location of a table's facts: the staging log, or the table's own log.
enum class Place : std::uint8_t { fresh, moved };

StoreOptions options_for(Place place) { return {.max_staged = place == Place::fresh ? kMaxStaged : 0}; }

/// Returns a store with two facts of a table and a game record, after an accident to its file.
std::unique_ptr<Store> after(ThrowawayFolder const& folder, std::string const& accident,
                             Place place = Place::fresh) {
  auto store = std::make_unique<Store>(folder.path(), options_for(place));
  store->begin_batch();
  store->add_table(sunday_setup(), table::Instant{1});
  store->append(sunday_setup(), 1, {table::Instant{5}, table::fact::Seated{kAnna, "Anna"}});
  store->append(sunday_setup(), 2, {table::Instant{6}, table::fact::Seated{kBen, "Ben"}});
  store->add_game("abc", 1, {.record = "as it was played", .ended = table::Instant{5}});
  store->commit_batch();
  store->database().exec(accident);
  return store;
}

struct DataCorruption : testing::TestWithParam<std::tuple<Place, char const*>> {};

TEST_P(DataCorruption, ClosesTheTable) {
  ThrowawayFolder const folder;
  auto const [place, accident] = GetParam();
  auto where = std::string(accident);
  for (auto at = where.find("facts"); at != std::string::npos; at = where.find("facts"))
    where.replace(at, 5, place == Place::fresh ? "fresh" : "log");
  auto const store = after(folder, where, place);

  EXPECT_THROW(store->tables().load("abc"), CorruptData);
  EXPECT_THROW(TableReader(store->database()).load("abc"), CorruptData) << "beside";
}

INSTANTIATE_TEST_SUITE_P(
    Of, DataCorruption,
    testing::Combine(testing::Values(Place::fresh, Place::moved),
                     testing::Values("UPDATE facts SET fact = replace(fact, 'Anna', 'Anne')",
                                     "UPDATE facts SET at = 7 WHERE version = 2",  //
                                     "DELETE FROM facts WHERE version = 1",        //
                                     "UPDATE facts SET version = 3 WHERE version = 2",
                                     "UPDATE facts SET fact = (SELECT fact FROM facts WHERE version = 1)",
                                     "UPDATE tables SET setup = replace(setup, 'Sunday', 'Monday')")));

TEST(Store, RefusesAnAlteredRecord) {
  ThrowawayFolder const folder;
  auto const store = after(folder, "UPDATE games SET record = 'as it was not'");

  EXPECT_THROW(store->tables().game("abc", 1), CorruptData);
}

/// Returns true if the page is a leaf of a table or an index, by its first byte.
bool is_leaf(std::string const& page) { return page[0] == 0x0d || page[0] == 0x0a; }

void damage_last_leaf(std::filesystem::path const& database) {
  auto const size = SQLite::Database(database.string()).execAndGet("PRAGMA page_size").getInt();
  std::fstream file(database, std::ios::in | std::ios::out | std::ios::binary);
  std::string page(static_cast<std::size_t>(size), 'x');
  auto at = static_cast<std::streamoff>(std::filesystem::file_size(database));
  while (!is_leaf(page) && at > 0) {
    at -= size;
    file.seekg(at);
    file.read(page.data(), size);
  }
  file.seekp(at);
  file << std::string(page.size(), 'x');
}

struct DamagedPages : testing::TestWithParam<Place> {};

// A damaged page affects some tables; all others are unchanged and can continue.
TEST_P(DamagedPages, AreDistinguishedFromIntactOnes) {
  ThrowawayFolder const folder;
  auto const setup_at = [](int place) {
    auto setup = sunday_setup();
    setup.id = "table" + std::to_string(place);
    return setup;
  };
  {
    Store store(folder.path(), options_for(GetParam()));
    for (int table = 0; table < 100; ++table) {
      store.begin_batch();
      store.add_table(setup_at(table), table::Instant{1});
      for (std::uint64_t version = 1; version <= 10; ++version)
        store.append(setup_at(table), version, {table::Instant{5}, table::fact::Seated{kAnna, "Anna"}});
      store.commit_batch();
    }
  }
  damage_last_leaf(folder.path() / "kuhhandel.db");

  Store store(folder.path(), options_for(GetParam()));
  EXPECT_TRUE(find_corruption(store));
  int whole = 0;
  for (int table = 0; table < 100; ++table) {
    try {
      auto const stored = store.tables().load(setup_at(table).id);
      if (!stored || stored->log.size() != 10) continue;
      ++whole;
      store.begin_batch();
      store.append(setup_at(table), 11, {table::Instant{6}, table::fact::Seated{kBen, "Ben"}});
      store.commit_batch();
      EXPECT_EQ(store.tables().load(setup_at(table).id)->log.size(), 11U);
    } catch (CorruptData const&) {
    }
  }
  EXPECT_GT(whole, 50);
  EXPECT_LT(whole, 100);
}

INSTANTIATE_TEST_SUITE_P(Of, DamagedPages, testing::Values(Place::fresh, Place::moved));

TEST(Store, FindsNoCorruptionInAnIntactFile) {
  ThrowawayFolder const folder;

  Store store(folder.path());
  EXPECT_EQ(find_corruption(store), std::nullopt);
}

TEST(Store, WaitsForAnotherWriter) {
  ThrowawayFolder const folder;
  Store store(folder.path());
  SQLite::Database other((folder.path() / "kuhhandel.db").string(), SQLite::OPEN_READWRITE);
  other.exec("BEGIN IMMEDIATE");
  std::thread writing([&] { store.add_table(sunday_setup(), table::Instant{1}); });

  other.exec("COMMIT");
  writing.join();

  EXPECT_TRUE(store.tables().load("abc"));
}

TEST(Store, ChecksATokenAgainstAllKeysOfATable) {
  std::vector<SeatKeyHash> const keys{{kAnna, keys::hash_of("token")}, {kBen, keys::hash_of("token")}};

  EXPECT_EQ(seat_of(keys, "token"), kBen) << "the first that fits does not end the search";
  EXPECT_EQ(seat_of(keys, "other"), std::nullopt);
}

int cached_bytes(Store& store) {
  int bytes = 0;
  int highest = 0;
  sqlite3_db_status(store.database().getHandle(), SQLITE_DBSTATUS_CACHE_USED, &bytes, &highest, 0);
  return bytes;
}

TEST(Store, ReleasesItsPageCache) {
  ThrowawayFolder const folder;
  Store store(folder.path());
  store.database().exec("CREATE TABLE much (bytes BLOB)");
  for (int i = 0; i < 200; ++i) store.database().exec("INSERT INTO much VALUES (randomblob(10000))");
  store.commit_batch();
  ASSERT_GT(cached_bytes(store), 1'000'000);

  release_page_cache(store);

  EXPECT_LT(cached_bytes(store), 200'000);
}

}  // namespace
}  // namespace kuhhandel::store
