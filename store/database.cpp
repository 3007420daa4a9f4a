#include "store/database.h"

#include <sqlite3.h>

#include <stdexcept>

#include "store/folder_lock.h"
#include "store/migrations.h"

namespace kuhhandel::store {
namespace {

/// For whoever else writes, in milliseconds; nobody is told anything meanwhile.
constexpr int kPatienceWithWriters = 60'000;

SQLite::Database open_in(std::filesystem::path const& folder, int how) {
  refuse_missing(folder);
  auto const file = folder / "kuhhandel.db";
  try {
    return SQLite::Database(file.string(), how);
  } catch (SQLite::Exception const& error) {
    throw std::runtime_error("The database " + file.string() + " cannot be opened: " + error.what() + ".");
  }
}

}  // namespace

SQLite::Database open_database(std::filesystem::path const& folder) {
  auto database = open_in(folder, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  database.setBusyTimeout(kPatienceWithWriters);
  refuse_later_schema(database);
  // Of a new file: a turn changes a row or two of a page, and the log takes the whole page.
  database.exec("PRAGMA page_size = 2048");
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA synchronous = NORMAL");
  // The fresh facts and the ends of the logs where they are put away, which would else be read again.
  database.exec("PRAGMA cache_size = -16384");
  migrate(database);
  // What a killed process left in the log may be in memory alone; it is told from now on, so it has to stay.
  database.execAndGet("PRAGMA wal_checkpoint(TRUNCATE)");
  return database;
}

SQLite::Database open_beside(std::filesystem::path const& folder) {
  auto database = open_in(folder, SQLite::OPEN_READWRITE);
  database.exec("PRAGMA synchronous = NORMAL");
  sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  // It finds the log when it first reads.
  database.execAndGet("SELECT count(*) FROM sqlite_master");
  return database;
}

SQLite::Database open_for_reading(std::filesystem::path const& folder) {
  auto database = open_in(folder, SQLite::OPEN_READONLY);
  database.setBusyTimeout(kPatienceWithWriters);
  database.exec("PRAGMA cache_size = -256");
  return database;
}

}  // namespace kuhhandel::store
