// Where the fresh facts of each table lie (fresh_facts.h), held in memory: an index in the database would be
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
struct FreshRow {
  std::int64_t number;
  std::int64_t version;  // of its table
};

class FreshIndex {
 public:
  /// Takes up what came since, and forgets what is gone; false where some of it lies on a damaged page. The
  /// rest is taken up then.
  bool catch_up(SQLite::Database& database);

  /// One that came after all others.
  void add(std::string const& table, FreshRow row);
  /// The first that waits of the table lies in its log too from now on.
  void put_away_first(std::string const& table);
  /// The first of the table is gone.
  void drop_first(std::string const& table);
  /// All below that number are gone.
  void forget_below(std::int64_t number);

  /// All of a table, in the order of their versions.
  std::deque<FreshRow> const& of(std::string const& table) const;
  /// The first of the table that waits to be put away; null where none does.
  FreshRow const* first_waiting(std::string const& table) const;
  /// The table of which one has waited longest; null where none waits.
  std::string const* longest_waiting();

  /// None of a lower number is there; none waits; the last that ever came.
  std::int64_t first_number() const { return order_.empty() ? last_number_ + 1 : order_.front().first; }
  std::int64_t first_number_that_waits();
  std::int64_t last_number() const { return last_number_; }

 private:
  struct OfTable {
    std::deque<FreshRow> rows;
    std::size_t put_away = 0;  // of them, the first ones
    std::size_t in_order = 0;  // numbers in order_

    FreshRow const* first_waiting() const { return put_away < rows.size() ? &rows[put_away] : nullptr; }
    void drop_first();
  };
  using OfTables = std::map<std::string, OfTable>;

  void pass_over_put_away();

  OfTables tables_;
  std::deque<std::pair<std::int64_t, OfTables::iterator>> order_;
  std::size_t passed_ = 0;  // so many numbers in order_ wait no longer
  std::int64_t last_number_ = 0;
};

}  // namespace kuhhandel::store
