#include "store/database.h"

#include <sqlite3.h>

#include <array>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "store/data_folder.h"
#include "store/folder_lock.h"
#include "store/migrations.h"

namespace kuhhandel::store {
namespace {

/// How long to wait for other writers, in milliseconds; nothing is sent meanwhile.
constexpr int kPatienceWithWriters = 60'000;

/// Offset in the header of a database file (https://sqlite.org/fileformat.html).
constexpr std::streamoff kPlaceOfApplicationId = 68;

bool is_backup(std::filesystem::path const& file) {
  std::ifstream in(file, std::ios::binary);
  std::array<unsigned char, 4> bytes{};
  in.seekg(kPlaceOfApplicationId);
  if (!in.read(reinterpret_cast<char*>(bytes.data()), bytes.size())) return false;
  return (bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3]) == kBackupId;
}

bool has_log(std::filesystem::path const& file) {
  std::error_code missing;
  auto const size = std::filesystem::file_size(file.string() + "-wal", missing);
  return !missing && size > 0;
}

/// Returns a URI with which SQLite reads a file without locks and without additional files.
std::string immutable_uri(std::filesystem::path const& file) {
  std::string uri = "file:";
  for (char const letter : std::filesystem::absolute(file).string()) {
    if (letter == '%' || letter == '?' || letter == '#') {
      constexpr std::string_view kDigits = "0123456789ABCDEF";
      auto const code = static_cast<unsigned char>(letter);
      uri += {'%', kDigits[code >> 4U], kDigits[code & 15U]};
    } else {
      uri += letter;
    }
  }
  return uri + "?immutable=1";
}

void refuse_other_schema(SQLite::Database& database) {
  refuse_later_schema(database);
  if (database.execAndGet("PRAGMA user_version").getInt() != schema_version())
    throw std::runtime_error("An earlier version of Kuhhandel wrote the data folder.");
}

/// A crash in between leaves a valid backup: without a write-ahead log, the change is made in the file
/// itself.
void take_over_backup(SQLite::Database& database) {
  database.exec("PRAGMA journal_mode = DELETE");
  database.exec("PRAGMA application_id = 0");
}

SQLite::Database open_in(std::filesystem::path const& folder, int how) {
  refuse_missing(folder);
  auto const file = folder / "kuhhandel.db";
  refuse_foreign_log(file);
  if ((how & SQLite::OPEN_CREATE) != 0) create_private_file(file);
  try {
    return SQLite::Database(file.string(), how);
  } catch (SQLite::Exception const& error) {
    throw std::runtime_error("The database " + file.string() + " cannot be opened: " + error.what() + ".");
  }
}

}  // namespace

void refuse_foreign_log(std::filesystem::path const& file) {
  if (!has_log(file) || !is_backup(file)) return;
  auto const log = file.string() + "-wal";
  throw std::runtime_error(file.string() + " is a restored backup, but " + log +
                           " belongs to the database that was there before. Delete " + log + " and " +
                           file.string() + "-shm, then start again.");
}

SQLite::Database open_database(std::filesystem::path const& folder) {
  bool const was_restored = is_backup(folder / "kuhhandel.db");
  auto database = open_in(folder, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  database.setBusyTimeout(kPatienceWithWriters);
  refuse_later_schema(database);
  if (was_restored) take_over_backup(database);
  // For a new file: a batch changes one or two rows of a page, and the log contains the whole page.
  database.exec("PRAGMA page_size = 2048");
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA synchronous = NORMAL");
  // Holds the staging log and the ends of the tables' logs, which would otherwise be read again.
  database.exec("PRAGMA cache_size = -16384");
  migrate(database);
  // Data that a killed process left in the log may not be on the disk yet. It must be durable, because it
  // will be sent from now on.
  database.execAndGet("PRAGMA wal_checkpoint(TRUNCATE)");
  return database;
}

SQLite::Database open_second_connection(std::filesystem::path const& folder) {
  auto database = open_in(folder, SQLite::OPEN_READWRITE);
  database.exec("PRAGMA synchronous = NORMAL");
  sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  // SQLite opens the log at the first read.
  database.execAndGet("SELECT count(*) FROM sqlite_master");
  return database;
}

SQLite::Database open_for_reading(std::filesystem::path const& folder) {
  auto database = open_in(folder, SQLite::OPEN_READONLY);
  database.setBusyTimeout(kPatienceWithWriters);
  database.exec("PRAGMA cache_size = -256");
  return database;
}

SQLite::Database open_read_only(std::filesystem::path const& folder) {
  auto database = open_in(folder, SQLite::OPEN_READONLY);
  try {
    refuse_other_schema(database);
  } catch (SQLite::Exception const&) {
    // The index of the write-ahead log does not fit on the disk. Without that log, the file is complete.
    if (has_log(folder / "kuhhandel.db")) throw;
    database =
        SQLite::Database(immutable_uri(folder / "kuhhandel.db"), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
    refuse_other_schema(database);
  }
  return database;
}

}  // namespace kuhhandel::store
