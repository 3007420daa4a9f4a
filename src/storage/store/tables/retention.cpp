#include "store/tables/retention.h"

#include <SQLiteCpp/Savepoint.h>

#include <filesystem>
#include <optional>

namespace kuhhandel::store {
namespace {

using std::chrono::minutes;

/// The facts of a table up to a version.
struct Garbage {
  std::string table;
  std::int64_t up_to;
};

std::optional<Garbage> oldest_garbage(SQLite::Database& database) {
  SQLite::Statement next(database,
                         "SELECT table_id, up_to FROM leftovers, service WHERE since <= minutes - ? LIMIT 1");
  next.bind(1, static_cast<std::int64_t>(kGarbageGrace.count()));
  if (!next.executeStep()) return {};
  return Garbage{next.getColumn(0).getString(), next.getColumn(1).getInt64()};
}

/// Deletes at most `most` facts. Returns their number.
int delete_facts(SQLite::Database& database, Garbage const& left, int most) {
  SQLite::Statement facts(database,
                          "DELETE FROM log WHERE table_id = ?1 AND version IN (SELECT version FROM log"
                          " WHERE table_id = ?1 AND version <= ?2 ORDER BY version LIMIT ?3)");
  facts.bind(1, left.table);
  facts.bind(2, left.up_to);
  facts.bind(3, most);
  return facts.exec();
}

void forget(SQLite::Database& database, Garbage const& garbage) {
  SQLite::Statement forget(database, "DELETE FROM leftovers WHERE table_id = ? AND up_to = ?");
  forget.bind(1, garbage.table);
  forget.bind(2, garbage.up_to);
  forget.exec();
}

}  // namespace

std::vector<std::string> Retention::expired(RetentionPeriods const& keeping, std::size_t most,
                                            std::function<bool(std::string const&)> const& ours) {
  SQLite::Statement query(database_,
                          "SELECT id FROM tables, service WHERE (is_over = 1 AND used_in < minutes - ?1)"
                          " OR (is_over = 0 AND used_in < minutes - ?2) ORDER BY used_in");
  query.bind(1, static_cast<std::int64_t>(minutes(keeping.finished).count()));
  query.bind(2, static_cast<std::int64_t>(minutes(keeping.idle).count()));
  std::vector<std::string> tables;
  while (tables.size() < most && query.executeStep())
    if (auto table = query.getColumn(0).getString(); ours(table)) tables.push_back(std::move(table));
  return tables;
}

bool Retention::collect_garbage(int most) {
  SQLite::Savepoint whole(database_, "swept");
  auto left = oldest_garbage(database_);
  while (left && most > 0) {
    auto deleted = staging_.collect_garbage(left->table, left->up_to, most);
    deleted += delete_facts(database_, *left, most - deleted);
    if (deleted < most) forget(database_, *left);
    // A table without facts costs work too.
    most -= deleted + 1;
    left = oldest_garbage(database_);
  }
  whole.release();
  return left.has_value();
}

DiskUse disk_use(Store& store) {
  auto& database = store.database();
  auto const figure = [&](char const* name) {
    return static_cast<std::uint64_t>(database.execAndGet(std::string("PRAGMA ") + name).getInt64());
  };
  std::filesystem::path const file = database.getFilename();
  std::error_code none;
  auto const log = std::filesystem::file_size(file.string() + "-wal", none);
  std::error_code unknown;
  auto const disk = std::filesystem::space(file.parent_path(), unknown);
  DiskUse use{.database = (figure("page_count") - figure("freelist_count")) * figure("page_size"),
              .write_ahead_log = none ? 0 : log};
  auto const budget = store.options_.disk.most;
  if (budget != DiskBounds{}.most) use.budget = budget;
  if (!unknown) use.available = disk.available;
  return use;
}

std::uint64_t bytes_in_use(Store& store) { return disk_use(store).in_use(); }

bool is_full(Store& store) {
  auto const& bounds = store.options_.disk;
  auto const use = disk_use(store);
  bool const is_short = use.available && *use.available < bounds.leaves_free;
  return is_short || use.in_use() >= bounds.most;
}

void remove_games_except(SQLite::Database& database, std::string const& table, std::vector<int> const& but) {
  std::string kept;
  for (int const number : but) (kept += kept.empty() ? "" : ",") += std::to_string(number);
  SQLite::Statement forget(
      database, "DELETE FROM games WHERE table_id = ?1 AND number NOT IN (SELECT value FROM json_each(?2))");
  forget.bind(1, table);
  forget.bind(2, '[' + kept + ']');
  forget.exec();
}

}  // namespace kuhhandel::store
