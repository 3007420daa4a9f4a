// Several statements that are done wholly or not at all.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

namespace kuhhandel::store {

/// Part of the transaction that is open, else one of its own. SQLite::Exception where the disk refuses.
class Savepoint {
 public:
  /// The database must outlive it.
  explicit Savepoint(SQLite::Database& database) : database_(database) { database_.exec("SAVEPOINT change"); }
  Savepoint(Savepoint const&) = delete;
  Savepoint& operator=(Savepoint const&) = delete;
  /// Takes back what was not kept.
  ~Savepoint();

  void commit();

 private:
  SQLite::Database& database_;
  bool is_committed_ = false;
};

}  // namespace kuhhandel::store
