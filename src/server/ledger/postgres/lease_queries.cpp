#include "server/ledger/postgres/lease_queries.h"

namespace kuhhandel::server {
namespace {

constexpr auto kDatabaseTime = "SELECT cast(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)";
constexpr auto kReadShards =
    "SELECT shards.id, owner, epoch, coalesce(seen, 0), writer, sequence, latest, coalesce(has_left, false),"
    " coalesce(address, ''), writer_before, sequence_before, forgotten FROM shards"
    " LEFT JOIN nodes ON nodes.id = owner ORDER BY shards.id";
constexpr auto kReadAccountDataVersion = "SELECT surroundings FROM ledger";
constexpr auto kReadActiveNodes =
    "SELECT id, address FROM nodes WHERE shares AND NOT has_left"
    " AND seen > cast(extract(epoch FROM clock_timestamp()) * 1000 AS bigint) - $1";
constexpr auto kPublishListing = "UPDATE nodes SET listed = $2 WHERE id = $1";
constexpr auto kReadListings =
    "SELECT listed FROM nodes WHERE shares AND NOT has_left AND listed <> '' AND id <> $1"
    " AND seen > cast(extract(epoch FROM clock_timestamp()) * 1000 AS bigint) - $2 ORDER BY id";
constexpr auto kRelease =
    "UPDATE shards SET owner = '', latest = greatest(latest, $4) WHERE id = $1 AND owner = $2 AND epoch = $3";
/// An owner that has renewed its lease since it was read is still active.
constexpr auto kAcquireLease =
    "UPDATE shards SET owner = $2, epoch = epoch + 1 WHERE id = $1 AND owner = $3 AND epoch = $4"
    " AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = $3 AND seen <> $5)";
/// A server that was cut off or hangs in the middle of a transaction would lock its rows until its session
/// ends.
constexpr auto kEndSessions =
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = current_user"
    " AND pid <> pg_backend_pid() AND application_name IN (SELECT $1 || id FROM nodes WHERE NOT has_left"
    " AND seen <= cast(extract(epoch FROM clock_timestamp()) * 1000 AS bigint) - $2)";
constexpr auto kUpsertNode =
    "INSERT INTO nodes (id, address, seen, has_left, shares)"
    " VALUES ($1, $2, cast(extract(epoch FROM clock_timestamp()) * 1000 AS bigint), $3, $4)"
    " ON CONFLICT (id) DO UPDATE SET address = excluded.address, seen = excluded.seen,"
    " has_left = excluded.has_left, shares = excluded.shares";
/// A page may stay open long after the server that delivered it has gone.
constexpr auto kReadAddresses =
    "SELECT DISTINCT address FROM nodes WHERE address <> ''"
    " AND seen > cast(extract(epoch FROM clock_timestamp()) * 1000 AS bigint) - 86400000 ORDER BY address";
constexpr auto kHasOtherNodes =
    "SELECT EXISTS (SELECT 1 FROM nodes WHERE id <> $1 AND NOT has_left"
    " AND seen > cast(extract(epoch FROM clock_timestamp()) * 1000 AS bigint) - $2)";

std::string lease_timeout_text() { return std::to_string(ShardLease::kLeaseTimeout.count()); }

constexpr auto kSession = "kuhhandel ";

std::uint64_t count_in(postgres::Value const& value) {
  return static_cast<std::uint64_t>(postgres::number_in(value));
}

}  // namespace

std::string session_name_of(std::string const& node) { return kSession + node; }

bool ShardRow::can_sync_delta_from(store::ReplicaPosition const& position) const {
  auto const continues = [&](store::ReplicaPosition const& last) {
    return position.writer == last.writer && position.sequence <= last.sequence;
  };
  return position.sequence >= tombstones_deleted_up_to &&
         (continues(latest_position) || continues(previous_position));
}

ClusterState read_cluster_state(postgres::Connection& database) {
  auto const results = database.query({{kDatabaseTime},
                                       {kReadShards},
                                       {kReadAccountDataVersion},
                                       {kReadActiveNodes, {lease_timeout_text()}}});
  ClusterState shards{.now = ShardLease::Time{postgres::number_in(results[0].rows[0][0])},
                      .account_data_version = static_cast<int>(postgres::number_in(results[2].rows[0][0])),
                      .rows = {},
                      .active_nodes = {}};
  for (auto const& row : results[3].rows)
    shards.active_nodes.emplace(postgres::text_in(row[0]), postgres::text_in(row[1]));
  for (auto const& row : results[1].rows) {
    shards.rows.push_back({.shard = static_cast<int>(postgres::number_in(row[0])),
                           .lease = {postgres::text_in(row[1]), count_in(row[2]),
                                     ShardLease::Time{postgres::number_in(row[3])}, row[7] == "t"},
                           .latest_position = {postgres::text_in(row[4]), count_in(row[5])},
                           .previous_position = {postgres::text_in(row[9]), count_in(row[10])},
                           .tombstones_deleted_up_to = count_in(row[11]),
                           .latest_event_at = table::Instant{postgres::number_in(row[6])},
                           .address = postgres::text_in(row[8])});
  }
  return shards;
}

std::vector<ShardRow> acquire_leases(postgres::Connection& database, std::string const& node,
                                     std::vector<ShardRow> const& rows) {
  database.query({{kEndSessions, {kSession, std::to_string(ShardLease::kLeaseTimeout.count())}}});
  std::vector<postgres::Statement> statements{{"BEGIN"}};
  for (auto const& row : rows) {
    auto const& lease = row.lease;
    statements.push_back({kAcquireLease,
                          {std::to_string(row.shard), node, lease.owner, std::to_string(lease.fencing_epoch),
                           std::to_string(lease.renewed_at.count())}});
  }
  statements.push_back({"COMMIT"});
  auto const results = database.query(statements);
  // The previous owner may have written until this moment.
  auto const now = read_cluster_state(database);
  std::vector<ShardRow> acquired;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    auto const& row = now.rows.at(static_cast<std::size_t>(rows[i].shard));
    bool const is_ours =
        row.lease.owner == node && row.lease.fencing_epoch == rows[i].lease.fencing_epoch + 1;
    if (results[i + 1].changed > 0 && is_ours) acquired.push_back(row);
  }
  return acquired;
}

