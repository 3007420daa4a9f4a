// The data folder: every table's setup, seat keys and log of facts in one SQLite database (write-ahead log),
// so that neither a killed server nor a power cut loses what was sealed.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "keys/token.h"
#include "store/checkpoints.h"
#include "store/durability.h"
#include "store/outbox.h"
#include "store/staging_log.h"
#include "store/stored_table.h"
#include "store/table_reader.h"
#include "store/wal_sync.h"
#include "table/fact.h"
#include "table/table.h"

namespace kuhhandel::store {

/// All functions throw SQLite::Exception where the disk refuses; the server then stops, since it could no
/// longer keep its word.
class Store {
 public:
  /// Opens or makes `folder`/kuhhandel.db; std::runtime_error with a sentence where that cannot be.
  /// One that is opened read-only writes nothing: what would, throws.
  explicit Store(std::filesystem::path const& folder, StoreOptions const& options = {});

  /// A new table, which nobody has come to yet.
  void add_table(table::TableSetup const& setup, table::Instant now);
  /// Somebody has come to the table.
  void mark_visited(std::string const& table);
  /// The table is gone for good, with its keys; its facts are left over (retention.h). The records of its
  /// games stay.
  void remove_table(std::string const& table);
  void add_key(std::string const& table, Seat seat, keys::TokenHash const& hash);
  /// A further key of the seat, and whose it is.
  void add_named_seat(NamedSeat const& named);
  /// All keys of the seat, also that of a name.
  void remove_keys(std::string const& table, Seat seat);
  /// Whether the table's game is over: the names that sit there are not told of it then, and it is kept for
  /// another time (retention.h).
  void set_over(std::string const& table, bool is_over);
  void append(table::TableSetup const& table, std::uint64_t version, table::Entry const& entry);

  /// The table's log begins anew with that, and its setup with what it plays by now: the facts behind it are
  /// needed no longer.
  void compact_log(table::TableSetup const& table, table::Instant at,
                   table::fact::LogSnapshot const& snapshot);
  /// The table is used: it is kept for longer from now on.
  void mark_used(std::string const& table);

  /// Keeps a table's game that is over, numbered from 1; one that is there already stays, so that later rules
  /// change nothing in it.
  void add_game(std::string const& table, int number, FinishedGame const& game);

  /// What tables tell what lies around them.
  Outbox& outbox() { return outbox_; }

  /// What was written so far; another connection sees what was committed.
  TableReader const& tables() const { return tables_; }

  /// What is written between the two is committed all at once, at the end; else each function's work is when
  /// it returns.
  void begin_batch() { in_batch_ = true; }
  CommitResult commit_batch();
  /// Before whatever else is written of what this keeps.
  void begin_writing();

  /// Makes durable what was committed before; nobody may be told of it earlier. Any thread may do this.
  void sync_wal() const;

  /// Which carry the log over; for whoever has a thread for that.
  Checkpoints& checkpoints() { return *checkpoints_; }

  /// Whether nothing new may begin for want of room (retention.h).
  friend bool is_full(Store& store);
  friend struct DiskUse disk_use(Store& store);

  /// For what else is kept in the same file.
  SQLite::Database& database() { return database_; }

  /// Which of them wait to be put away in the tables' own logs.
  StagingLog& staging() { return staging_; }

 private:
  SQLite::Database database_;
  StagingLog staging_;
  Outbox outbox_;
  SQLite::Statement begin_;
  SQLite::Statement commit_;
  TableReader tables_;
  StoreOptions options_;
  // Of a store that is written.
  std::optional<WalSync> wal_sync_;
  std::optional<Checkpoints> checkpoints_;
  int changes_ = 0;  // all that the database had seen at the end of the last turn
  bool in_batch_ = false;
  bool writing_ = false;   // in this turn
  std::size_t facts_ = 0;  // of this turn
};

/// What SQLite finds wrong with the file, in its words; it looks at all of it.
std::optional<std::string> find_corruption(Store& store);

}  // namespace kuhhandel::store
