#include "store/tables/staging_index.h"

#include <algorithm>
#include <ranges>
#include <tuple>
#include <vector>

#include "store/corrupt_data.h"

namespace kuhhandel::store {
namespace {

/// Calls `take` for each readable row above `after`, in that order. Returns false if a damaged page stops it.
template <class Take>
bool read_rows(SQLite::Database& database, std::string const& order, std::int64_t after, Take const& take) {
  try {
    SQLite::Statement rows(
        database, "SELECT number, table_id, version FROM fresh WHERE number > ? ORDER BY number " + order);
    rows.bind(1, after);
    while (rows.executeStep())
      take(rows.getColumn(1).getString(), {rows.getColumn(0).getInt64(), rows.getColumn(2).getInt64()});
    return true;
  } catch (SQLite::Exception const& error) {
    if (!is_corruption(error)) throw;
    return false;
  }
}

}  // namespace

bool StagingIndex::catch_up(SQLite::Database& database) {
  auto first = last_number_ + 1;
  auto const see_first = [&](std::string const&, StagedRow row) { first = row.number; };
  bool const shows_first = read_rows(database, "ASC LIMIT 1", 0, see_first);
  if (shows_first) remove_below(first);
  auto const take = [&](std::string const& table, StagedRow row) { add(table, row); };
  if (read_rows(database, "ASC", last_number_, take) && shows_first) return true;
  // Rows after the damaged page are read from the other end.
  std::vector<std::pair<std::string, StagedRow>> behind;
  read_rows(database, "DESC", last_number_,
            [&](std::string table, StagedRow row) { behind.emplace_back(std::move(table), row); });
  for (auto const& [table, row] : behind | std::views::reverse) add(table, row);
  return false;
}

bool StagingIndex::reload(SQLite::Database& database) {
  auto const used = last_number_;
  *this = {};
  bool const is_whole = catch_up(database);
  last_number_ = std::max(last_number_, used);
  return is_whole;
}

void StagingIndex::add(std::string const& table, StagedRow row) {
  // A damaged page may contain anything.
  if (row.number <= last_number_) return;
  auto const found = tables_.try_emplace(table).first;
  found->second.rows.push_back(row);
  ++found->second.in_order;
  order_.emplace_back(row.number, found);
  last_number_ = row.number;
}

void StagingIndex::OfTable::remove_first() {
  rows.pop_front();
  if (flushed > 0) --flushed;
}

void StagingIndex::mark_first_flushed(std::string const& table) { ++tables_.find(table)->second.flushed; }

void StagingIndex::remove_first(std::string const& table) { tables_.find(table)->second.remove_first(); }

void StagingIndex::remove_below(std::int64_t number) {
  while (!order_.empty() && order_.front().first < number) {
    auto const [gone, table] = order_.front();
    auto& of_table = table->second;
    if (!of_table.rows.empty() && of_table.rows.front().number <= gone) of_table.remove_first();
    order_.pop_front();
    if (passed_ > 0) --passed_;
    if (--of_table.in_order == 0) tables_.erase(table);
  }
}

std::deque<StagedRow> const& StagingIndex::of(std::string const& table) const {
  static std::deque<StagedRow> const none;
  auto const found = tables_.find(table);
  return found == tables_.end() ? none : found->second.rows;
}

StagedRow const* StagingIndex::first_unflushed(std::string const& table) const {
  auto const found = tables_.find(table);
  return found == tables_.end() ? nullptr : found->second.first_unflushed();
}

void StagingIndex::skip_flushed() {
  for (; passed_ < order_.size(); ++passed_) {
    auto const& [number, table] = order_[passed_];
    auto const* const waiting = table->second.first_unflushed();
    if (waiting != nullptr && waiting->number <= number) return;
  }
}

std::string const* StagingIndex::table_unflushed_longest() {
  skip_flushed();
  return passed_ == order_.size() ? nullptr : &order_[passed_].second->first;
}

std::int64_t StagingIndex::first_unflushed_number() {
  skip_flushed();
  return passed_ == order_.size() ? last_number_ + 1 : order_[passed_].first;
}

}  // namespace kuhhandel::store
