#include "store/fresh_facts.h"

#include <sqlite3.h>

#include <algorithm>

#include "store/unreadable.h"

namespace kuhhandel::store {
namespace {

/// Rows are deleted when there are so many: whole pages, and not the same one again and again.
constexpr std::int64_t kDeletedAtOnce = 512;
constexpr std::size_t kPutAwayAtLeast = 16;
constexpr std::size_t kPutAwayForEach = 4;

constexpr auto kAppend =
    "INSERT INTO fresh (number, table_id, version, at, fact, checksum) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
constexpr auto kAppendToLog =
    "INSERT INTO log (table_id, version, at, fact, checksum) VALUES (?2, ?3, ?4, ?5, ?6)";
/// After a restart nobody knows which were put away before.
constexpr auto kPutAway =
    "INSERT OR IGNORE INTO log (table_id, version, at, fact, checksum)"
    " SELECT table_id, version, at, fact, checksum FROM fresh WHERE number = ?";

}  // namespace

FreshFacts::FreshFacts(SQLite::Database& database, std::int64_t most)
    : most_(most),
      is_whole_(index_.catch_up(database)),
      moves_(is_whole_),
      append_(database, is_whole_ ? kAppend : kAppendToLog),
      latest_(database, "SELECT max(version) FROM log WHERE table_id = ?"),
      put_away_(database, kPutAway),
      delete_put_away_(database, "DELETE FROM fresh WHERE number < ?"),
      delete_one_(database, "DELETE FROM fresh WHERE number = ?") {}

std::int64_t FreshFacts::latest_of(std::string const& table) {
  if (auto const& rows = index_.of(table); !rows.empty()) return rows.back().version;
  latest_.reset();
  latest_.bind(1, table);
  auto const latest = latest_.executeStep() ? latest_.getColumn(0).getInt64() : 0;
  latest_.reset();
  return latest;
}

void FreshFacts::append(Place const& place, std::string const& text) {
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

void FreshFacts::end_turn(std::size_t appended) {
  // One that was stepped but not reset, that failed perhaps, would hold the transaction.
  for (auto* const statement : {&append_, &latest_, &put_away_, &delete_put_away_, &delete_one_})
    statement->tryReset();
  if (!moves_) return;
  if (index_.last_number() - index_.first_number_that_waits() >= most_)
    put_away(kPutAwayAtLeast + kPutAwayForEach * appended);
  auto const can_be_deleted = index_.first_number_that_waits() - index_.first_number();
  if (can_be_deleted >= std::min(kDeletedAtOnce, most_ + 1)) delete_put_away();
}

void FreshFacts::put_away(std::size_t most) {
  try {
    // Those of one table together: they come to lie on the same page.
    while (auto const* const table = index_.longest_waiting()) {
      while (auto const* const waiting = index_.first_waiting(*table)) {
        if (most-- == 0) return;
        put_away_.reset();
        put_away_.bind(1, waiting->number);
        put_away_.exec();
        index_.put_away_first(*table);
      }
    }
  } catch (SQLite::Exception const& error) {
    if (!is_damage(error)) throw;
    put_away_.tryReset();
    moves_ = false;
  }
}

void FreshFacts::delete_put_away() {
  auto const waits = index_.first_number_that_waits();
  try {
    delete_put_away_.reset();
    delete_put_away_.bind(1, waits);
    delete_put_away_.exec();
    delete_put_away_.reset();
    index_.forget_below(waits);
  } catch (SQLite::Exception const& error) {
    if (!is_damage(error)) throw;
    delete_put_away_.tryReset();
    moves_ = false;
  }
}

int FreshFacts::sweep(std::string const& table, std::int64_t up_to, int most) {
  int deleted = 0;
  for (; deleted < most; ++deleted) {
    auto const& rows = index_.of(table);
    if (rows.empty() || rows.front().version > up_to) break;
    delete_one_.reset();
    delete_one_.bind(1, rows.front().number);
    delete_one_.exec();
    index_.drop_first(table);
  }
  delete_one_.reset();
  return deleted;
}

}  // namespace kuhhandel::store
