// Where the fresh facts of each table lie (staging_log.h), held in memory: an index in the database would be
// written a page for each table again.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <utility>

namespace kuhhandel::store {

/// Fresh facts are numbered in the order in which they came, of all tables together, as long as one store is
/// open; then the numbers may begin anew.
struct StagedRow {
  std::int64_t number;
  std::int64_t version;  // of its table
};

class StagingIndex {
 public:
  /// Takes up what came since, and forgets what is gone; false where some of it lies on a damaged page. The
  /// rest is taken up then.
  bool catch_up(SQLite::Database& database);

  /// One that came after all others.
  void add(std::string const& table, StagedRow row);
  /// The first that waits of the table lies in its log too from now on.
  void mark_first_flushed(std::string const& table);
  /// The first of the table is gone.
  void remove_first(std::string const& table);
  /// All below that number are gone.
  void remove_below(std::int64_t number);

  /// All of a table, in the order of their versions.
  std::deque<StagedRow> const& of(std::string const& table) const;
  /// The first of the table that waits to be put away; null where none does.
  StagedRow const* first_unflushed(std::string const& table) const;
  /// The table of which one has waited longest; null where none waits.
  std::string const* table_unflushed_longest();

  /// None of a lower number is there; none waits; the last that ever came.
  std::int64_t first_number() const { return order_.empty() ? last_number_ + 1 : order_.front().first; }
  std::int64_t first_unflushed_number();
  std::int64_t last_number() const { return last_number_; }

 private:
  struct OfTable {
    std::deque<StagedRow> rows;
    std::size_t flushed = 0;   // of them, the first ones
    std::size_t in_order = 0;  // numbers in order_

    StagedRow const* first_unflushed() const { return flushed < rows.size() ? &rows[flushed] : nullptr; }
    void remove_first();
  };
  using OfTables = std::map<std::string, OfTable>;

  void skip_flushed();

  OfTables tables_;
  std::deque<std::pair<std::int64_t, OfTables::iterator>> order_;
  std::size_t passed_ = 0;  // so many numbers in order_ wait no longer
  std::int64_t last_number_ = 0;
};

}  // namespace kuhhandel::store
