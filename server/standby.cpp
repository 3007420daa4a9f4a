#include "server/standby.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <utility>

#include "server/journal.h"
#include "server/shard_copy.h"
#include "server/surroundings_copy.h"

namespace kuhhandel::server {
namespace {

using postgres::Connection;
using Steady = std::chrono::steady_clock;

constexpr Connection::Patience kForLooks{2000};
/// What is read may be much.
constexpr Connection::Patience kForCopies{60'000};
/// Who hands the tables over has people who wait.
constexpr Ownership::Time kUntilNextLook{100};

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
        since_(read_shards(database_).now) {}

  /// What was taken over; none where another has it, and then `stands_by` is called if it is there.
  std::optional<TakenShards> look(std::function<void()>& stands_by) {
    bool const are_free = look_who_has_tables().has_value();
    if (!are_free && stands_by) std::exchange(stands_by, nullptr)();
    // Whoever takes over is there, and has nearly all, from then on.
    if (Steady::now() >= next_beat_) beat();
    auto const free = are_free ? look_who_has_tables() : std::nullopt;
    if (!free) return {};
    auto taken = take_over(database_, node_.id, *free);
    if (taken.size() != free->size()) return {};
    return TakenShards{.shards = std::move(taken), .another_ran_until = another_ran_until(node_.id, *free)};
  }

 private:
  void beat() {
    next_beat_ = Steady::now() + Ownership::kBetweenRenewals;
    neighbours_.are(renew(database_, node_).addresses);
    if (!copying_) copying_.emplace(where_, kForCopies);
    follow_copies(*copying_, store_);
    // No turns are sealed here, so nobody else does it.
    if (store_.checkpoints().is_due()) store_.checkpoints().carry_over();
  }

  /// One who has just come looks for a while before they believe that another is gone.
  bool is_free(ShardRow const& row, Ownership::Time now) const {
    auto heard = row.ownership;
    heard.renewed = std::max(heard.renewed, since_);
    return is_free_for(node_.id, heard, now);
  }

  /// All shards, where all are free.
  std::optional<std::vector<ShardRow>> look_who_has_tables() {
    auto shards = read_shards(database_);
    auto const& row = shards.rows.at(kSurroundingsShard);
    bool const is_there =
        row.ownership.owner != node_.id && !is_free_for(node_.id, row.ownership, shards.now);
    neighbours_.has_tables(is_there ? row.address : "");
    if (!std::ranges::all_of(shards.rows, [&](auto const& one) { return is_free(one, shards.now); }))
      return {};
    return std::move(shards.rows);
  }

  std::string const& where_;
  Node const& node_;
  store::Store& store_;
  Neighbours& neighbours_;
  Connection database_;
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

TakenShards stand_by(std::string const& where, Node const& node, store::Store& store, Neighbours& neighbours,
                     std::function<void()> stands_by, std::stop_token const& ends) {
  std::optional<Standby> standby;
  bool is_away = false;
  do {
    std::string why;
    try {
      if (!standby) standby.emplace(where, node, store, neighbours);
      if (auto taken = standby->look(stands_by)) return *std::move(taken);
      is_away = false;
      continue;
    } catch (postgres::Lost const& lost) {
      why = lost.what();
    } catch (postgres::Refused const& refused) {
      why = refused.what();
    }
    standby.reset();
    // Who has the tables cannot go on with them either.
    neighbours.has_tables("");
    if (!std::exchange(is_away, true)) journal("ledger_away", "why", why);
  } while (has_waited(kUntilNextLook, ends));
  leave(where, node);
  return {};
}

}  // namespace kuhhandel::server
