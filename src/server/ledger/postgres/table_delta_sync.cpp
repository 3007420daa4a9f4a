#include "server/ledger/postgres/table_delta_sync.h"

#include <algorithm>
#include <span>
#include <string>

#include "postgres/array_text.h"
#include "server/ledger/postgres/row_decoder.h"
#include "server/ledger/postgres/write_batch.h"
#include "store/replica.h"

namespace kuhhandel::server {
namespace {

/// Tables per transaction; bounds the memory.
constexpr std::size_t kTablesAtOnce = 100;

constexpr auto kReadWhichChanged =
    "SELECT id FROM changes JOIN unnest($2::integer[], $3::bigint[]) AS copied (shard_of_copy, copied_turn)"
    " ON shard = shard_of_copy WHERE kind = $1 AND turn > copied_turn";
constexpr auto kReadTables =
    "SELECT id, setup, made, visited, is_over FROM tables WHERE id = ANY ($1::text[])";
constexpr auto kReadBeginnings =
    "SELECT table_id, version, at, fact FROM beginnings WHERE table_id = ANY ($1::text[])";
constexpr auto kReadNewFacts =
    "SELECT table_id, version, at, fact FROM facts JOIN tables ON tables.id = table_id"
    " JOIN unnest($1::text[], $2::bigint[]) AS copied (id, up_to) ON table_id = copied.id AND version > up_to"
    " ORDER BY table_id, version";
constexpr auto kReadSeatKeys =
    "SELECT table_id, seat, hash, name FROM seat_keys WHERE table_id = ANY ($1::text[])";
constexpr auto kReadGuestKeys =
    "SELECT table_id, seat, hash, name, player, kind FROM guest_keys WHERE table_id = ANY ($1::text[])";
/// Reads all games of a deleted table.
constexpr auto kReadNewGames =
    "SELECT table_id, number, record, began, ended, bots FROM games"
    " JOIN unnest($1::text[], $2::integer[]) AS copied (id, up_to) ON table_id = copied.id"
    " WHERE number > up_to OR NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = table_id)";

constexpr auto kReadEvents =
    "SELECT table_id, version, kind, at, news FROM outbox WHERE table_id = ANY ($1::text[])";

std::vector<std::string> changed_tables(postgres::Connection& database, std::vector<ShardRow> const& shards,
                                        LocalReplicaAccess const& replica) {
  postgres::ArrayText numbers;
  postgres::ArrayText sequences;
  replica.read([&](store::Store& store) {
    store::Replica const replica_tables(store);
    for (auto const& row : shards) {
      numbers.add(std::to_string(row.shard));
      sequences.add(std::to_string(replica_tables.position(row.shard)->sequence));
    }
    return true;
  });
  auto const results = database.query({{kReadWhichChanged, {kTables, numbers.text(), sequences.text()}}});
  std::vector<std::string> tables;
  for (auto const& row : results[0].rows) tables.push_back(postgres::text_in(row[0]));
  return tables;
}

/// How much of each table the replica has.
struct LocalPositions {
  postgres::ArrayText ids{};
  postgres::ArrayText versions{};
  postgres::ArrayText latest_games{};
};

LocalPositions local_positions(std::span<std::string const> tables, LocalReplicaAccess const& replica) {
  return replica.read([&](store::Store& store) {
    store::Replica const replica_tables(store);
    LocalPositions positions;
    for (auto const& table : tables) {
      auto const games = replica_tables.games(table);
      positions.ids.add(table);
      positions.versions.add(std::to_string(replica_tables.version(table)));
      positions.latest_games.add(std::to_string(games.empty() ? 0 : std::ranges::max(games)));
    }
    return positions;
  });
}

DecodedTables read_changed(postgres::Connection& database, LocalPositions const& positions) {
  auto const& [ids, versions, latest_games] = positions;
  auto const results = database.query({{kReadTables, {ids.text()}},
                                       {kReadBeginnings, {ids.text()}},
                                       {kReadNewFacts, {ids.text(), versions.text()}},
                                       {kReadSeatKeys, {ids.text()}},
                                       {kReadGuestKeys, {ids.text()}},
                                       {kReadNewGames, {ids.text(), latest_games.text()}},
                                       {kReadEvents, {ids.text()}}});
  return decode_tables(results);
}

void apply_changes(std::span<std::string const> tables, DecodedTables& read, store::Replica replica_tables) {
  for (auto const& table : tables) {
    auto const found = read.tables.find(table);
    if (found != read.tables.end())
      replica_tables.update(found->second);
    else
      replica_tables.remove(table, read.games_of_removed[table]);
    replica_tables.put_events(table, read.events[table]);
  }
}

}  // namespace

std::size_t sync_changed_tables(postgres::Connection& database, std::vector<ShardRow> const& shards,
                                LocalReplicaAccess const& replica) {
  if (shards.empty()) return 0;
  auto const changed = changed_tables(database, shards, replica);
  // After an interruption some tables are ahead of the position of their shard, and are read again.
  for (std::size_t first = 0; first < changed.size(); first += kTablesAtOnce) {
    auto const some =
        std::span(changed).subspan(first).first(std::min(kTablesAtOnce, changed.size() - first));
    auto read = read_changed(database, local_positions(some, replica));
    replica.write([&](store::Store& store) { apply_changes(some, read, store::Replica(store)); });
  }
  replica.write([&](store::Store& store) {
    for (auto const& row : shards) store::Replica(store).set_position(row.shard, row.latest_position);
  });
  return changed.size();
}

}  // namespace kuhhandel::server
