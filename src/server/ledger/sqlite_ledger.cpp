#include "server/ledger/sqlite_ledger.h"

#include "server/http/corruption_guard.h"
#include "store/tables/retention.h"
#include "table/log/log_json.h"

namespace kuhhandel::server {
namespace {

/// Writes one row by its type.
struct RowWriter {
  store::Store& store;
  store::GuestKeys& guests;

  void operator()(row::TableOpened const& opened) const { store.add_table(opened.setup, opened.at); }
  void operator()(row::TableClaimed const& claimed) const { store.mark_visited(claimed.table); }
  void operator()(row::TableUsed const& used) const { store.mark_used(used.table); }
  void operator()(row::FinishedChanged const& finished) const {
    store.set_over(finished.table, finished.is_finished);
  }
  void operator()(row::TableRemoved const& removed) const { store.remove_table(removed.table); }
  void operator()(row::LogCompacted const& compacted) const {
    store.compact_log(compacted.setup, compacted.at, compacted.snapshot);
  }
  void operator()(row::GameStored const& stored) const {
    store.add_game(stored.table, stored.number, stored.game);
  }
  void operator()(row::SeatTokenAdded const& added) const {
    store.add_key(added.table, added.seat, added.hash);
  }
  void operator()(row::NamedTokenAdded const& added) const { store.add_named_seat(added.seat); }
  void operator()(row::GuestTokenAdded const& added) const {
    guests.add(added.table, added.token, added.name);
  }
  void operator()(row::SeatTokensRevoked const& revoked) const {
    guests.demote(revoked.table, revoked.seat, revoked.player);
    store.remove_keys(revoked.table, revoked.seat);
  }
  void operator()(row::GuestTokensPromoted const& promoted) const {
    guests.promote(promoted.table, promoted.seat, promoted.player, promoted.kind);
  }
  void operator()(row::GuestTokensDeleted const& deleted) const {
    guests.remove(deleted.table, deleted.player, deleted.kind);
  }
  void operator()(row::GamesDeleted const& deleted) const {
    store::remove_games_except(store.database(), deleted.table, deleted.except);
  }
  void operator()(row::EventEmitted const& emitted) const { store.outbox().add(emitted.event); }
  void operator()(row::EventAcked const& acked) const { store.outbox().mark_acked(acked.event); }
  void operator()(row::EventDeleted const& deleted) const { store.outbox().remove(deleted.event); }
  void operator()(row::AnswerStored const& stored) const { answers().put(stored.answer); }
  void operator()(row::AnswerDeleted const& deleted) const { answers().remove(deleted.id); }
  void operator()(row::AnswersExpired const& expired) const {
    answers().remove_before(expired.shard, expired.before);
  }

  store::StoredAnswers answers() const {
    store.begin_writing();
    return store::StoredAnswers(store.database());
  }
};

}  // namespace

std::optional<store::StoredTable> SqliteLedger::load(std::string const& table) const {
  return store_.tables().load(table);
}

bool SqliteLedger::has(std::string const& table) const { return store_.tables().has(table); }

StoredTokens SqliteLedger::keys(std::string const& table) const {
  return {store_.tables().keys(table), store_.tables().guest_keys(table)};
}

std::vector<store::NamedSeat> SqliteLedger::named_seats(std::string const& table) const {
  return store_.tables().named_seats(table);
}

std::vector<store::UnvisitedTable> SqliteLedger::unclaimed_tables() const {
  return store_.tables().unvisited();
}

bool SqliteLedger::is_full() const { return store::is_full(store_); }

// Without earlier runs the system clock's time is used.
table::Instant SqliteLedger::begin_run(table::Instant wall) {
  return guard_corruption([&] { return runs_.begin(wall); }, [&] { return wall; });
}

void SqliteLedger::mark_run(table::Instant now) {
  run_unless_corrupt([this, now] { runs_.extend(now); });
}

table::Duration SqliteLedger::downtime_since(std::string const& /*table*/, table::Instant since) const {
  return guard_corruption([&] { return runs_.downtime_since(since); }, [] { return table::Duration{0}; });
}

void SqliteLedger::append(table::TableSetup const& table, std::uint64_t version, table::Entry const& entry) {
  run([this, id = table.id, version, at = entry.at.count(),
       fact = table::fact_text(entry.fact, table.edition)] {
    store_.append({id, static_cast<std::int64_t>(version), at}, fact);
  });
}

void SqliteLedger::write(LedgerRow const& row) {
  auto write = [this, row] { std::visit(RowWriter{store_, guest_keys_}, row); };
  // A table continues even if the index by its last use is damaged.
  if (std::holds_alternative<row::TableUsed>(row))
    run_unless_corrupt(std::move(write));
  else
    run(std::move(write));
}

void SqliteLedger::run_unless_corrupt(std::function<void()> write) {
  // The caller does not learn of the damage, so it must not lose its other changes.
  commit_other_changes();
  guard_corruption([&] { run(std::move(write)); },
                   [&] {
                     if (in_batch_) repair_batch();
                   });
}

void SqliteLedger::run(std::function<void()> write) {
  if (!in_batch_) return write();
  auto const before = total_changes();
  try {
    write();
  } catch (...) {
    own_changes_ += total_changes() - before;
    throw;
  }
  own_changes_ += total_changes() - before;
  batch_.push_back(std::move(write));
}

void SqliteLedger::begin_transaction() {
  batch_.clear();
  changes_before_ = total_changes();
  own_changes_ = 0;
}

void SqliteLedger::begin_batch() {
  store_.begin_batch();
  in_batch_ = true;
  begin_transaction();
}

void SqliteLedger::commit_other_changes() {
  if (!in_batch_ || !has_other_changes()) return;
  try {
    store_.commit_writes();
  } catch (SQLite::Exception const& error) {
    if (!store::is_corruption(error)) throw;
    return repair_batch();
  }
  begin_transaction();
}

store::CommitResult SqliteLedger::commit_batch() {
  commit_other_changes();
  auto const committed = [&] {
    auto const before = total_changes();
    try {
      return store_.commit_batch();
    } catch (SQLite::Exception const& error) {
      if (!in_batch_ || !store::is_corruption(error)) throw;
      own_changes_ += total_changes() - before;
    }
    repair_batch();
    return store_.commit_batch();
  }();
  in_batch_ = false;
  batch_.clear();
  return committed;
}

void SqliteLedger::repair_batch() {
  if (!store_.roll_back_batch())
    throw StorageFailure(
        "A page of the database is damaged, and the latest changes could not be stored. Nothing that was "
        "sent is lost. Restore a backup.");
  auto const writes = std::exchange(batch_, {});
  begin_transaction();
  for (auto const& write : writes) run(write);
}

CommitOutcome SqliteLedger::sync() {
  store_.sync_wal();
  return CommitOutcome::durable;
}

}  // namespace kuhhandel::server
