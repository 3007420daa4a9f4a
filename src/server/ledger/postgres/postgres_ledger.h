// Ledger of a cluster: PostgreSQL stores each batch in one transaction that compares the epochs of its
// shards. Reads come from the local replica (docs/adr/0021).
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "server/ledger/postgres/batch_writer.h"
#include "server/ledger/postgres/lease_queries.h"
#include "server/ledger/postgres/owned_shards.h"
#include "server/ledger/postgres/write_batch.h"
#include "server/ledger/sqlite_ledger.h"

namespace kuhhandel::server {

class PostgresLedger final : public Ledger {
 public:
  /// `connection_string` is in libpq's format; `writer` is this ledger's id there and must never be used
  /// again. `acquired` are the shards owned at the start, of which `store` has replicas. `store` must outlive
  /// this object.
  PostgresLedger(std::string const& connection_string, std::string writer, AcquiredShards const& acquired,
                 store::Store& store, postgres::Connection::Timeout timeout = kTimeout);

  std::optional<store::StoredTable> load(std::string const& table) const override {
    return replica_ledger_.load(table);
  }
  bool has(std::string const& table) const override { return replica_ledger_.has(table); }
  StoredTokens keys(std::string const& table) const override { return replica_ledger_.keys(table); }
  std::vector<store::NamedSeat> named_seats(std::string const& table) const override {
    return replica_ledger_.named_seats(table);
  }
  std::vector<store::UnvisitedTable> unclaimed_tables() const override {
    return replica_ledger_.unclaimed_tables();
  }
  bool is_full() const override { return replica_ledger_.is_full(); }

  table::Instant begin_run(table::Instant wall) override;
  void mark_run(table::Instant now) override { replica_ledger_.mark_run(now); }
  table::Duration downtime_since(std::string const& table, table::Instant since) const override;

  bool owns_shard(int shard) const override { return shards_.is_active(shard); }
  bool is_durable(store::OutboxEventKey const& event) const override;

  void append(table::TableSetup const& table, std::uint64_t version, table::Entry const& entry) override;
  void write(LedgerRow const& row) override;

  void begin_batch() override;
  store::CommitResult commit_batch() override;
  CommitOutcome sync() override;
  std::optional<std::set<int>> take_fenced_shards() override { return batch_writer_.take_fenced(); }

  OwnedShards& shards() { return shards_; }
  /// Returns whether the database answered the last request. Any thread may call it.
  bool is_reachable() const { return batch_writer_.is_reachable(); }

 private:
  static constexpr postgres::Connection::Timeout kTimeout{2000};

  store::Store& store_;
  std::string writer_;
  store::Replica replica_;
  SqliteLedger replica_ledger_;
  store::AccountData account_data_;
  BatchBuilder batch_{replica_};
  bool is_batch_open_ = false;
  bool needs_sync_ = false;            // because rows were written outside a batch
  table::Instant latest_event_at_{0};  // of all facts
  /// Batch in which each event was last written; erased when the batch is durable.
  std::map<store::OutboxEventKey, std::uint64_t> pending_events_;
  bool emitted_events_ = true;                      // whether this batch emitted any
  std::atomic<std::uint64_t> ended_batches_ = 0;    // number of batches
  std::atomic<std::uint64_t> durable_batches_ = 0;  // number of durable batches
  table::Instant previous_owner_ran_until_;
  BatchWriter batch_writer_;
  OwnedShards shards_;
};

}  // namespace kuhhandel::server
