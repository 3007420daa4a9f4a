// A ledger that calls a test at its functions, which may throw there or wait.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/ledger/ledger.h"

namespace kuhhandel {

/// Set before the server runs; called in the server's threads.
struct LedgerFaults {
  std::function<void(std::string const& table)> after_append = {};
  std::function<void(server::LedgerRow const& row)> before_write = {};
  std::function<void(std::string const& table)> before_look_up = {};
  std::function<void()> before_sync = {};
};

class FaultyLedger final : public server::Ledger {
 public:
  /// Both must outlive it.
  FaultyLedger(server::Ledger& ledger, LedgerFaults const& faults) : ledger_(ledger), faults_(faults) {}

  std::optional<store::StoredTable> load(std::string const& table) const override {
    call(faults_.before_look_up, table);
    return ledger_.load(table);
  }
  bool has(std::string const& table) const override {
    call(faults_.before_look_up, table);
    return ledger_.has(table);
  }
  server::StoredTokens keys(std::string const& table) const override { return ledger_.keys(table); }
  std::vector<store::NamedSeat> named_seats(std::string const& table) const override {
    return ledger_.named_seats(table);
  }
  std::vector<store::UnvisitedTable> unclaimed_tables() const override { return ledger_.unclaimed_tables(); }
  bool is_full() const override { return ledger_.is_full(); }

  table::Instant begin_run(table::Instant wall) override { return ledger_.begin_run(wall); }
  void mark_run(table::Instant now) override { ledger_.mark_run(now); }
  table::Duration downtime_since(std::string const& table, table::Instant since) const override {
    return ledger_.downtime_since(table, since);
  }
  bool owns_shard(int shard) const override { return ledger_.owns_shard(shard); }
  bool is_durable(store::OutboxEventKey const& event) const override { return ledger_.is_durable(event); }

  void append(table::TableSetup const& table, std::uint64_t version, table::Entry const& entry) override {
    ledger_.append(table, version, entry);
    call(faults_.after_append, table.id);
  }
  void write(server::LedgerRow const& row) override {
    call(faults_.before_write, row);
    ledger_.write(row);
  }

  void begin_batch() override { ledger_.begin_batch(); }
  store::CommitResult commit_batch() override { return ledger_.commit_batch(); }
  void repair_batch() override { ledger_.repair_batch(); }
  void commit_other_changes() override { ledger_.commit_other_changes(); }
  server::CommitOutcome sync() override {
    call(faults_.before_sync);
    return ledger_.sync();
  }
  std::optional<std::set<int>> take_fenced_shards() override { return ledger_.take_fenced_shards(); }

 private:
  template <class Fault, class... With>
  static void call(Fault const& fault, With const&... with) {
    if (fault) fault(with...);
  }

  server::Ledger& ledger_;
  LedgerFaults const& faults_;
};

}  // namespace kuhhandel
