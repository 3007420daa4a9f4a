// What is read beside the loop: the data folder, through a connection of its own that never writes. It sees
// what was committed.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <utility>

#include "groups/groups.h"
#include "store/database.h"
#include "store/table_reader.h"

namespace kuhhandel::server {

class ReadOnlyDb {
 public:
  /// Of a folder whose store is open.
  explicit ReadOnlyDb(std::filesystem::path folder)
      : folder_(std::move(folder)), database_(store::open_for_reading(folder_)) {}
  /// Of any connection that only reads.
  explicit ReadOnlyDb(SQLite::Database database) : database_(std::move(database)) {}

  /// Empty if it was made of a connection.
  std::filesystem::path const& folder() const { return folder_; }

  store::TableReader const& tables() const { return tables_; }
  groups::Groups& groups() { return groups_; }

  /// For what else is read from the same file.
  SQLite::Database& database() { return database_; }

  /// What `read` gives; all that it reads is of one moment.
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
