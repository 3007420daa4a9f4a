// Ledger of a single machine: the data folder's SQLite database. It never fences; a failed sync throws,
// because a disk cannot be asked again.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "server/ledger/ledger.h"
#include "store/store.h"
#include "store/tables/guest_keys.h"
#include "store/uptime/uptime_intervals.h"

namespace kuhhandel::server {

class SqliteLedger final : public Ledger {
 public:
  /// `store` must outlive this object. All functions throw SQLite::Exception if the disk rejects a write.
  explicit SqliteLedger(store::Store& store)
      : store_(store), guest_keys_(store.database()), runs_(store.database()) {}

  std::optional<store::StoredTable> load(std::string const& table) const override;
  bool has(std::string const& table) const override;
  StoredTokens keys(std::string const& table) const override;
  std::vector<store::NamedSeat> named_seats(std::string const& table) const override;
  std::vector<store::UnvisitedTable> unclaimed_tables() const override;
  bool is_full() const override;

  table::Instant begin_run(table::Instant wall) override;
  void mark_run(table::Instant now) override;
  table::Duration downtime_since(std::string const& table, table::Instant since) const override;

  void append(table::TableSetup const& table, std::uint64_t version, table::Entry const& entry) override;
  void write(LedgerRow const& row) override;

  void begin_batch() override;
  store::CommitResult commit_batch() override;
  void repair_batch() override;
  CommitOutcome sync() override;
  void commit_other_changes() override;

 private:
  /// Does the write, and remembers it if a batch is open.
  void run(std::function<void()> write);
  /// The same for a write that may be left out if it finds a damaged page.
  void run_unless_corrupt(std::function<void()> write);
  int total_changes() const { return store_.database().getTotalChanges(); }
  bool has_other_changes() const { return total_changes() - changes_before_ != own_changes_; }
  /// Forgets the writes of the batch so far, which are committed or rolled back.
  void begin_transaction();

  store::Store& store_;
  bool in_batch_ = false;
  std::vector<std::function<void()>> batch_{};  // the writes of the open transaction that succeeded
  int changes_before_ = 0;                      // of the database, at the start of the transaction
  int own_changes_ = 0;                         // of the database, by this ledger in the transaction
  store::GuestKeys guest_keys_;
  store::UptimeIntervals runs_;
};

}  // namespace kuhhandel::server
