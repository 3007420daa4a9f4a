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

constexpr Connection::Patience kPatienceForRows{2000};
/// What is read may be much.
constexpr Connection::Patience kPatienceForReading{20'000};
constexpr Ownership::Time kBetweenSharingLooks{100};
/// People wait while a shard is nobody's.
constexpr Ownership::Time kInTransit{20};

std::set<std::string> ids_of(std::map<std::string, std::string> const& sharers) {
  std::set<std::string> ids;
  for (auto const& [id, address] : sharers) ids.insert(id);
  return ids;
}

/// Until when somebody had it before it was taken.
table::Instant ran_until(ShardRow const& row, std::string const& node) {
  bool const is_anothers = !row.ownership.owner.empty() && row.ownership.owner != node;
  return is_anothers ? std::max(row.at, table::Instant{row.ownership.renewed.count()}) : row.at;
}

}  // namespace

Sharing::Sharing(std::string where, Node const& node, std::vector<ShardRow> const& held,
                 Neighbours& neighbours, PostgresLedger const& ledger, store::Store& store, ClusterLoop& loop,
                 std::atomic<Readiness>& readiness)
    : where_(std::move(where)),
      node_(node),
      neighbours_(neighbours),
      ledger_(ledger),
      copy_(store, [&loop](AtHand::Work const& work) { loop.in_turn(work); }),
      loop_(loop),
      readiness_(readiness) {
  for (auto const& row : held) held_.emplace(row.shard, row.ownership.epoch);
  thread_ = std::jthread([this](std::stop_token const& ends) { go_on(ends); });
}

Sharing::~Sharing() = default;

void Sharing::leave(std::function<void()> have_left) {
  std::lock_guard const lock(mutex_);
  have_left_ = std::move(have_left);
}

void Sharing::go_on(std::stop_token const& ends) {
  do look_or_wait();
  while (has_waited(until_next_look(), ends));
}

Ownership::Time Sharing::until_next_look() const {
  bool const is_in_transit =
      std::ranges::any_of(latest_.rows, [](auto const& row) { return row.ownership.owner.empty(); });
  return is_in_transit ? kInTransit : kBetweenSharingLooks;
}

void Sharing::look_or_wait() {
  try {
    return look();
  } catch (LoopEnded const&) {
    return;
  } catch (postgres::Lost const&) {  // NOLINT(bugprone-empty-catch)
    // Turns learn by themselves that the database is away.
  } catch (postgres::Refused const&) {  // NOLINT(bugprone-empty-catch)
    // The same, or two were in each other's way.
  } catch (...) {
    loop_.fail(std::current_exception());
  }
  database_.reset();
  copying_.reset();
  since_ = {};
  // Nobody can take anything over where the database is away.
  if (auto const have_left = take_leave()) have_left();
}

bool Sharing::is_to_leave() {
  std::lock_guard const lock(mutex_);
  return have_left_ != nullptr;
}

/// Null where it is not to leave.
std::function<void()> Sharing::take_leave() {
  std::lock_guard const lock(mutex_);
  return std::exchange(have_left_, nullptr);
}

void Sharing::look() {
  if (has_left_) return;
  looked_ = Steady::now();
  latest_ = read_shards(database());
  // While the database is away nobody can say that they are there.
  if (since_ == Ownership::Time{0} || !ledger_.is_answered()) since_ = latest_.now;
  lose_what_is_anothers();
  // Where nobody can be led here, it has all or nothing.
  if (is_to_leave() && !node_.address.empty()) give_all();
  if (auto const have_left = take_leave()) {
    has_left_ = true;
    return have_left();
  }
  marks_.go_on(database(), node_.id, latest_.rows, looked_);
  if (node_.address.empty()) return;
  readiness_ = Readiness::ready;
  latest_.sharers.emplace(node_.id, node_.address);
  auto const due = due_shares(owners_now(), ids_of(latest_.sharers));
  take(due);
  give_one(due);
  know_owners();
  if (Steady::now() >= next_beat_) follow();
}

bool Sharing::is_free(ShardRow const& row) const {
  auto heard = row.ownership;
  // One who has just begun to look does so for a while before they believe that another is gone.
  if (!heard.owner.empty()) heard.renewed = std::max(heard.renewed, since_);
  return is_free_for(node_.id, heard, latest_.now);
}

