#include "server/ledger/postgres/account_data_sync.h"

#include <boost/json/parse.hpp>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "names/names.h"
#include "store/account_data/account_data.h"
#include "store/migrations.h"
#include "store/replica.h"

namespace kuhhandel::server {
namespace {

using Rows = std::vector<store::AccountDataRow>;

Rows rows_in(postgres::QueryResult const& results) {
  Rows rows;
  for (auto const& row : results.rows)
    rows.push_back({postgres::text_in(row[0]), postgres::text_in(row[1]), row[2]});
  return rows;
}

Rows read_all(postgres::Connection& database) {
  return rows_in(database.query({{"SELECT kind, id, content FROM surroundings"}})[0]);
}

/// Deleted rows have no content.
Rows read_changed(postgres::Connection& database, std::uint64_t since) {
  auto const results =
      database.query({{"SELECT kind, id, content FROM changes LEFT JOIN surroundings USING (kind, id)"
                       " WHERE shard = $1 AND turn > $2",
                       {std::to_string(kAccountShard), std::to_string(since)}}});
  return rows_in(results[0]);
}

/// How much a replica must read to match the ledger.
enum class Needs : std::uint8_t { nothing, changes, all };

Needs required_sync(ShardRow const& row, store::Store& store) {
  auto const position = store::Replica(store).position(row.shard);
  if (position == row.latest_position) return Needs::nothing;
  // A server that ended before its last sync may have local changes that the ledger never got.
  bool const is_followed =
      position && row.can_sync_delta_from(*position) && !store::AccountData(store.database()).has_changes();
  return is_followed ? Needs::changes : Needs::all;
}

/// Takes rows that have changed.
std::vector<std::string> deleted_names_in(Rows const& rows) {
  std::vector<std::string> deleted_names;
  for (auto const& row : rows)
    if (row.kind == "names" && !row.content)
      deleted_names.emplace_back(boost::json::parse(row.id).as_array().at(0).as_string());
  return deleted_names;
}

/// Applies rows in this version's format. Returns nullopt if nothing was read, else the deleted names. The
/// data read must be of the same state as the row.
std::optional<std::vector<std::string>> apply_changes(postgres::Connection& database, ShardRow const& row,
                                                      LocalReplicaAccess const& replica) {
  auto const needs = replica.read([&](store::Store& store) { return required_sync(row, store); });
  if (needs == Needs::nothing) return {};
  auto const position =
      replica.read([&](store::Store& store) { return store::Replica(store).position(row.shard); });
  auto const rows = needs == Needs::all ? read_all(database) : read_changed(database, position->sequence);
  replica.write([&](store::Store& store) {
    store::AccountData account_data(store.database());
    if (needs == Needs::all)
      account_data.put(rows);
    else
      account_data.apply(rows);
    store::Replica(store).set_position(row.shard, row.latest_position);
  });
  return needs == Needs::changes
             ? deleted_names_in(rows)
             : replica.read([](store::Store& store) { return names::orphaned_names(store); });
}

}  // namespace

void reject_foreign_account_data(int version, LocalReplicaAccess const& replica) {
  if (version > store::schema_version())
    throw std::runtime_error(
        "Names and groups in the ledger were written by a later version of Kuhhandel (schema " +
        std::to_string(version) + "); this one knows schema " + std::to_string(store::schema_version()) +
        ".");
  bool const has_other_data = replica.read([&](store::Store& store) {
    return version > 0 && !store::Replica(store).position(kAccountShard) &&
           !store::AccountData(store.database()).is_empty();
  });
  if (!has_other_data) return;
  throw std::runtime_error(
      "The data folder has names or groups of its own, and the ledger has others; name an empty folder with "
      "--data, or serve it without --ledger.");
}

void sync_account_data_exclusive(postgres::Connection& database, ShardRow const& row,
                                 LocalReplicaAccess const& replica) {
  auto const version = read_cluster_state(database).account_data_version;
  reject_foreign_account_data(version, replica);
  if (version == store::schema_version()) apply_changes(database, row, replica);
  bool const is_same = replica.read(
      [&](store::Store& store) { return store::Replica(store).position(row.shard) == row.latest_position; });
  auto const migrated =
      version > 0 && !is_same ? store::AccountData::migrated_rows(read_all(database), version) : Rows{};
  replica.write([&](store::Store& store) {
    store::AccountData account_data(store.database());
    account_data.install_triggers();
    if (version > 0 && !is_same) account_data.put(migrated);
    if (version < store::schema_version()) account_data.mark_all_changed();
    store::Replica(store).set_position(row.shard, row.latest_position);
  });
}

std::optional<std::vector<std::string>> sync_account_data_follower(postgres::Connection& database,
                                                                   ClusterState const& cluster,
                                                                   LocalReplicaAccess const& replica) {
  reject_foreign_account_data(cluster.account_data_version, replica);
  if (cluster.account_data_version != store::schema_version()) return {};
  return apply_changes(database, cluster.rows.at(kAccountShard), replica);
}

}  // namespace kuhhandel::server
