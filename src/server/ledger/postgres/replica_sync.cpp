#include "server/ledger/postgres/replica_sync.h"

#include <map>
#include <set>
#include <string>
#include <utility>

#include "server/ledger/postgres/account_data_sync.h"
#include "server/ledger/postgres/row_decoder.h"
#include "server/ledger/postgres/stored_answers_sync.h"
#include "server/ledger/postgres/table_delta_sync.h"
#include "store/migrations.h"
#include "store/replica.h"

namespace kuhhandel::server {
namespace {

/// All following reads see one snapshot.
constexpr auto kBeginSnapshot = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
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
constexpr auto kReadAllEvents = "SELECT table_id, version, kind, at, news FROM outbox WHERE shard = $1";

DecodedTables read_shard(postgres::Connection& database, int shard) {
  std::vector<postgres::Value> const shard_id{std::to_string(shard)};
  return decode_tables(database.query({{kReadAllTables, shard_id},
                                       {kReadAllBeginnings, shard_id},
                                       {kReadAllFacts, shard_id},
                                       {kReadAllSeatKeys, shard_id},
                                       {kReadAllGuestKeys, shard_id},
                                       {kReadAllGames, shard_id},
                                       {kReadAllEvents, shard_id}}));
}

/// Returns the tables in the folder by shard.
std::map<int, std::set<std::string>> local_tables(store::Replica const& replica) {
  std::map<int, std::set<std::string>> local;
  for (auto& table : replica.tables()) local[shard_of(table)].insert(std::move(table));
  return local;
}

void put(DecodedTables const& read, std::set<std::string> const& local, store::Replica& replica) {
  for (auto const& id : local)
    if (!read.tables.contains(id)) replica.remove(id, {});
  for (auto const& [id, table] : read.tables) replica.put(table);
  for (auto const& [id, games] : read.games_of_removed) replica.remove(id, games);
  for (auto const& [id, events] : read.events) replica.put_events(id, events);
}

/// Deletes the folder's events of the shard, because the ledger may not have them.
void delete_events(int shard, store::Outbox& outbox) {
  for (auto const& local : outbox.all())
    if (shard_of(local.key.table) == shard) outbox.remove(local.key);
}

/// Shards whose replica is out of date, by how they must be read.
struct StaleShards {
  std::vector<ShardRow> by_delta;
  std::vector<ShardRow> in_full;
};

StaleShards stale_shards(std::vector<ShardRow> const& shards, store::Replica const& replica) {
  StaleShards stale;
  for (auto const& row : shards) {
    auto const position = replica.position(row.shard);
    if (row.shard == kAccountShard || position == row.latest_position) continue;
    bool const is_delta_possible = position && row.can_sync_delta_from(*position);
    (is_delta_possible ? stale.by_delta : stale.in_full).push_back(row);
  }
  return stale;
}

std::size_t sync_tables(postgres::Connection& database, std::vector<ShardRow> const& shards,
                        LocalReplicaAccess const& replica) {
  auto const stale =
      replica.read([&](store::Store& store) { return stale_shards(shards, store::Replica(store)); });
  auto read = sync_changed_tables(database, stale.by_delta, replica);
  if (stale.in_full.empty()) return read;
  auto const local = replica.read([](store::Store& store) { return local_tables(store::Replica(store)); });
  for (auto const& row : stale.in_full) {
    auto const shard = read_shard(database, row.shard);
    replica.write([&](store::Store& store) {
      store::Replica copy(store);
      auto const found = local.find(row.shard);
      delete_events(row.shard, store.outbox());
      put(shard, found == local.end() ? std::set<std::string>{} : found->second, copy);
      copy.set_position(row.shard, row.latest_position);
    });
    read += shard.tables.size();
  }
  return read;
}

}  // namespace

std::size_t sync_exclusive(postgres::Connection& database, std::vector<ShardRow> const& shards,
                           LocalReplicaAccess const& replica) {
  database.query({{kBeginSnapshot}});
  sync_stored_answers(database, shards, replica);
  auto const read = sync_tables(database, shards, replica);
  for (auto const& row : shards)
    if (row.shard == kAccountShard) sync_account_data_exclusive(database, row, replica);
  database.query({{"COMMIT"}});
  return read;
}

SyncResult sync_follower(postgres::Connection& database, LocalReplicaAccess const& replica,
                         std::set<int> const& owned) {
  database.query({{kBeginSnapshot}});
  auto cluster = read_cluster_state(database);
  auto followed = cluster.rows;
  std::erase_if(followed, [&](ShardRow const& row) { return owned.contains(row.shard); });
  sync_stored_answers(database, followed, replica);
  SyncResult result;
  if (!owned.contains(kAccountShard)) {
    result.is_schema_current = cluster.account_data_version == store::schema_version();
    auto const changed = sync_account_data_follower(database, cluster, replica);
    result.account_data = changed.has_value();
    if (changed) result.deleted_names = *changed;
  }
  result.tables = sync_tables(database, followed, replica);
  database.query({{"COMMIT"}});
  return result;
}

}  // namespace kuhhandel::server
