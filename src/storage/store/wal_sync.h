// Syncs the write-ahead log, so that commits survive a power cut.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

struct sqlite3_file;

namespace kuhhandel::store {

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

}  // namespace kuhhandel::store
