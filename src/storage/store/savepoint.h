// A transaction or savepoint: several statements take effect together or not at all.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

namespace kuhhandel::store {

/// Nested in an open transaction, if there is one. Throws SQLite::Exception if the disk fails.
class Savepoint {
 public:
  /// The database must outlive this object.
  explicit Savepoint(SQLite::Database& database) : database_(database) { database_.exec("SAVEPOINT change"); }
  Savepoint(Savepoint const&) = delete;
  Savepoint& operator=(Savepoint const&) = delete;
  /// Rolls back unless committed.
  ~Savepoint();

  void commit();

 private:
  SQLite::Database& database_;
  bool is_committed_ = false;
};

}  // namespace kuhhandel::store
