#include "store/fresh_index.h"

#include <algorithm>
#include <ranges>
#include <tuple>
#include <vector>

#include "store/unreadable.h"

namespace kuhhandel::store {
namespace {

/// Calls `take` for each row above `after` that can be read, in that order; false where a damaged page ends
/// it.
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
    if (!is_damage(error)) throw;
    return false;
  }
}

}  // namespace

bool FreshIndex::catch_up(SQLite::Database& database) {
  auto first = last_number_ + 1;
  auto const see_first = [&](std::string const&, FreshRow row) { first = row.number; };
  bool const shows_first = read_rows(database, "ASC LIMIT 1", 0, see_first);
  if (shows_first) forget_below(first);
  auto const take = [&](std::string const& table, FreshRow row) { add(table, row); };
  if (read_rows(database, "ASC", last_number_, take) && shows_first) return true;
  // What lies behind the damaged page is reached from the other end.
  std::vector<std::pair<std::string, FreshRow>> behind;
  read_rows(database, "DESC", last_number_,
            [&](std::string table, FreshRow row) { behind.emplace_back(std::move(table), row); });
  for (auto const& [table, row] : behind | std::views::reverse) add(table, row);
  return false;
}

void FreshIndex::add(std::string const& table, FreshRow row) {
  // A page that is not what was written there may say anything.
  if (row.number <= last_number_) return;
  auto const found = tables_.try_emplace(table).first;
  found->second.rows.push_back(row);
  ++found->second.in_order;
  order_.emplace_back(row.number, found);
  last_number_ = row.number;
}

void FreshIndex::OfTable::drop_first() {
  rows.pop_front();
  if (put_away > 0) --put_away;
}

void FreshIndex::put_away_first(std::string const& table) { ++tables_.find(table)->second.put_away; }

void FreshIndex::drop_first(std::string const& table) { tables_.find(table)->second.drop_first(); }

void FreshIndex::forget_below(std::int64_t number) {
  while (!order_.empty() && order_.front().first < number) {
    auto const [gone, table] = order_.front();
    auto& of_table = table->second;
    if (!of_table.rows.empty() && of_table.rows.front().number <= gone) of_table.drop_first();
    order_.pop_front();
    if (passed_ > 0) --passed_;
    if (--of_table.in_order == 0) tables_.erase(table);
  }
}

std::deque<FreshRow> const& FreshIndex::of(std::string const& table) const {
  static std::deque<FreshRow> const none;
  auto const found = tables_.find(table);
  return found == tables_.end() ? none : found->second.rows;
}

FreshRow const* FreshIndex::first_waiting(std::string const& table) const {
  auto const found = tables_.find(table);
  return found == tables_.end() ? nullptr : found->second.first_waiting();
}

void FreshIndex::pass_over_put_away() {
  for (; passed_ < order_.size(); ++passed_) {
    auto const& [number, table] = order_[passed_];
    auto const* const waiting = table->second.first_waiting();
    if (waiting != nullptr && waiting->number <= number) return;
  }
}

std::string const* FreshIndex::longest_waiting() {
  pass_over_put_away();
  return passed_ == order_.size() ? nullptr : &order_[passed_].second->first;
}

std::int64_t FreshIndex::first_number_that_waits() {
  pass_over_put_away();
  return passed_ == order_.size() ? last_number_ + 1 : order_[passed_].first;
}

}  // namespace kuhhandel::store
