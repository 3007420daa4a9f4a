#include "server/cluster/membership.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "keys/token.h"
#include "server/cluster/follower.h"
#include "server/ledger/failure.h"
#include "server/ledger/postgres/account_data_sync.h"
#include "server/ledger/postgres/replica_sync.h"
#include "server/ledger/postgres/schema.h"

namespace kuhhandel::server {
namespace {

using postgres::Connection;
using Steady = std::chrono::steady_clock;

/// A server that cannot renew its lease must stop acting as owner before another takes over.
constexpr Connection::Timeout kRenewTimeout{2000};
constexpr Connection::Timeout kStartTimeout{10'000};
/// Short, because clients are redirected only to servers that have sent a heartbeat.
constexpr ShardLease::Time kRetryInterval{50};
/// A standby polls ten times a second and has read most of the data already.
constexpr auto kTakeOverTimeout = std::chrono::seconds(5);
constexpr ShardLease::Time kTakeOverPoll{20};

/// Returns the folder's id in the ledger, and makes the folder a replica if it is not one yet.
std::string node_id_of(store::Store& store, OpenedLedger const& ledger) {
  reject_foreign_account_data(ledger.account_data_version, store);
  store::Replica replica(store);
  if (auto const from = replica.source()) {
    if (from->ledger == ledger.name) return from->node;
    throw std::runtime_error(
        "The data folder has copies of another ledger's tables; name that ledger, or an empty folder.");
  }
  if (!replica.tables().empty())
    throw std::runtime_error(
        "The data folder has tables of its own, which the ledger does not know; name an empty folder with "
        "--data, or serve it without --ledger.");
  // From the system's randomness: two servers with the same seed for deals still need different ids.
  auto const node = keys::SecureRandom("").table_id();
  replica.set_source({ledger.name, node});
  return node;
}

AcquiredShards require_acquired(std::optional<AcquiredShards> acquired) {
  if (!acquired) throw StoppedWhileStandby();
  return *std::move(acquired);
}

std::size_t load_replica(std::string const& connection_string, std::vector<ShardRow> const& cluster,
                         store::Store& store) {
  try {
    Connection database(connection_string, std::chrono::minutes(1));
    return sync_exclusive(database, cluster, store);
  } catch (postgres::ConnectionLost const& lost) {
    throw std::runtime_error(std::string("The ledger's tables could not be read: ") + lost.what() + ".");
  }
}

}  // namespace

Membership::Membership(std::string connection_string, store::Store& store, ClusterMap& cluster_map,
                       std::function<void()> on_standby, std::stop_token const& ends)
    : connection_string_(std::move(connection_string)),
      store_(store),
      cluster_map_(cluster_map),
      node_{.id = node_id_of(store, open_ledger(connection_string_, kStartTimeout)),
            .address = cluster_map.snapshot()->own},
      acquired_(require_acquired(
          wait_to_join(connection_string_, node_, store, cluster_map, std::move(on_standby), ends))),
      ledger_(connection_string_, keys::SecureRandom("").table_id(), acquired_, store),
      heartbeat_thread_([this](std::stop_token const& stops) { run_heartbeat(stops); }),
      tables_read_(load_replica(connection_string_, acquired_.shards, store)) {
  if (!acquired_.shards.empty())
    cluster_map_.set_owners(std::vector<std::string>(kShards + 1, node_.address), Steady::now());
}

std::unique_ptr<ShardRebalancer> Membership::start_rebalancer(LoopBridge& loop) {
  return std::make_unique<ShardRebalancer>(connection_string_, node_, acquired_.shards, cluster_map_, ledger_,
                                           store_, loop, readiness_);
}

void Membership::run_heartbeat(std::stop_token const& ends) {
  auto interval = ShardLease::kHeartbeat;
  while (pause_for(interval, ends)) interval = send_heartbeat() ? ShardLease::kHeartbeat : kRetryInterval;
}

bool Membership::leave_cluster() {
  heartbeat_thread_.request_stop();
  heartbeat_thread_.join();
  cluster_map_.set_owners({}, Steady::now());
  try {
    Connection database(connection_string_, kRenewTimeout);
    server::leave_cluster(database, node_);
    return has_other_nodes(database, node_.id);
  } catch (std::runtime_error const&) {
    // Then the others wait until this server's lease expires.
    return false;
  }
}

bool Membership::wait_until_taken_over() {
  auto const until = Steady::now() + kTakeOverTimeout;
  try {
    Connection database(connection_string_, kRenewTimeout);
    while (Steady::now() < until) {
      auto const polled_at = Steady::now();
      auto const cluster = read_cluster_state(database);
      if (std::ranges::none_of(cluster.rows,
                               [&](ShardRow const& row) { return row.lease.owner == node_.id; })) {
        cluster_map_.set_owners(addresses_of_owners(node_.id, cluster), polled_at);
        return true;
      }
      if (!has_other_nodes(database, node_.id)) return false;
      pause_for(kTakeOverPoll);
    }
  } catch (std::runtime_error const&) {
    // No server can take over without the database.
  }
  return false;
}

bool Membership::send_heartbeat() {
  // Otherwise a connection that is cut only for batches would keep the tables frozen and block other servers.
  if (!ledger_.is_reachable()) return false;
  try {
    if (!database_) database_.emplace(connection_string_, kRenewTimeout);
    cluster_map_.set_addresses(renew_lease(*database_, node_, readiness_), Steady::now());
    return true;
  } catch (std::runtime_error const&) {  // NOLINT(bugprone-empty-catch)
    // The commit loop notices by itself that the database is unreachable.
  } catch (...) {
    log_exception(std::current_exception(), "renewal of the shards");
  }
  database_.reset();
  return false;
}

}  // namespace kuhhandel::server
