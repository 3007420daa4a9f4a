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

constexpr Connection::Patience kForLooks{2000};
/// What is read may be much.
constexpr Connection::Patience kForCopies{60'000};
/// Who hands the tables over has people who wait.
constexpr Ownership::Time kUntilNextLook{100};

/// The latest at which another server was there.
table::Instant another_ran_until(std::string const& node, std::vector<ShardRow> const& rows) {
  table::Instant until{0};
  for (auto const& row : rows)
    if (row.ownership.owner != node) until = std::max(until, table::Instant{row.ownership.renewed.count()});
  return until;
}

void leave(std::string const& where, Node const& node) {
  try {
    Connection database(where, kForLooks);
    server::leave(database, node);
  } catch (std::runtime_error const&) {
    // Then they hear nothing of it, which says the same a little later.
  }
}

/// One line to the database, for as long as it holds.
class Standby {
 public:
  Standby(std::string const& where, Node const& node, store::Store& store, Neighbours& neighbours)
      : where_(where),
        node_(node),
        store_(store),
        neighbours_(neighbours),
        database_(where, kForLooks, session_of(node.id)),
        latest_(read_shards(database_)),
        since_(latest_.now) {}

  /// What was taken over, be it nothing where others share all; none where another has it, and then
  /// `stands_by` is called if it is there.
  std::optional<TakenShards> look(std::function<void()>& stands_by) {
    bool const are_free = look_who_has_tables().has_value();
    if (!are_free && stands_by) std::exchange(stands_by, nullptr)();
    if (!are_free) release_own();
    // Whoever takes over is there, and has nearly all, from then on.
    bool const is_beat = Steady::now() >= next_beat_;
    bool const is_warm = is_beat && beat();
    auto const free = are_free ? look_who_has_tables() : std::nullopt;
    if (is_warm && !are_free && may_share())
      return TakenShards{.shards = {}, .another_ran_until = another_ran_until(node_.id, latest_.rows)};
    if (!free) return {};
    auto taken = take_over(database_, node_.id, *free);
    if (taken.size() != free->size()) return {};
    return TakenShards{.shards = std::move(taken), .another_ran_until = another_ran_until(node_.id, *free)};
  }

 private:
  /// Whether the copy is as the ledger from then on.
  bool beat() {
    next_beat_ = Steady::now() + Ownership::kBetweenRenewals;
    neighbours_.are(renew(database_, node_, Readiness::stands_by), Steady::now());
    if (!copying_) copying_.emplace(where_, kForCopies);
    bool const is_as_there = follow_copies(*copying_, store_).are_as_there;
    // No turns are sealed here, so nobody else does it.
    if (store_.checkpoints().is_due()) store_.checkpoints().carry_over();
    return is_as_there;
  }

  /// Where nobody could be led here, one server has all.
  bool may_share() const { return !node_.address.empty() && !latest_.sharers.empty(); }

  /// What it had before it began anew; others need not wait until it is ready again.
  void release_own() {
    for (auto const& row : latest_.rows)
      if (row.ownership.owner == node_.id) release(database_, node_.id, row, row.at);
  }

  /// One who has just come looks for a while before they believe that another is gone.
  bool is_free(ShardRow const& row, Ownership::Time now) const {
    auto heard = row.ownership;
    heard.renewed = std::max(heard.renewed, since_);
    return is_free_for(node_.id, heard, now);
  }

  /// All shards, where all are free.
  std::optional<std::vector<ShardRow>> look_who_has_tables() {
    auto const at = Steady::now();
    latest_ = read_shards(database_);
    neighbours_.have_shards(addresses_of_owners(node_.id, latest_), at);
    if (!std::ranges::all_of(latest_.rows, [&](auto const& one) { return is_free(one, latest_.now); }))
      return {};
    return latest_.rows;
  }

  std::string const& where_;
  Node const& node_;
  store::Store& store_;
  Neighbours& neighbours_;
  Connection database_;
  ShardRows latest_;
  Ownership::Time since_;
  Steady::time_point next_beat_{};
  std::optional<Connection> copying_;
};

}  // namespace

bool has_waited(Ownership::Time time, std::stop_token const& ends) {
  std::mutex none;
  std::unique_lock lock(none);
  std::condition_variable_any pause;
  return !pause.wait_for(lock, ends, time, [&] { return ends.stop_requested(); });
}

std::vector<std::string> addresses_of_owners(std::string const& node, ShardRows const& shards) {
  std::vector<std::string> owners;
  for (auto const& row : shards.rows) {
    bool const is_there = row.ownership.owner != node && !is_free_for(node, row.ownership, shards.now);
    owners.push_back(is_there ? row.address : std::string());
  }
  return owners;
}

std::optional<TakenShards> stand_by(std::string const& where, Node const& node, store::Store& store,
                                    Neighbours& neighbours, std::function<void()> stands_by,
                                    std::stop_token const& ends) {
  std::optional<Standby> standby;
  bool is_away = false;
  do {
    std::string why;
    try {
      if (!standby) standby.emplace(where, node, store, neighbours);
      if (auto taken = standby->look(stands_by)) return taken;
      is_away = false;
      continue;
    } catch (postgres::Lost const& lost) {
      why = lost.what();
    } catch (postgres::Refused const& refused) {
      why = refused.what();
    }
    standby.reset();
    // Who has the tables cannot go on with them either.
    neighbours.have_shards({}, Steady::now());
    if (!std::exchange(is_away, true)) journal("ledger_away", "why", why);
  } while (has_waited(kUntilNextLook, ends));
  leave(where, node);
  return {};
}

}  // namespace kuhhandel::server
