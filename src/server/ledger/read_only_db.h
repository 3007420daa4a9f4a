// Read-only connection to the data folder for work outside the loop. It sees committed data only.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <utility>

#include "groups/groups.h"
#include "store/database.h"
#include "store/tables/table_reader.h"

namespace kuhhandel::server {

class ReadOnlyDb {
 public:
  /// The folder's store must be open.
  explicit ReadOnlyDb(std::filesystem::path folder)
      : folder_(std::move(folder)), database_(store::open_for_reading(folder_)) {}
  /// Uses any connection that only reads.
  explicit ReadOnlyDb(SQLite::Database database) : database_(std::move(database)) {}

  /// Empty if this object was made from a connection.
  std::filesystem::path const& folder() const { return folder_; }

  store::TableReader const& tables() const { return tables_; }
  groups::Groups& groups() { return groups_; }

  /// Returns the connection, for other reads from the same file.
  SQLite::Database& database() { return database_; }

  /// Returns the result of `read`, whose reads all see one snapshot.
  template <class Read>
  auto in_snapshot(Read const& read) -> decltype(read()) {
    SQLite::Transaction const snapshot(database_);
    return read();
  }

 private:
  std::filesystem::path folder_;
  SQLite::Database database_;
  store::TableReader tables_{database_};
  groups::Groups groups_{database_};
};

}  // namespace kuhhandel::server
