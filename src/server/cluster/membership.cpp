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

/// Who does not hear whether they are the owner still, has to stop saying that they are before another takes
/// over.
constexpr Connection::Patience kForRenewals{2000};
constexpr Connection::Patience kAtStart{10'000};
/// People are led to nobody who has not said that they are there.
constexpr Ownership::Time kUntilAnswered{50};
/// Whoever stands by looks ten times a second, and has most of what there is to read.
constexpr auto kForFollowers = std::chrono::seconds(5);
constexpr Ownership::Time kUntilFollowed{20};

/// What the folder goes by in the ledger, which it copies from now on if it does not yet.
std::string node_of(store::Store& store, OpenedLedger const& ledger) {
  refuse_foreign_surroundings(ledger.surroundings, store);
  store::Copies copies(store);
  if (auto const from = copies.copied_from()) {
    if (from->ledger == ledger.name) return from->node;
    throw std::runtime_error(
        "The data folder has copies of another ledger's tables; name that ledger, or an empty folder.");
  }
  if (!copies.tables().empty())
    throw std::runtime_error(
        "The data folder has tables of its own, which the ledger does not know; name an empty folder with "
        "--data, or serve it without --ledger.");
  // By the system's chance: two servers that deal the same games are two nevertheless.
  auto const node = keys::Chance("").table_id();
  copies.copy_from({ledger.name, node});
  return node;
}

TakenShards or_ended(std::optional<TakenShards> taken) {
  if (!taken) throw EndedStandingBy();
  return *std::move(taken);
}

std::size_t read_copies(std::string const& where, std::vector<ShardRow> const& shards, store::Store& store) {
  try {
    Connection database(where, std::chrono::minutes(1));
    return bring_copies(database, shards, store);
  } catch (postgres::Lost const& lost) {
    throw std::runtime_error(std::string("The ledger's tables could not be read: ") + lost.what() + ".");
  }
}

}  // namespace

Membership::Membership(std::string where, store::Store& store, Neighbours& neighbours,
                       std::function<void()> stands_by, std::stop_token const& ends)
    : where_(std::move(where)),
      store_(store),
      neighbours_(neighbours),
      node_{.id = node_of(store, open_ledger(where_, kAtStart)), .address = neighbours.now()->own},
      taken_(or_ended(stand_by(where_, node_, store, neighbours, std::move(stands_by), ends))),
      ledger_(where_, keys::Chance("").table_id(), taken_, store),
      renewing_([this](std::stop_token const& stops) { keep_renewing(stops); }),
      tables_read_(read_copies(where_, taken_.shards, store)) {
  if (!taken_.shards.empty())
    neighbours_.have_shards(std::vector<std::string>(kShards + 1, node_.address), Steady::now());
}

std::unique_ptr<Sharing> Membership::share(ClusterLoop& loop) {
  return std::make_unique<Sharing>(where_, node_, taken_.shards, neighbours_, ledger_, store_, loop,
                                   readiness_);
}

void Membership::keep_renewing(std::stop_token const& ends) {
  auto until_next = Ownership::kBetweenRenewals;
  while (has_waited(until_next, ends))
    until_next = has_renewed() ? Ownership::kBetweenRenewals : kUntilAnswered;
}

bool Membership::leave() {
  renewing_.request_stop();
  renewing_.join();
  neighbours_.have_shards({}, Steady::now());
  try {
    Connection database(where_, kForRenewals);
    server::leave(database, node_);
    return has_company(database, node_.id);
  } catch (std::runtime_error const&) {
    // Then they wait until nothing has been heard of this one for long enough.
    return false;
  }
}

bool Membership::has_been_followed() {
  auto const until = Steady::now() + kForFollowers;
  try {
    Connection database(where_, kForRenewals);
    while (Steady::now() < until) {
      auto const at = Steady::now();
      auto const shards = read_shards(database);
      if (std::ranges::none_of(shards.rows,
                               [&](ShardRow const& row) { return row.ownership.owner == node_.id; })) {
        neighbours_.have_shards(addresses_of_owners(node_.id, shards), at);
        return true;
      }
      if (!has_company(database, node_.id)) return false;
      has_waited(kUntilFollowed);
    }
  } catch (std::runtime_error const&) {
    // Nobody can take over where the database is gone.
  }
  return false;
}

bool Membership::has_renewed() {
  // Else a line that is cut for turns alone would keep the tables frozen, and from all others.
  if (!ledger_.is_answered()) return false;
  try {
    if (!database_) database_.emplace(where_, kForRenewals);
    neighbours_.are(renew(*database_, node_, readiness_), Steady::now());
    return true;
  } catch (std::runtime_error const&) {  // NOLINT(bugprone-empty-catch)
    // Turns learn by themselves that the database is away.
  } catch (...) {
    log_exception(std::current_exception(), "renewal of the shards");
  }
  database_.reset();
  return false;
}

}  // namespace kuhhandel::server
