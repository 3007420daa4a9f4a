// Stores every table's setup, seat keys and log of facts in one SQLite database (write-ahead log).
// Durable data survives a killed server and a power cut.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "keys/token.h"
#include "store/account_data/outbox.h"
#include "store/checkpoints.h"
#include "store/durability.h"
#include "store/tables/staging_log.h"
#include "store/tables/stored_table.h"
#include "store/tables/table_reader.h"
#include "table/fact.h"
#include "table/table.h"

struct sqlite3_file;

namespace kuhhandel::store {

/// Syncs the write-ahead log, so that commits survive a power cut.
class WalSync {
 public:
  /// `database` has a write-ahead log and must outlive this object. Throws SQLite::Exception if the log or
  /// its directory entry cannot be opened or synced.
  explicit WalSync(SQLite::Database& database);

  /// Returns when all earlier commits are on the disk. Throws SQLite::Exception if the disk fails. May be
  /// called on any thread, also while another uses the database.
  void operator()() const;

 private:
  sqlite3_file* log_ = nullptr;
};

/// All functions throw SQLite::Exception if the disk fails. The server then stops, because it could no longer
/// guarantee durability.
class Store {
 public:
  /// Opens or creates `folder`/kuhhandel.db. Throws std::runtime_error with a message if that fails.
  /// In a store that is opened read-only, functions that write throw.
  explicit Store(std::filesystem::path const& folder, StoreOptions const& options = {});

  /// Adds a new table, not yet visited.
  void add_table(table::TableSetup const& setup, table::Instant now);
  void mark_visited(std::string const& table);
  /// Deletes the table and its keys. Its facts are deleted later (retention.h); the records of its games
  /// stay.
  void remove_table(std::string const& table);
  void add_key(std::string const& table, Seat seat, keys::TokenHash const& hash);
  /// Adds another key to the seat, with the registered name of its owner.
  void add_named_seat(NamedSeat const& named);
  /// Removes all keys of the seat, including that of a registered name.
  void remove_keys(std::string const& table, Seat seat);
  /// Stores whether the table's game is finished. Finished tables are listed apart from running ones for the
  /// registered names seated there, and have another retention period (retention.h).
  void set_over(std::string const& table, bool is_over);
  void append(table::TableSetup const& table, std::uint64_t version, table::Entry const& entry);
  /// The same, with the fact as text (table/log/log_json.h).
  void append(RowId const& place, std::string const& fact);

  /// Replaces the start of the table's log by `snapshot`, and its setup by `table`. Earlier facts are no
  /// longer needed.
  void compact_log(table::TableSetup const& table, table::Instant at,
                   table::fact::LogSnapshot const& snapshot);
  /// Restarts the table's retention period.
  void mark_used(std::string const& table);

  /// Stores a finished game of a table, numbered from 1. Does not replace an existing record, so that later
  /// rules change nothing in it.
  void add_game(std::string const& table, int number, FinishedGame const& game);

  /// Events from tables to account data.
  Outbox& outbox() { return outbox_; }

  /// Reads everything written so far; another connection sees only committed data.
  TableReader const& tables() const { return tables_; }

  /// All writes between begin_batch() and commit_batch() are committed together. Outside a batch, each
  /// function commits before it returns.
  void begin_batch() { in_batch_ = true; }
  CommitResult commit_batch();
  /// Commits the writes of the open batch so far; the batch stays open. No savepoint may be open.
  void commit_writes();
  /// Undoes all writes of the open batch, or of one whose commit failed; the batch stays open. Returns false
  /// if some facts of earlier batches cannot be read any more.
  bool roll_back_batch();
  /// Must be called before other code writes to this database.
  void begin_writing();

  /// Makes all earlier commits durable. Nothing may be sent before. May be called on any thread.
  void sync_wal() const;

  /// Checkpoints of the write-ahead log, for a caller that runs them on a thread of its own.
  Checkpoints& checkpoints() { return *checkpoints_; }

  /// Returns true if the lack of disk space forbids new tables (retention.h).
  friend bool is_full(Store& store);
  friend struct DiskUse disk_use(Store& store);

  /// For other classes that store data in the same file.
  SQLite::Database& database() { return database_; }

  /// Facts not yet moved to their tables' own logs.
  StagingLog& staging() { return staging_; }

 private:
  SQLite::Database database_;
  StagingLog staging_;
  Outbox outbox_;
  SQLite::Statement begin_;
  SQLite::Statement commit_;
  TableReader tables_;
  StoreOptions options_;
  // Set unless the store is read-only.
  std::optional<WalSync> wal_sync_;
  std::optional<Checkpoints> checkpoints_;
  int changes_ = 0;  // total changes of the database at the end of the last batch
  bool in_batch_ = false;
  bool writing_ = false;   // in this batch
  std::size_t facts_ = 0;  // of this batch
};

/// Checks the whole file. Returns SQLite's error messages; nullopt if it is intact.
std::optional<std::string> find_corruption(Store& store);

/// Frees the store's pages in memory that are not in use, up to 16 MB; they are read again when they are
/// needed.
void release_page_cache(Store& store);

/// Returns true if a file of 8 MB, with which running games can continue for a while, can be created in the
/// folder, also within a quota. The file is deleted at once. DiskBounds limits new tables earlier.
bool has_free_space(std::filesystem::path const& folder);

/// Returns true if the error was caused by a full disk under that folder.
bool is_full_disk(SQLite::Exception const& error, std::filesystem::path const& folder);

}  // namespace kuhhandel::store
