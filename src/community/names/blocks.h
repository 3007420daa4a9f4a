// Whom the owners of names do not want to meet. A block is between two names that are kept; the one who is
// blocked is never told.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "live/lobby_json.h"

namespace kuhhandel::names {

/// All functions throw SQLite::Exception where the disk refuses.
class Blocks {
 public:
  explicit Blocks(SQLite::Database& database) : database_(database) {}

  /// Whom that name blocks, as their names were written, the latest first.
  std::vector<std::string> of(std::string_view owner);

  /// False, and nothing has changed, where the name would block more than live::kMaxBlocked. Nobody blocks
  /// themselves, and who is blocked already is so once.
  bool change(std::string_view owner, live::BlockChange const& change);

  /// Whether either blocks the other, by names that are kept.
  bool are_blocked(std::string_view one, std::string_view other);

 private:
  SQLite::Database& database_;
};

/// Nobody keeps the name any more: it blocks nobody, and who keeps it next is somebody else.
void remove_blocks(SQLite::Database& database, std::string const& folded);

}  // namespace kuhhandel::names
