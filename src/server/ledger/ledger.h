// Where a server's tables are kept. What a turn writes is kept wholly or not at all, and nobody is told of it
// before its seal is durable (docs/adr/0019).
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
#include "store/stored_table.h"
#include "table/instant.h"

namespace kuhhandel::server {

/// What a seal came to.
enum class CommitOutcome : std::uint8_t {
  durable,   // all that was committed before it stays, whatever comes
  fenced,    // some shards are another server's: of them nothing is kept that was not sealed before, nor more
  in_doubt,  // whether it is kept is not known; asking again tells
};

/// The ledger cannot store anything more, or not tell what it has stored. The server ends.
struct StorageFailure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// All that opens a seat of a table, or will.
struct StoredTokens {
  std::vector<store::SeatKeyHash> seats;
  std::vector<store::GuestKey> guests;
};

/// What a ledger can do no longer, it throws: the server then ends without a word of what is not sealed.
class Ledger {
 public:
  virtual ~Ledger() = default;

  /// None where there is no such table; store::Unreadable where what is kept of it is damaged. This and all
  /// that is read contain what was written, be it sealed or not.
  virtual std::optional<store::StoredTable> load(std::string const& table) const = 0;
  virtual bool has(std::string const& table) const = 0;
  virtual StoredTokens keys(std::string const& table) const = 0;
  /// The table's seats that were taken by whoever keeps a name, under that.
  virtual std::vector<store::NamedSeat> named_seats(std::string const& table) const = 0;
  /// Those that nobody has come to yet, the oldest first.
  virtual std::vector<store::UnvisitedTable> unclaimed_tables() const = 0;
  /// Whether nothing new may begin, for want of room.
  virtual bool is_full() const = 0;

  /// A server begins to run while its clock shows `wall`: from when on its time counts, which is not before
  /// the end of an earlier run.
  virtual table::Instant begin_run(table::Instant wall) = 0;
  /// It goes on; all between two such marks belongs to the run.
  virtual void mark_run(table::Instant now) = 0;
  /// For how long no server ran since then that had this table.
  virtual table::Duration downtime_since(std::string const& table, table::Instant since) const = 0;

  /// Whether that shard is this server's.
  virtual bool owns_shard(int /*shard*/) const { return true; }
  /// Whether what was written last of these news stays, whichever shard is another server's by now.
  virtual bool is_durable(store::OutboxEventKey const& /*news*/) const { return true; }

  /// A fact of a table that is not gone, by the version of the table once it is applied: one more than that
  /// of the latest.
  virtual void append(table::TableSetup const& table, std::uint64_t version, table::Entry const& entry) = 0;
  virtual void write(LedgerRow const& row) = 0;

  /// What is written between the two is committed all at once, at the end; else each row is when it is
  /// written.
  virtual void begin_batch() = 0;
  virtual store::CommitResult commit_batch() = 0;

  /// Seals what was committed before. Any thread may call it, while others write or seal. Where it says
  /// `fenced`, what is left to the server is sealed when it is asked again.
  virtual CommitOutcome sync() = 0;
  /// Which shards were found to be another server's since this was asked last, and have not been taken again
  /// since; none where all are.
  virtual std::optional<std::set<int>> take_fenced_shards() { return {}; }
};

/// Whether the table, be there one of that id or not, is this server's.
inline bool owns(Ledger const& ledger, std::string_view table) { return ledger.owns_shard(shard_of(table)); }
/// Whether what lies around tables is.
inline bool owns_account_data(Ledger const& ledger) { return ledger.owns_shard(kAccountShard); }
/// How many shards are.
inline int owned_shard_count(Ledger const& ledger) {
  int count = 0;
  for (int shard = 0; shard <= kAccountShard; ++shard) count += ledger.owns_shard(shard) ? 1 : 0;
  return count;
}
/// Whether a new table may be opened here: some shard of tables is this server's.
inline bool owns_table_shard(Ledger const& ledger) {
  return owned_shard_count(ledger) > (owns_account_data(ledger) ? 1 : 0);
}

}  // namespace kuhhandel::server
