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
  std::function<void()> before_seal = {};
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
  server::KeptKeys keys(std::string const& table) const override { return ledger_.keys(table); }
  std::vector<store::NamedSeat> named_seats(std::string const& table) const override {
    return ledger_.named_seats(table);
  }
  std::vector<store::UnvisitedTable> unvisited() const override { return ledger_.unvisited(); }
  bool is_full() const override { return ledger_.is_full(); }

  table::Instant begin_run(table::Instant wall) override { return ledger_.begin_run(wall); }
  void mark_run(table::Instant now) override { ledger_.mark_run(now); }
  table::Duration stood_still_since(std::string const& table, table::Instant then) const override {
    return ledger_.stood_still_since(table, then);
  }
  bool holds_shard(int shard) const override { return ledger_.holds_shard(shard); }
  bool is_sealed(store::NewsKey const& news) const override { return ledger_.is_sealed(news); }

  void append(table::TableSetup const& table, std::uint64_t version, table::Entry const& entry) override {
    ledger_.append(table, version, entry);
    call(faults_.after_append, table.id);
  }
  void write(server::LedgerRow const& row) override {
    call(faults_.before_write, row);
    ledger_.write(row);
  }

  void begin_turn() override { ledger_.begin_turn(); }
  store::Committed end_turn() override { return ledger_.end_turn(); }
  server::Sealed seal() override {
    call(faults_.before_seal);
    return ledger_.seal();
  }
  std::optional<std::set<int>> take_lost() override { return ledger_.take_lost(); }

 private:
  template <class Fault, class... With>
  static void call(Fault const& fault, With const&... with) {
    if (fault) fault(with...);
  }

  server::Ledger& ledger_;
  LedgerFaults const& faults_;
};

}  // namespace kuhhandel
