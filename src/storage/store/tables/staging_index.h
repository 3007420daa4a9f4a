// In-memory index of each table's staged facts (staging_log.h). An index in the database would again write
// one page for each table.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <utility>

namespace kuhhandel::store {

/// Staged facts of all tables are numbered in order of arrival while a store is open. Numbering may restart
/// when it is opened again.
struct StagedRow {
  std::int64_t number;
  std::int64_t version;  // of its table
};

class StagingIndex {
 public:
  /// Adds new rows and drops deleted ones. Returns false if some are on a damaged page; the others are added.
  bool catch_up(SQLite::Database& database);

  /// Reads all rows again, after a rollback. Numbers that were used are not used again.
  bool reload(SQLite::Database& database);

  /// Adds a row after all others.
  void add(std::string const& table, StagedRow row);
  /// Marks the table's first unflushed fact as copied to the table's log.
  void mark_first_flushed(std::string const& table);
  void remove_first(std::string const& table);
  void remove_below(std::int64_t number);

  /// Returns all staged rows of a table, in order of version.
  std::deque<StagedRow> const& of(std::string const& table) const;
  /// Returns the table's first unflushed row; nullptr if there is none.
  StagedRow const* first_unflushed(std::string const& table) const;
  /// Returns the table with the oldest unflushed row; nullptr if there is none.
  std::string const* table_unflushed_longest();

  /// Lower bounds of the staged and of the unflushed numbers, and the last number ever used.
  std::int64_t first_number() const { return order_.empty() ? last_number_ + 1 : order_.front().first; }
  std::int64_t first_unflushed_number();
  std::int64_t last_number() const { return last_number_; }

 private:
  struct OfTable {
    std::deque<StagedRow> rows;
    std::size_t flushed = 0;   // length of the flushed prefix of rows
    std::size_t in_order = 0;  // numbers in order_

    StagedRow const* first_unflushed() const { return flushed < rows.size() ? &rows[flushed] : nullptr; }
    void remove_first();
  };
  using OfTables = std::map<std::string, OfTable>;

  void skip_flushed();

  OfTables tables_;
  std::deque<std::pair<std::int64_t, OfTables::iterator>> order_;
  std::size_t passed_ = 0;  // length of the flushed prefix of order_
  std::int64_t last_number_ = 0;
};

}  // namespace kuhhandel::store
