#include "server/cluster/shard_rebalancer.h"

#include <algorithm>
#include <utility>

#include "server/cluster/follower.h"
#include "server/cluster/shard_assignment.h"
#include "server/loop/commit_loop.h"
#include "server/observability/json_log.h"

namespace kuhhandel::server {
namespace {

using Steady = std::chrono::steady_clock;
using postgres::Connection;

constexpr Connection::Timeout kQueryTimeout{2000};
/// Long, because a sync may read much data.
constexpr Connection::Timeout kSyncTimeout{20'000};
constexpr ShardLease::Time kTickInterval{100};
/// Short, because clients wait while nobody owns a shard.
constexpr ShardLease::Time kTransitInterval{20};

std::set<std::string> ids_of(std::map<std::string, std::string> const& active_nodes) {
  std::set<std::string> ids;
  for (auto const& [id, address] : active_nodes) ids.insert(id);
  return ids;
}

/// Returns until when another server owned the shard before it was acquired.
table::Instant ran_until(ShardRow const& row, std::string const& node) {
  bool const is_anothers = !row.lease.owner.empty() && row.lease.owner != node;
  return is_anothers ? std::max(row.latest_event_at, table::Instant{row.lease.renewed_at.count()})
                     : row.latest_event_at;
}

}  // namespace

ShardRebalancer::ShardRebalancer(std::string connection_string, Node const& node,
                                 std::vector<ShardRow> const& owned, ClusterMap& cluster_map,
                                 PostgresLedger const& ledger, store::Store& store, LoopBridge& loop,
                                 std::atomic<Readiness>& readiness)
    : connection_string_(std::move(connection_string)),
      node_(node),
      cluster_map_(cluster_map),
      ledger_(ledger),
      replica_(store, [&loop](LocalReplicaAccess::Work const& work) { loop.run_on_loop(work); }),
      loop_(loop),
      readiness_(readiness) {
  for (auto const& row : owned) owned_epochs_.emplace(row.shard, row.lease.fencing_epoch);
  thread_ = std::jthread([this](std::stop_token const& ends) { run(ends); });
}

ShardRebalancer::~ShardRebalancer() = default;

void ShardRebalancer::drain(std::function<void()> on_drained) {
  std::lock_guard const lock(mutex_);
  on_drained_ = std::move(on_drained);
}

void ShardRebalancer::run(std::stop_token const& ends) {
  do tick();
  while (pause_for(next_tick_in(), ends));
}

ShardLease::Time ShardRebalancer::next_tick_in() const {
  bool const is_in_transit =
      std::ranges::any_of(cluster_.rows, [](auto const& row) { return row.lease.owner.empty(); });
  return is_in_transit ? kTransitInterval : kTickInterval;
}

void ShardRebalancer::tick() {
  try {
    return rebalance();
  } catch (LoopEnded const&) {
    return;
  } catch (postgres::ConnectionLost const&) {  // NOLINT(bugprone-empty-catch)
    // The commit loop notices by itself that the database is unreachable.
  } catch (postgres::SqlError const&) {  // NOLINT(bugprone-empty-catch)
    // The database is unreachable, or two transactions conflicted.
  } catch (...) {
    loop_.fail(std::current_exception());
  }
  database_.reset();
  sync_connection_.reset();
  polling_since_ = {};
  // Nobody can take over while the database is unreachable.
  if (auto const on_drained = take_drain_callback()) on_drained();
}

bool ShardRebalancer::is_draining() {
  std::lock_guard const lock(mutex_);
  return on_drained_ != nullptr;
}

/// Returns an empty function if no drain is in progress.
std::function<void()> ShardRebalancer::take_drain_callback() {
  std::lock_guard const lock(mutex_);
  return std::exchange(on_drained_, nullptr);
}

void ShardRebalancer::rebalance() {
  if (has_drained_) return;
  polled_at_ = Steady::now();
  cluster_ = read_cluster_state(database());
  // While the database is unreachable no server can renew its lease.
  if (polling_since_ == ShardLease::Time{0} || !ledger_.is_reachable()) polling_since_ = cluster_.now;
  drop_fenced();
  // A server that clients cannot be redirected to owns all shards or none.
  if (is_draining() && !node_.address.empty()) release_all();
  if (auto const on_drained = take_drain_callback()) {
    has_drained_ = true;
    return on_drained();
  }
  tombstone_gc_.collect(database(), node_.id, cluster_.rows, polled_at_);
  if (node_.address.empty()) return;
  readiness_ = Readiness::ready;
  cluster_.active_nodes.emplace(node_.id, node_.address);
  auto const assignment = assign_shards(owners_now(), ids_of(cluster_.active_nodes));
  acquire_assigned(assignment);
  release_one(assignment);
  publish_map();
  if (Steady::now() >= next_sync_) sync();
}

bool ShardRebalancer::is_free(ShardRow const& row) const {
  auto lease = row.lease;
  // A server that has just started polling waits a full lease timeout before it treats another as gone.
  if (!lease.owner.empty()) lease.renewed_at = std::max(lease.renewed_at, polling_since_);
  return is_expired_for(node_.id, lease, cluster_.now);
}

std::vector<std::string> ShardRebalancer::owners_now() const {
  std::vector<std::string> owners;
  for (auto const& row : cluster_.rows) {
    auto const& owner = row.lease.owner;
    owners.push_back(owner == node_.id || !is_free(row) ? owner : std::string());
  }
  return owners;
}

void ShardRebalancer::drop_fenced() {
  std::set<int> fenced;
  for (auto const& [shard, epoch] : owned_epochs_) {
    auto const& lease = cluster_.rows.at(static_cast<std::size_t>(shard)).lease;
    if (lease.owner != node_.id || lease.fencing_epoch != epoch) fenced.insert(shard);
  }
  if (fenced.empty()) return;
  if (node_.address.empty()) throw OwnershipLost();
  for (int const shard : fenced) owned_epochs_.erase(shard);
  log_json("lost", "shards", fenced.size());
  loop_.on_fenced(fenced);
}

void ShardRebalancer::acquire_assigned(std::vector<std::string> const& assignment) {
  if (!ledger_.is_reachable()) return;
  std::vector<ShardRow> wanted;
  for (auto const& row : cluster_.rows) {
    bool const is_assigned = assignment.at(static_cast<std::size_t>(row.shard)) == node_.id;
    if (is_assigned && !owned_epochs_.contains(row.shard) && is_free(row)) wanted.push_back(row);
  }
  if (wanted.empty()) return;
  auto const acquired = acquire_leases(database(), node_.id, wanted);
  sync_exclusive(sync_connection(), acquired, replica_);
  std::vector<std::pair<ShardRow, table::Instant>> owned;
  for (auto const& row : acquired) {
    auto& previous = cluster_.rows.at(static_cast<std::size_t>(row.shard));
    owned.emplace_back(row, ran_until(previous, node_.id));
    previous = row;
  }
  loop_.acquire(owned);
  for (auto const& row : acquired) owned_epochs_.emplace(row.shard, row.lease.fencing_epoch);
  log_json("took", "shards", acquired.size());
}

void ShardRebalancer::release_one(std::vector<std::string> const& assignment) {
  for (auto& row : cluster_.rows) {
    auto const& to = assignment.at(static_cast<std::size_t>(row.shard));
    if (to == node_.id || row.lease.owner != node_.id) continue;
    if (owned_epochs_.contains(row.shard)) {
      // Waits until the shard released before has been acquired.
      if (next_tick_in() == kTransitInterval) return;
      return release_shard(row.shard, to);
    }
    // Released here already, but the ledger does not know it yet.
    release_lease(database(), node_.id, row, row.latest_event_at);
    row.lease.owner.clear();
  }
}

void ShardRebalancer::release_shard(int shard, std::string const& to) {
  auto& row = cluster_.rows.at(static_cast<std::size_t>(shard));
  auto const at = loop_.release_shard(shard);
  owned_epochs_.erase(shard);
  if (!at) return;
  release_lease(database(), node_.id, row, *at);
  row.lease.owner.clear();
  publish_map();
  // Only after the release: otherwise the new server would redirect the clients back.
  loop_.redirect_clients(shard, cluster_.active_nodes.at(to));
}

void ShardRebalancer::release_all() {
  readiness_ = Readiness::not_ready;
  renew_lease(database(), node_, Readiness::not_ready);
  cluster_.active_nodes.erase(node_.id);
  if (cluster_.active_nodes.empty()) return;
  auto const assignment = assign_shards(owners_now(), ids_of(cluster_.active_nodes));
  for (int const shard : owned_shards()) release_shard(shard, assignment.at(static_cast<std::size_t>(shard)));
}

void ShardRebalancer::sync() {
  next_sync_ = Steady::now() + ShardLease::kHeartbeat;
  loop_.on_synced(sync_follower(sync_connection(), replica_, owned_shards()));
  auto listing = loop_.lobby_listing();
  if (listing != published_listing_) {
    publish_listing(database(), node_.id, listing);
    published_listing_ = std::move(listing);
  }
  cluster_map_.set_lobby_listings(read_other_listings(database(), node_.id));
}

void ShardRebalancer::publish_map() {
  auto owners = addresses_of_owners(node_.id, cluster_);
  for (auto const& [shard, epoch] : owned_epochs_) owners.at(static_cast<std::size_t>(shard)) = node_.address;
  cluster_map_.set_owners(std::move(owners), polled_at_);
}

std::set<int> ShardRebalancer::owned_shards() const {
  std::set<int> shards;
  for (auto const& [shard, epoch] : owned_epochs_) shards.insert(shard);
  return shards;
}

Connection& ShardRebalancer::database() {
  if (!database_) database_.emplace(connection_string_, kQueryTimeout);
  return *database_;
}

Connection& ShardRebalancer::sync_connection() {
  if (!sync_connection_) sync_connection_.emplace(connection_string_, kSyncTimeout);
  return *sync_connection_;
}

}  // namespace kuhhandel::server