std::vector<std::string> renew_lease(postgres::Connection& database, Node const& node, Readiness readiness) {
  auto const* const is_active = readiness == Readiness::ready ? "true" : "false";
  auto const results =
      database.query({{kUpsertNode, {node.id, node.address, "false", is_active}}, {kReadAddresses}});
  std::vector<std::string> addresses;
  for (auto const& row : results[1].rows) addresses.push_back(postgres::text_in(row[0]));
  return addresses;
}

void publish_listing(postgres::Connection& database, std::string const& node, std::string const& listing) {
  database.query({{kPublishListing, {node, listing}}});
}

std::vector<std::string> read_other_listings(postgres::Connection& database, std::string const& node) {
  auto const results = database.query({{kReadListings, {node, lease_timeout_text()}}});
  std::vector<std::string> listings;
  for (auto const& row : results[0].rows) listings.push_back(postgres::text_in(row[0]));
  return listings;
}

void release_lease(postgres::Connection& database, std::string const& node, ShardRow const& row,
                   table::Instant latest_event_at) {
  database.query({{kRelease,
                   {std::to_string(row.shard), node, std::to_string(row.lease.fencing_epoch),
                    std::to_string(latest_event_at.count())}}});
}

bool has_other_nodes(postgres::Connection& database, std::string const& node) {
  return database.query({{kHasOtherNodes, {node, lease_timeout_text()}}})[0].rows[0][0] == "t";
}

void leave_cluster(postgres::Connection& database, Node const& node) {
  database.query({{kUpsertNode, {node.id, node.address, "true", "false"}}});
}

}  // namespace kuhhandel::server
