#include "server/ledger/postgres/replica_sync.h"

#include <map>
#include <set>
#include <string>
#include <utility>

#include "server/ledger/postgres/account_data_sync.h"
#include "server/ledger/postgres/row_decoder.h"
#include "server/ledger/postgres/table_delta_sync.h"
#include "store/copies.h"
#include "store/migrations.h"

namespace kuhhandel::server {
namespace {

/// All that is read meanwhile is as it was at one moment.
constexpr auto kOneMoment = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
constexpr auto kReadAllTables = "SELECT id, setup, made, visited, is_over FROM tables WHERE shard = $1";
constexpr auto kReadAllBeginnings =
    "SELECT table_id, version, at, fact FROM beginnings JOIN tables ON id = table_id WHERE shard = $1";
constexpr auto kReadAllFacts =
    "SELECT table_id, version, at, fact FROM facts JOIN tables ON id = table_id WHERE shard = $1"
    " ORDER BY table_id, version";
constexpr auto kReadAllSeatKeys =
    "SELECT table_id, seat, hash, name FROM seat_keys JOIN tables ON id = table_id WHERE shard = $1";
constexpr auto kReadAllGuestKeys =
    "SELECT table_id, seat, hash, name, player, kind FROM guest_keys JOIN tables ON id = table_id"
    " WHERE shard = $1";
constexpr auto kReadAllGames =
    "SELECT table_id, number, record, began, ended, bots FROM games WHERE shard = $1";
constexpr auto kReadAllNews = "SELECT table_id, version, kind, at, news FROM outbox WHERE shard = $1";

ReadTables read_shard(postgres::Connection& database, int shard) {
  std::vector<postgres::Value> const of{std::to_string(shard)};
  return tables_in(database.ask({{kReadAllTables, of},
                                 {kReadAllBeginnings, of},
                                 {kReadAllFacts, of},
                                 {kReadAllSeatKeys, of},
                                 {kReadAllGuestKeys, of},
                                 {kReadAllGames, of},
                                 {kReadAllNews, of}}));
}

/// Of each shard, what tables of it are in the folder.
std::map<int, std::set<std::string>> tables_here(store::Copies const& copies) {
  std::map<int, std::set<std::string>> here;
  for (auto& table : copies.tables()) here[shard_of(table)].insert(std::move(table));
  return here;
}

void put(ReadTables const& read, std::set<std::string> const& here, store::Copies& copies) {
  for (auto const& id : here)
    if (!read.tables.contains(id)) copies.remove(id, {});
  for (auto const& [id, table] : read.tables) copies.put(table);
  for (auto const& [id, games] : read.kept) copies.remove(id, games);
  for (auto const& [id, news] : read.news) copies.put_news(id, news);
}

/// What tables of the shard tell here, which the ledger may know nothing of.
void forget_news(int shard, store::Outbox& outbox) {
  for (auto const& here : outbox.all())
    if (shard_of(here.key.table) == shard) outbox.forget(here.key);
}

/// What became of the shards that a copy is of, as far as that is known.
struct Behind {
  std::vector<ShardRow> by_some;
  std::vector<ShardRow> by_all;
};

Behind tables_behind(std::vector<ShardRow> const& shards, store::Copies const& copies) {
  Behind behind;
  for (auto const& row : shards) {
    auto const position = copies.position(row.shard);
    if (row.shard == kSurroundingsShard || position == row.latest) continue;
    bool const is_followed = position && row.tells_what_follows(*position);
    (is_followed ? behind.by_some : behind.by_all).push_back(row);
  }
  return behind;
}

std::size_t bring_tables(postgres::Connection& database, std::vector<ShardRow> const& shards,
                         AtHand const& copy) {
  auto const behind =
      copy.read([&](store::Store& store) { return tables_behind(shards, store::Copies(store)); });
  auto read = bring_changed_tables(database, behind.by_some, copy);
  if (behind.by_all.empty()) return read;
  auto const here = copy.read([](store::Store& store) { return tables_here(store::Copies(store)); });
  for (auto const& row : behind.by_all) {
    auto const shard = read_shard(database, row.shard);
    copy.write([&](store::Store& store) {
      store::Copies copies(store);
      auto const found = here.find(row.shard);
      forget_news(row.shard, store.outbox());
      put(shard, found == here.end() ? std::set<std::string>{} : found->second, copies);
      copies.keep_position(row.shard, row.latest);
    });
    read += shard.tables.size();
  }
  return read;
}

}  // namespace

std::size_t bring_copies(postgres::Connection& database, std::vector<ShardRow> const& shards,
                         AtHand const& copy) {
  database.ask({{kOneMoment}});
  auto const read = bring_tables(database, shards, copy);
  for (auto const& row : shards)
    if (row.shard == kSurroundingsShard) bring_surroundings(database, row, copy);
  database.ask({{"COMMIT"}});
  return read;
}

Followed follow_copies(postgres::Connection& database, AtHand const& copy, std::set<int> const& own) {
  database.ask({{kOneMoment}});
  auto there = read_shards(database);
  Followed followed;
  if (!own.contains(kSurroundingsShard)) {
    followed.are_as_there = there.surroundings == store::schema_version();
    auto const changed = follow_surroundings(database, there, copy);
    followed.surroundings = changed.has_value();
    if (changed) followed.names_gone = *changed;
  }
  std::erase_if(there.rows, [&](ShardRow const& row) { return own.contains(row.shard); });
  followed.tables = bring_tables(database, there.rows, copy);
  database.ask({{"COMMIT"}});
  return followed;
}

}  // namespace kuhhandel::server