std::vector<std::string> Sharing::owners_now() const {
  std::vector<std::string> owners;
  for (auto const& row : latest_.rows) {
    auto const& owner = row.ownership.owner;
    owners.push_back(owner == node_.id || !is_free(row) ? owner : std::string());
  }
  return owners;
}

void Sharing::lose_what_is_anothers() {
  std::set<int> lost;
  for (auto const& [shard, epoch] : held_) {
    auto const& is = latest_.rows.at(static_cast<std::size_t>(shard)).ownership;
    if (is.owner != node_.id || is.epoch != epoch) lost.insert(shard);
  }
  if (lost.empty()) return;
  if (node_.address.empty()) throw Fenced();
  for (int const shard : lost) held_.erase(shard);
  journal("lost", "shards", lost.size());
  loop_.lose(lost);
}

void Sharing::take(std::vector<std::string> const& due) {
  if (!ledger_.is_answered()) return;
  std::vector<ShardRow> wanted;
  for (auto const& row : latest_.rows) {
    bool const is_due = due.at(static_cast<std::size_t>(row.shard)) == node_.id;
    if (is_due && !held_.contains(row.shard) && is_free(row)) wanted.push_back(row);
  }
  if (wanted.empty()) return;
  auto const taken = take_over(database(), node_.id, wanted);
  bring_copies(copying(), taken, copy_);
  std::vector<std::pair<ShardRow, table::Instant>> held;
  for (auto const& row : taken) {
    auto& before = latest_.rows.at(static_cast<std::size_t>(row.shard));
    held.emplace_back(row, ran_until(before, node_.id));
    before = row;
  }
  loop_.hold(held);
  for (auto const& row : taken) held_.emplace(row.shard, row.ownership.epoch);
  journal("took", "shards", taken.size());
}

void Sharing::give_one(std::vector<std::string> const& due) {
  for (auto& row : latest_.rows) {
    auto const& to = due.at(static_cast<std::size_t>(row.shard));
    if (to == node_.id || row.ownership.owner != node_.id) continue;
    if (held_.contains(row.shard)) {
      // The one before has been taken up by then.
      if (until_next_look() == kInTransit) return;
      return give(row.shard, to);
    }
    // It was given, and the ledger has not heard of it.
    release(database(), node_.id, row, row.at);
    row.ownership.owner.clear();
  }
}

void Sharing::give(int shard, std::string const& to) {
  auto& row = latest_.rows.at(static_cast<std::size_t>(shard));
  auto const at = loop_.give(shard);
  held_.erase(shard);
  if (!at) return;
  release(database(), node_.id, row, *at);
  row.ownership.owner.clear();
  know_owners();
  // Not before it may be taken there: else they would be led back.
  loop_.lead(shard, latest_.sharers.at(to));
}

void Sharing::give_all() {
  readiness_ = Readiness::stands_by;
  renew(database(), node_, Readiness::stands_by);
  latest_.sharers.erase(node_.id);
  if (latest_.sharers.empty()) return;
  auto const due = due_shares(owners_now(), ids_of(latest_.sharers));
  for (int const shard : held_shards()) give(shard, due.at(static_cast<std::size_t>(shard)));
}

void Sharing::follow() {
  next_beat_ = Steady::now() + Ownership::kBetweenRenewals;
  loop_.have_followed(follow_copies(copying(), copy_, held_shards()));
  auto listed = loop_.listed();
  if (listed != listed_) {
    list(database(), node_.id, listed);
    listed_ = std::move(listed);
  }
  neighbours_.tell(listed_by_others(database(), node_.id));
}

void Sharing::know_owners() {
  auto owners = addresses_of_owners(node_.id, latest_);
  for (auto const& [shard, epoch] : held_) owners.at(static_cast<std::size_t>(shard)) = node_.address;
  neighbours_.have_shards(std::move(owners), looked_);
}

std::set<int> Sharing::held_shards() const {
  std::set<int> shards;
  for (auto const& [shard, epoch] : held_) shards.insert(shard);
  return shards;
}

Connection& Sharing::database() {
  if (!database_) database_.emplace(where_, kPatienceForRows);
  return *database_;
}

Connection& Sharing::copying() {
  if (!copying_) copying_.emplace(where_, kPatienceForReading);
  return *copying_;
}

}  // namespace kuhhandel::server
