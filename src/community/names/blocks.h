// Players whom owners of registered names do not want to meet. A block is between two registered names; the
// blocked player is never notified.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "live/lobby_json.h"

namespace kuhhandel::names {

/// All functions throw SQLite::Exception if the disk fails.
class Blocks {
 public:
  explicit Blocks(SQLite::Database& database) : database_(database) {}

  /// Returns the names that `owner` blocks, as they were entered, latest first.
  std::vector<std::string> of(std::string_view owner);

  /// Returns false, without any change, if the owner would block more than live::kMaxBlocked names. Ignores
  /// the owner's own name and names that are already blocked.
  bool change(std::string_view owner, live::BlockChange const& change);

  /// Returns true if either registered name blocks the other.
  bool are_blocked(std::string_view one, std::string_view other);

 private:
  SQLite::Database& database_;
};

/// Call when the name is released: removes its blocks, since its next owner is another person.
void remove_blocks(SQLite::Database& database, std::string const& folded);

}  // namespace kuhhandel::names
