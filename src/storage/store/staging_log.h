// Facts as they came, of all tables side by side, so that a turn writes a page or two and not one for each
// table (docs/adr/0017). Those that have waited longest are put away where each table has its own: the log.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <string>

#include "store/checksum.h"
#include "store/staging_index.h"

namespace kuhhandel::store {

class StagingLog {
 public:
  /// Of `database`, which must outlive it. Where the oldest that waits has more than `most` behind it, each
  /// turn puts some away.
  StagingLog(SQLite::Database& database, std::int64_t most);

  /// SQLite::Exception where the table has a fact of that version, or a later one.
  void append(RowId const& place, std::string const& text);

  /// Puts some away, at most four for each fact that the turn has appended and 16 more.
  void end_batch(std::size_t appended);

  /// Deletes those of the table up to that version, `most` at the most; how many.
  int collect_garbage(std::string const& table, std::int64_t up_to, int most);

  StagingIndex const& index() const { return index_; }

 private:
  std::int64_t latest_of(std::string const& table);
  void flush_to_table_log(std::size_t most);
  void delete_flushed();

  StagingIndex index_;
  std::int64_t max_staged_;
  bool const is_whole_;  // else what comes goes to the log at once
  bool moves_;           // on a file that is damaged all stays where it is
  SQLite::Statement append_;
  SQLite::Statement latest_;
  SQLite::Statement flush_;
  SQLite::Statement delete_flushed_;
  SQLite::Statement delete_one_;
};

}  // namespace kuhhandel::store
