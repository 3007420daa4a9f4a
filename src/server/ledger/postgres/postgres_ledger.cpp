#include "server/ledger/postgres/postgres_ledger.h"

#include <algorithm>
#include <exception>
#include <string>
#include <utility>

#include "store/savepoint.h"

namespace kuhhandel::server {
namespace {

/// Returns nullptr if the row is not about an event.
store::OutboxEventKey const* event_key_of(LedgerRow const& row) {
  if (auto const* const emitted = std::get_if<row::EventEmitted>(&row)) return &emitted->event.key;
  if (auto const* const acked = std::get_if<row::EventAcked>(&row)) return &acked->event;
  auto const* const deleted = std::get_if<row::EventDeleted>(&row);
  return deleted == nullptr ? nullptr : &deleted->event;
}

/// If the replica has rows that the database will never get, they cannot be separated later: the ledger is
/// broken.
template <class Work>
void with_replica(Work const& work) {
  try {
    work();
  } catch (std::exception const& error) {
    throw StorageFailure(std::string("The copy has a row that was not noted for the ledger: ") +
                         error.what());
  }
}

}  // namespace

PostgresLedger::PostgresLedger(std::string const& connection_string, std::string writer,
                               AcquiredShards const& acquired, store::Store& store,
                               postgres::Connection::Timeout timeout)
    : store_(store),
      writer_(std::move(writer)),
      replica_(store),
      replica_ledger_(store),
      account_data_(store.database()),
      previous_owner_ran_until_(acquired.previous_owner_ran_until),
      batch_writer_(connection_string, writer_, acquired.shards, timeout),
      shards_(acquired.shards, batch_writer_, replica_) {
  for (auto const& row : acquired.shards) latest_event_at_ = std::max(latest_event_at_, row.latest_event_at);
}

table::Instant PostgresLedger::begin_run(table::Instant wall) {
  // This folder alone does not know that another server ran until then.
  replica_ledger_.mark_run(previous_owner_ran_until_);
  return std::max(replica_ledger_.begin_run(wall), latest_event_at_);
}

table::Duration PostgresLedger::downtime_since(std::string const& table, table::Instant since) const {
  auto const shard = shard_of(table);
  return replica_ledger_.downtime_since(table, std::max(since, shards_.ran_until(shard))) +
         shards_.unowned_time(shard, since);
}

void PostgresLedger::append(table::TableSetup const& table, std::uint64_t version,
                            table::Entry const& entry) {
  replica_ledger_.append(table, version, entry);
  with_replica([&] { batch_.append(table, version, entry); });
  if (!is_batch_open_) needs_sync_ |= commit_batch().needs_sync;
}

bool PostgresLedger::is_durable(store::OutboxEventKey const& event) const {
  auto const found = pending_events_.find(event);
  return found == pending_events_.end() || found->second <= durable_batches_;
}

void PostgresLedger::write(LedgerRow const& row) {
  if (auto const* const event = event_key_of(row)) {
    pending_events_[*event] = ended_batches_ + 1;
    emitted_events_ = true;
  }
  replica_ledger_.write(row);
  with_replica([&] { batch_.write(row); });
  if (!is_batch_open_) needs_sync_ |= commit_batch().needs_sync;
}

void PostgresLedger::begin_batch() {
  is_batch_open_ = true;
  replica_ledger_.begin_batch();
}

store::CommitResult PostgresLedger::commit_batch() {
  is_batch_open_ = false;
  // Without a savepoint a crash could leave a folder that has sent changes but has no record of it.
  std::optional<store::Savepoint> savepoint;
  if (account_data_.has_changes()) {
    savepoint.emplace(store_.database());
    batch_.write(account_data_.take_changes());
  }
  auto batch = batch_.build();
  // Drops shards that were lost during this batch.
  std::erase_if(batch.shards, [&](auto const& shard_batch) { return !shards_.owns(shard_batch.first); });
  bool const wrote = !batch.empty();
  for (auto const& [shard, shard_batch] : batch.shards)
    replica_.set_position(shard, {writer_, shards_.advance_sequence(shard, shard_batch.sequence_steps)});
  if (savepoint) savepoint->commit();
  if (wrote) batch_writer_.add(std::move(batch));
  auto committed = replica_ledger_.commit_batch();
  committed.needs_sync |= wrote;
  committed.needs_sync |= std::exchange(needs_sync_, false);
  ++ended_batches_;
  std::erase_if(pending_events_, [&](auto const& event) { return event.second <= durable_batches_; });
  committed.has_events = std::exchange(emitted_events_, false);
  return committed;
}

CommitOutcome PostgresLedger::sync() {
  auto const ended_batches = ended_batches_.load();
  auto const outcome = batch_writer_.sync();
  if (outcome != CommitOutcome::durable) return outcome;
  durable_batches_ = ended_batches;
  // After that, syncs the local data of this folder.
  return replica_ledger_.sync();
}

}  // namespace kuhhandel::server
