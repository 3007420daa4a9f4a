#include "store/database.h"

#include <stdexcept>

#include "store/migrations.h"

namespace kuhhandel::store {
namespace {

SQLite::Database open_in(std::filesystem::path const& folder) {
  if (!std::filesystem::is_directory(folder)) {
    throw std::runtime_error("The data folder " + folder.string() +
                             " does not exist; make it or name another with --data.");
  }
  auto const file = folder / "kuhhandel.db";
  try {
    return SQLite::Database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  } catch (SQLite::Exception const& error) {
    throw std::runtime_error("The database " + file.string() + " cannot be opened: " + error.what() + ".");
  }
}

}  // namespace

SQLite::Database open_database(std::filesystem::path const& folder) {
  auto database = open_in(folder);
  database.setBusyTimeout(1000);
  refuse_later_schema(database);
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA synchronous = NORMAL");
  // A log is appended to, and read once when its table comes back: 256 kB of pages will do.
  database.exec("PRAGMA cache_size = -256");
  migrate(database);
  // What a killed process left in the log may be in memory alone; it is told from now on, so it has to stay.
  database.execAndGet("PRAGMA wal_checkpoint(TRUNCATE)");
  return database;
}

}  // namespace kuhhandel::store
