// What makes a database's commits outlive a power cut.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

struct sqlite3_file;

namespace kuhhandel::store {

class WalSync {
 public:
  /// `database`, which has a write-ahead log, must outlive the seal. SQLite::Exception where that log cannot
  /// be opened or its folder's entry for it cannot be kept.
  explicit WalSync(SQLite::Database& database);

  /// All that was committed before this is on the disk when it returns; SQLite::Exception where the disk
  /// refuses. Any thread may call it, also while another works on the database.
  void operator()() const;

 private:
  sqlite3_file* log_ = nullptr;
};

}  // namespace kuhhandel::store
