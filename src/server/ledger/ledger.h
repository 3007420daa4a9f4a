// Interface of the storage for a server's tables. A commit batch is atomic, and nothing of it is sent before
// it is durable (docs/adr/0019).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "server/cluster_map/shard.h"
#include "server/ledger/ledger_row.h"
#include "store/tables/stored_table.h"
#include "table/instant.h"

namespace kuhhandel::server {

/// Result of a sync.
enum class CommitOutcome : std::uint8_t {
  durable,   // everything committed before is durable, even after a crash
  fenced,    // other servers own some of the shards: nothing that was not yet durable is stored for those
  in_doubt,  // unknown whether the batch is stored; the next sync finds out
};

/// The ledger cannot store anything more, or does not know what it has stored. The server ends.
struct StorageFailure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// All tokens that open a seat of a table, now or later.
struct StoredTokens {
  std::vector<store::SeatKeyHash> seats;
  std::vector<store::GuestKey> guests;
};

/// Functions throw if the ledger cannot continue: the server then ends without sending anything that is not
/// durable.
class Ledger {
 public:
  virtual ~Ledger() = default;

  /// Returns nullopt if the table does not exist. Throws store::CorruptData if its data is damaged. All reads
  /// include what was written, even if it is not durable yet.
  virtual std::optional<store::StoredTable> load(std::string const& table) const = 0;
  virtual bool has(std::string const& table) const = 0;
  virtual StoredTokens keys(std::string const& table) const = 0;
  /// Returns the table's seats that players with a registered name have taken under that name.
  virtual std::vector<store::NamedSeat> named_seats(std::string const& table) const = 0;
  /// Returns the tables that nobody has visited yet, oldest first.
  virtual std::vector<store::UnvisitedTable> unclaimed_tables() const = 0;
  /// Returns whether nothing new may start because space is short.
  virtual bool is_full() const = 0;

  /// Starts a run of the server while its clock shows `wall`. Returns the time from which the run counts,
  /// which is not before the end of an earlier run.
  virtual table::Instant begin_run(table::Instant wall) = 0;
  /// Extends the current run to `now`. All time between two marks belongs to the run.
  virtual void mark_run(table::Instant now) = 0;
  /// Returns how long no server that owned this table has run since `since`.
  virtual table::Duration downtime_since(std::string const& table, table::Instant since) const = 0;

  /// Returns whether this server owns the shard.
  virtual bool owns_shard(int /*shard*/) const { return true; }
  /// Returns whether the latest write of this event is durable, even if another server has since taken its
  /// shard.
  virtual bool is_durable(store::OutboxEventKey const& /*news*/) const { return true; }

  /// Appends a fact of an existing table. `version` is the table's version after the fact: the latest plus 1.
  virtual void append(table::TableSetup const& table, std::uint64_t version, table::Entry const& entry) = 0;
  virtual void write(LedgerRow const& row) = 0;

  /// Everything written between begin_batch() and commit_batch() is committed atomically; outside a batch
  /// each row is committed when it is written.
  virtual void begin_batch() = 0;
  virtual store::CommitResult commit_batch() = 0;
  /// Call after a write of the open batch found a damaged page: SQLite then refuses everything else in the
  /// transaction. Repeats the writes that succeeded in another one; what others have changed in the database
  /// since commit_other_changes() is lost. Throws StorageFailure if it cannot.
  virtual void repair_batch() {}

  /// Makes everything committed before durable. Any thread may call it while others write or sync. After
  /// `fenced`, the next call syncs the shards that this server still owns.
  virtual CommitOutcome sync() = 0;
  /// Returns the shards that other servers were found to own since the last call and that have not been
  /// acquired again; nullopt if all are.
  virtual std::optional<std::set<int>> take_fenced_shards() { return {}; }

  /// Call before each piece of work in a batch: commits what others than this ledger have changed in the same
  /// database, such as groups. So repair_batch() cannot lose the changes of work that has succeeded.
  virtual void commit_other_changes() {}
};

/// Returns whether this server owns the table's shard, even if the table does not exist.
inline bool owns(Ledger const& ledger, std::string_view table) { return ledger.owns_shard(shard_of(table)); }
/// Returns whether this server owns the account data.
inline bool owns_account_data(Ledger const& ledger) { return ledger.owns_shard(kAccountShard); }
/// Returns the number of owned shards.
inline int owned_shard_count(Ledger const& ledger) {
  int count = 0;
  for (int shard = 0; shard <= kAccountShard; ++shard) count += ledger.owns_shard(shard) ? 1 : 0;
  return count;
}
/// Returns whether a new table may be opened here, that is, whether this server owns at least one shard of
/// tables.
inline bool owns_table_shard(Ledger const& ledger) {
  return owned_shard_count(ledger) > (owns_account_data(ledger) ? 1 : 0);
}

}  // namespace kuhhandel::server
