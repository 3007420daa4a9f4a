#include "server/cluster/follower.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <utility>

#include "server/ledger/postgres/account_data_sync.h"
#include "server/ledger/postgres/replica_sync.h"
#include "server/observability/json_log.h"

namespace kuhhandel::server {
namespace {

using postgres::Connection;
using Steady = std::chrono::steady_clock;

constexpr Connection::Timeout kPollTimeout{2000};
/// Long, because the first sync may read a large ledger.
constexpr Connection::Timeout kFollowerSyncTimeout{60'000};
/// Short, because clients wait while tables change servers.
constexpr ShardLease::Time kFollowerPollInterval{100};

/// Returns the latest time at which another server was active.
table::Instant previous_owner_ran_until(std::string const& node, std::vector<ShardRow> const& rows) {
  table::Instant until{0};
  for (auto const& row : rows)
    if (row.lease.owner != node) until = std::max(until, table::Instant{row.lease.renewed_at.count()});
  return until;
}

void leave_quietly(std::string const& connection_string, Node const& node) {
  try {
    Connection database(connection_string, kPollTimeout);
    server::leave_cluster(database, node);
  } catch (std::runtime_error const&) {
    // The other servers notice when the lease expires, a little later.
  }
}

/// Follows the cluster over one connection to the database; discarded if the connection breaks.
class Follower {
 public:
  Follower(std::string const& connection_string, Node const& node, store::Store& store,
           ClusterMap& cluster_map)
      : connection_string_(connection_string),
        node_(node),
        store_(store),
        cluster_map_(cluster_map),
        database_(connection_string, kPollTimeout, session_name_of(node.id)),
        latest_(read_cluster_state(database_)),
        polling_since_(latest_.now) {}

  /// Returns the acquired shards, or none of them if other servers share all shards and this one may join.
  /// Returns nullopt while another server owns shards and this one must wait; calls `on_standby` then, once.
  std::optional<AcquiredShards> poll(std::function<void()>& on_standby) {
    bool const are_all_free = poll_free_shards().has_value();
    if (!are_all_free && on_standby) std::exchange(on_standby, nullptr)();
    if (!are_all_free) release_own_shards();
    // Heartbeat and sync come before the takeover, so that a server that takes over is active and almost up
    // to date.
    bool const is_heartbeat_due = Steady::now() >= next_heartbeat_;
    bool const is_synced = is_heartbeat_due && renew_and_sync();
    auto const free = are_all_free ? poll_free_shards() : std::nullopt;
    if (is_synced && !are_all_free && may_join())
      return AcquiredShards{.shards = {},
                            .previous_owner_ran_until = previous_owner_ran_until(node_.id, latest_.rows)};
    if (!free) return {};
    auto acquired = acquire_leases(database_, node_.id, *free);
    if (acquired.size() != free->size()) return {};
    return AcquiredShards{.shards = std::move(acquired),
                          .previous_owner_ran_until = previous_owner_ran_until(node_.id, *free)};
  }

 private:
  /// Returns whether the replica then matches the ledger.
  bool renew_and_sync() {
    next_heartbeat_ = Steady::now() + ShardLease::kHeartbeat;
    cluster_map_.set_addresses(renew_lease(database_, node_, Readiness::not_ready), Steady::now());
    if (!sync_connection_) sync_connection_.emplace(connection_string_, kFollowerSyncTimeout);
    bool const is_schema_current = sync_follower(*sync_connection_, store_).is_schema_current;
    // No batches are synced here, so nothing else runs checkpoints.
    if (store_.checkpoints().is_due()) store_.checkpoints().checkpoint();
    return is_schema_current;
  }

  /// Servers share shards only if clients can be redirected to each of them; otherwise one server owns all.
  bool may_join() const { return !node_.address.empty() && !latest_.active_nodes.empty(); }

  /// Releases shards from before a restart, so that other servers need not wait until this one is ready
  /// again.
  void release_own_shards() {
    for (auto const& row : latest_.rows)
      if (row.lease.owner == node_.id) release_lease(database_, node_.id, row, row.latest_event_at);
  }

  /// A server that has just started waits a full lease timeout before it treats another as gone.
  bool is_free(ShardRow const& row, ShardLease::Time now) const {
    auto lease = row.lease;
    lease.renewed_at = std::max(lease.renewed_at, polling_since_);
    return is_expired_for(node_.id, lease, now);
  }

  /// Returns all shards if all are free.
  std::optional<std::vector<ShardRow>> poll_free_shards() {
    auto const polled_at = Steady::now();
    latest_ = read_cluster_state(database_);
    cluster_map_.set_owners(addresses_of_owners(node_.id, latest_), polled_at);
    if (!std::ranges::all_of(latest_.rows, [&](auto const& one) { return is_free(one, latest_.now); }))
      return {};
    return latest_.rows;
  }

  std::string const& connection_string_;
  Node const& node_;
  store::Store& store_;
  ClusterMap& cluster_map_;
  Connection database_;
  ClusterState latest_;
  ShardLease::Time polling_since_;
  Steady::time_point next_heartbeat_{};
  std::optional<Connection> sync_connection_;
};

}  // namespace

bool pause_for(ShardLease::Time time, std::stop_token const& ends) {
  std::mutex unused_mutex;
  std::unique_lock lock(unused_mutex);
  std::condition_variable_any condition;
  return !condition.wait_for(lock, ends, time, [&] { return ends.stop_requested(); });
}

std::vector<std::string> addresses_of_owners(std::string const& node, ClusterState const& shards) {
  std::vector<std::string> owners;
  for (auto const& row : shards.rows) {
    bool const is_owned_by_other = row.lease.owner != node && !is_expired_for(node, row.lease, shards.now);
    owners.push_back(is_owned_by_other ? row.address : std::string());
  }
  return owners;
}

std::optional<AcquiredShards> wait_to_join(std::string const& connection_string, Node const& node,
                                           store::Store& store, ClusterMap& cluster_map,
                                           std::function<void()> on_standby, std::stop_token const& ends) {
  std::optional<Follower> follower;
  bool is_unreachable = false;
  do {
    std::string reason;
    try {
      if (!follower) follower.emplace(connection_string, node, store, cluster_map);
      if (auto acquired = follower->poll(on_standby)) return acquired;
      is_unreachable = false;
      continue;
    } catch (postgres::ConnectionLost const& lost) {
      reason = lost.what();
    } catch (postgres::SqlError const& refused) {
      reason = refused.what();
    }
    follower.reset();
    // The current owners cannot continue without the database either.
    cluster_map.set_owners({}, Steady::now());
    if (!std::exchange(is_unreachable, true)) log_json("ledger_away", "why", reason);
  } while (pause_for(kFollowerPollInterval, ends));
  leave_quietly(connection_string, node);
  return {};
}

}  // namespace kuhhandel::server
