// Several statements that are done wholly or not at all.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

namespace kuhhandel::store {

/// Part of the transaction that is open, else one of its own. SQLite::Exception where the disk refuses.
class Change {
 public:
  /// The database must outlive it.
  explicit Change(SQLite::Database& database) : database_(database) { database_.exec("SAVEPOINT change"); }
  Change(Change const&) = delete;
  Change& operator=(Change const&) = delete;
  /// Takes back what was not kept.
  ~Change();

  void keep();

 private:
  SQLite::Database& database_;
  bool kept_ = false;
};

}  // namespace kuhhandel::store
