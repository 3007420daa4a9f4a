#include "server/membership.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stdexcept>
#include <utility>

#include "server/journal.h"
#include "server/ledger_schema.h"
#include "server/shard_copy.h"
#include "server/surroundings_copy.h"

namespace kuhhandel::server {
namespace {

using postgres::Connection;

/// Who does not hear whether they are the owner still, has to stop saying that they are before another takes
/// over.
constexpr Connection::Patience kForRenewals{2000};
constexpr Connection::Patience kAtStart{10'000};

/// As long as it takes until the next renewal is due; false where it is to end before.
bool has_waited(std::stop_token const& ends = {}) {
  std::mutex none;
  std::unique_lock lock(none);
  std::condition_variable_any pause;
  return !pause.wait_for(lock, ends, Ownership::kBetweenRenewals, [&] { return ends.stop_requested(); });
}

/// What the folder goes by in the ledger, which it copies from now on if it does not yet.
std::string node_of(store::Store& store, OpenedLedger const& ledger, keys::Chance const& chance) {
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
  auto const node = chance.table_id();
  copies.copy_from({ledger.name, node});
  return node;
}

table::Instant another_ran_until(std::string const& node, std::vector<ShardRow> const& rows) {
  table::Instant until{0};
  for (auto const& row : rows)
    if (row.ownership.owner != node) until = std::max(until, table::Instant{row.ownership.renewed.count()});
  return until;
}

/// All shards, once each is free; one who has just come looks for a while before they believe that another is
/// gone.
TakenShards wait_for_shards(std::string const& where, std::string const& node, store::Store& store,
                            std::function<void()>& stands_by) {
  Connection database(where, kForRenewals);
  auto const since = read_shards(database).now;
  for (;;) {
    // Whoever takes over is there from then on.
    renew(database, node);
    auto const shards = read_shards(database);
    refuse_foreign_surroundings(shards.surroundings, store);
    bool const are_free = std::ranges::all_of(shards.rows, [&](ShardRow const& row) {
      auto heard = row.ownership;
      heard.renewed = std::max(heard.renewed, since);
      return is_free_for(node, heard, shards.now);
    });
    if (are_free) {
      auto taken = take_over(database, node, shards.rows);
      if (taken.size() == shards.rows.size())
        return {.shards = std::move(taken), .another_ran_until = another_ran_until(node, shards.rows)};
    }
    if (stands_by) std::exchange(stands_by, nullptr)();
    has_waited();
  }
}

/// The same, also where the database goes away meanwhile.
TakenShards shards_for(std::string const& where, std::string const& node, store::Store& store,
                       std::function<void()> stands_by) {
  for (bool is_away = false;; has_waited()) {
    std::string why;
    try {
      return wait_for_shards(where, node, store, stands_by);
    } catch (postgres::Lost const& lost) {
      why = lost.what();
    } catch (postgres::Refused const& refused) {
      why = refused.what();
    }
    if (!std::exchange(is_away, true)) journal("ledger_away", "why", why);
  }
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

Membership::Membership(std::string where, store::Store& store, keys::Chance const& chance,
                       std::function<void()> const& stands_by)
    : where_(std::move(where)),
      node_(node_of(store, open_ledger(where_, kAtStart), chance)),
      taken_(shards_for(where_, node_, store, stands_by)),
      ledger_(where_, keys::Chance("").table_id(), taken_, store),
      renewing_([this](std::stop_token const& ends) { keep_renewing(ends); }),
      tables_read_(read_copies(where_, taken_.shards, store)) {}

void Membership::keep_renewing(std::stop_token const& ends) {
  while (has_waited(ends)) renew_once();
}

void Membership::leave() {
  renewing_.request_stop();
  renewing_.join();
  try {
    Connection database(where_, kForRenewals);
    server::leave(database, node_);
  } catch (std::runtime_error const&) {
    // Then they wait until nothing has been heard of this one for long enough.
  }
}

void Membership::renew_once() {
  // Else a line that is cut for turns alone would keep the tables frozen, and from all others.
  if (!ledger_.is_answered()) return;
  try {
    if (!database_) database_.emplace(where_, kForRenewals);
    if (renew(*database_, node_) < taken_.shards.size()) ledger_.lose();
  } catch (std::runtime_error const&) {
    // Turns learn by themselves that the database is away.
    database_.reset();
  }
}

}  // namespace kuhhandel::server
