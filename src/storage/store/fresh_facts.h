// Facts as they came, of all tables side by side, so that a turn writes a page or two and not one for each
// table (docs/adr/0017). Those that have waited longest are put away where each table has its own: the log.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <string>

#include "store/checksum.h"
#include "store/fresh_index.h"

namespace kuhhandel::store {

class FreshFacts {
 public:
  /// Of `database`, which must outlive it. Where the oldest that waits has more than `most` behind it, each
  /// turn puts some away.
  FreshFacts(SQLite::Database& database, std::int64_t most);

  /// SQLite::Exception where the table has a fact of that version, or a later one.
  void append(Place const& place, std::string const& text);

  /// Puts some away, at most four for each fact that the turn has appended and 16 more.
  void end_turn(std::size_t appended);

  /// Deletes those of the table up to that version, `most` at the most; how many.
  int sweep(std::string const& table, std::int64_t up_to, int most);

  FreshIndex const& index() const { return index_; }

 private:
  std::int64_t latest_of(std::string const& table);
  void put_away(std::size_t most);
  void delete_put_away();

  FreshIndex index_;
  std::int64_t most_;
  bool const is_whole_;  // else what comes goes to the log at once
  bool moves_;           // on a file that is damaged all stays where it is
  SQLite::Statement append_;
  SQLite::Statement latest_;
  SQLite::Statement put_away_;
  SQLite::Statement delete_put_away_;
  SQLite::Statement delete_one_;
};

}  // namespace kuhhandel::store
