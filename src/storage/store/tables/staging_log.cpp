#include "store/tables/staging_log.h"

#include <sqlite3.h>

#include <algorithm>

#include "store/corrupt_data.h"

namespace kuhhandel::store {
namespace {

/// Rows are deleted in groups of this size: whole pages at once, instead of the same page repeatedly.
constexpr std::int64_t kDeletedAtOnce = 512;
constexpr std::size_t kMinFlushed = 16;
constexpr std::size_t kFlushedPerAppend = 4;

constexpr auto kAppend =
    "INSERT INTO fresh (number, table_id, version, at, fact, checksum) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
constexpr auto kAppendToLog =
    "INSERT INTO log (table_id, version, at, fact, checksum) VALUES (?2, ?3, ?4, ?5, ?6)";
/// OR IGNORE: after a restart it is unknown which facts were already moved.
constexpr auto kFlush =
    "INSERT OR IGNORE INTO log (table_id, version, at, fact, checksum)"
    " SELECT table_id, version, at, fact, checksum FROM fresh WHERE number = ?";

}  // namespace

StagingLog::StagingLog(SQLite::Database& database, std::int64_t most)
    : max_staged_(most),
      is_whole_(index_.catch_up(database)),
      moves_(is_whole_),
      append_(database, is_whole_ ? kAppend : kAppendToLog),
      latest_(database, "SELECT max(version) FROM log WHERE table_id = ?"),
      flush_(database, kFlush),
      delete_flushed_(database, "DELETE FROM fresh WHERE number < ?"),
      delete_one_(database, "DELETE FROM fresh WHERE number = ?") {}

std::int64_t StagingLog::latest_of(std::string const& table) {
  if (auto const& rows = index_.of(table); !rows.empty()) return rows.back().version;
  latest_.reset();
  latest_.bind(1, table);
  auto const latest = latest_.executeStep() ? latest_.getColumn(0).getInt64() : 0;
  latest_.reset();
  return latest;
}

void StagingLog::append(RowId const& place, std::string const& text) {
  std::string const table(place.table);
  if (place.number <= latest_of(table))
    throw SQLite::Exception("the table has a fact of that version, or a later one", SQLITE_CONSTRAINT);
  auto const number = index_.last_number() + 1;
  append_.tryReset();
  append_.bind(1, number);
  append_.bindNoCopy(2, table);
  append_.bind(3, place.number);
  append_.bind(4, place.at);
  append_.bindNoCopy(5, text);
  append_.bind(6, checksum(place, text));
  append_.exec();
  append_.reset();
  if (is_whole_) index_.add(table, {number, place.number});
}

/// A statement that was stepped but not reset, for example after an error, would keep the transaction open.
void StagingLog::reset_statements() {
  for (auto* const statement : {&append_, &latest_, &flush_, &delete_flushed_, &delete_one_})
    statement->tryReset();
}

bool StagingLog::reload(SQLite::Database& database) {
  reset_statements();
  return !is_whole_ || index_.reload(database);
}

void StagingLog::end_batch(std::size_t appended) {
  reset_statements();
  if (!moves_) return;
  if (index_.last_number() - index_.first_unflushed_number() >= max_staged_)
    flush_to_table_log(kMinFlushed + kFlushedPerAppend * appended);
  auto const can_be_deleted = index_.first_unflushed_number() - index_.first_number();
  if (can_be_deleted >= std::min(kDeletedAtOnce, max_staged_ + 1)) delete_flushed();
}

void StagingLog::flush_to_table_log(std::size_t most) {
  try {
    // All facts of one table together, because they go to the same page.
    while (auto const* const table = index_.table_unflushed_longest()) {
      while (auto const* const waiting = index_.first_unflushed(*table)) {
        if (most-- == 0) return;
        flush_.reset();
        flush_.bind(1, waiting->number);
        flush_.exec();
        index_.mark_first_flushed(*table);
      }
    }
  } catch (SQLite::Exception const& error) {
    if (!is_corruption(error)) throw;
    flush_.tryReset();
    moves_ = false;
  }
}

void StagingLog::delete_flushed() {
  auto const waits = index_.first_unflushed_number();
  try {
    delete_flushed_.reset();
    delete_flushed_.bind(1, waits);
    delete_flushed_.exec();
    delete_flushed_.reset();
    index_.remove_below(waits);
  } catch (SQLite::Exception const& error) {
    if (!is_corruption(error)) throw;
    delete_flushed_.tryReset();
    moves_ = false;
  }
}

int StagingLog::collect_garbage(std::string const& table, std::int64_t up_to, int most) {
  int deleted = 0;
  for (; deleted < most; ++deleted) {
    auto const& rows = index_.of(table);
    if (rows.empty() || rows.front().version > up_to) break;
    delete_one_.reset();
    delete_one_.bind(1, rows.front().number);
    delete_one_.exec();
    index_.remove_first(table);
  }
  delete_one_.reset();
  return deleted;
}

}  // namespace kuhhandel::store
