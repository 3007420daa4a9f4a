// Append-only staging log of all tables' facts, so that a batch writes one or two pages, not one for each
// table (docs/adr/0017). The oldest facts are moved to the tables' own logs.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <string>

#include "store/checksum.h"
#include "store/tables/staging_index.h"

namespace kuhhandel::store {

class StagingLog {
 public:
  /// `database` must outlive it. If more than `most` facts follow the oldest unflushed one, each batch
  /// flushes some.
  StagingLog(SQLite::Database& database, std::int64_t most);

  /// Throws SQLite::Exception if the table has a fact of that version or a later one.
  void append(RowId const& place, std::string const& text);

  /// Flushes at most 4 facts for each appended fact of the batch, plus 16.
  void end_batch(std::size_t appended);
  /// Must be called before a commit.
  void reset_statements();

  /// Call after a rollback. Returns false if some staged facts cannot be read.
  bool reload(SQLite::Database& database);

  /// Deletes at most `most` facts of the table up to that version. Returns their number.
  int collect_garbage(std::string const& table, std::int64_t up_to, int most);

  StagingIndex const& index() const { return index_; }

 private:
  std::int64_t latest_of(std::string const& table);
  void flush_to_table_log(std::size_t most);
  void delete_flushed();

  StagingIndex index_;
  std::int64_t max_staged_;
  bool const is_whole_;  // if false, new facts go directly to the table's log
  bool moves_;           // false if the file is damaged: nothing is moved
  SQLite::Statement append_;
  SQLite::Statement latest_;
  SQLite::Statement flush_;
  SQLite::Statement delete_flushed_;
  SQLite::Statement delete_one_;
};

}  // namespace kuhhandel::store
