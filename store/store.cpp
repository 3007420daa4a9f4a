#include "store/store.h"

#include <sqlite3.h>

#include <algorithm>
#include <stdexcept>

#include "store/unreadable.h"
#include "table/log_json.h"

namespace kuhhandel {
namespace {

constexpr auto kSchema = R"(
  CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, setup TEXT NOT NULL, made INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS keys (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, hash BLOB NOT NULL,
    PRIMARY KEY (table_id, seat)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS log (
    table_id TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, fact TEXT NOT NULL,
    PRIMARY KEY (table_id, version)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS games (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, record TEXT NOT NULL,
    PRIMARY KEY (table_id, number)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS names (
    folded TEXT PRIMARY KEY, name TEXT NOT NULL, hash BLOB NOT NULL UNIQUE,
    made INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS named_seats (
    number INTEGER PRIMARY KEY, table_id TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
    hash BLOB NOT NULL, is_over INTEGER NOT NULL DEFAULT 0, UNIQUE (table_id, seat));
  CREATE INDEX IF NOT EXISTS named_seats_by_name ON named_seats (name, is_over, number);
)";
constexpr int kSchemaVersion = 3;  // 1 had no games, 2 no names; what is missing is made

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

SQLite::Database with_schema(SQLite::Database database) {
  database.setBusyTimeout(1000);
  auto const version = database.execAndGet("PRAGMA user_version").getInt();
  if (version > kSchemaVersion) {
    throw std::runtime_error("The data folder was written by a later version of Kuhhandel (schema " +
                             std::to_string(version) + "); this one knows schema " +
                             std::to_string(kSchemaVersion) + ".");
  }
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA synchronous = NORMAL");
  // A log is appended to, and read once when its table comes back: 256 kB of pages will do.
  database.exec("PRAGMA cache_size = -256");
  database.exec(kSchema);
  database.exec("PRAGMA user_version = " + std::to_string(kSchemaVersion));
  return database;
}

template <class T>
T must_read(std::expected<T, FormatError> read, std::string const& table) {
  if (read) return std::move(*read);
  throw Unreadable("The log of table " + table + " cannot be read: " + text_of(read.error()));
}

}  // namespace

TokenHash hash_in(SQLite::Column const& column) {
  TokenHash hash{};
  auto const* const bytes = static_cast<unsigned char const*>(column.getBlob());
  auto const size = std::min(hash.size(), static_cast<std::size_t>(column.getBytes()));
  std::copy_n(bytes, size, hash.begin());
  return hash;
}

Store::Store(std::filesystem::path const& folder)
    : database_(with_schema(open_in(folder))),
      append_(database_, "INSERT INTO log (table_id, version, at, fact) VALUES (?, ?, ?, ?)"),
      begin_(database_, "BEGIN"),
      commit_(database_, "COMMIT") {}

void Store::begin_writing() {
  if (!turn_ || writing_) return;
  begin_.reset();
  begin_.exec();
  writing_ = true;
}

std::size_t Store::end_turn() {
  turn_ = false;
  if (!writing_) return 0;
  // An insert that was stepped but not reset would hold the transaction.
  append_.reset();
  commit_.reset();
  commit_.exec();
  writing_ = false;
  return std::exchange(facts_, 0);
}

void Store::add_table(TableSetup const& setup, Instant now) {
  begin_writing();
  SQLite::Statement insert(database_, "INSERT INTO tables (id, setup, made) VALUES (?, ?, ?)");
  insert.bind(1, setup.id);
  insert.bind(2, setup_text(setup));
  insert.bind(3, static_cast<std::int64_t>(now.count()));
  insert.exec();
}

void Store::add_key(std::string const& table, Seat seat, TokenHash const& hash) {
  begin_writing();
  SQLite::Statement insert(database_, "INSERT OR REPLACE INTO keys (table_id, seat, hash) VALUES (?, ?, ?)");
  insert.bind(1, table);
  insert.bind(2, index_of(seat));
  insert.bind(3, hash.data(), static_cast<int>(hash.size()));
  insert.exec();
}

void Store::add_named_seat(NamedSeat const& named) {
  begin_writing();
  SQLite::Statement insert(
      database_, "INSERT OR REPLACE INTO named_seats (table_id, seat, name, hash) VALUES (?, ?, ?, ?)");
  insert.bind(1, named.table);
  insert.bind(2, index_of(named.seat));
  insert.bind(3, named.name);
  insert.bind(4, named.hash.data(), static_cast<int>(named.hash.size()));
  insert.exec();
}

void Store::remove_keys(std::string const& table, Seat seat) {
  begin_writing();
  for (auto const* const kept : {"keys", "named_seats"}) {
    SQLite::Statement remove(database_,
                             std::string("DELETE FROM ") + kept + " WHERE table_id = ? AND seat = ?");
    remove.bind(1, table);
    remove.bind(2, index_of(seat));
    remove.exec();
  }
}

void Store::note_over(std::string const& table, bool is_over) {
  begin_writing();
  SQLite::Statement update(database_, "UPDATE named_seats SET is_over = ? WHERE table_id = ?");
  update.bind(1, is_over ? 1 : 0);
  update.bind(2, table);
  update.exec();
}

void Store::append(TableSetup const& table, std::uint64_t version, Entry const& entry) {
  begin_writing();
  append_.reset();
  append_.bind(1, table.id);
  append_.bind(2, static_cast<std::int64_t>(version));
  append_.bind(3, static_cast<std::int64_t>(entry.at.count()));
  append_.bind(4, fact_text(entry.fact, table.edition));
  append_.exec();
  ++facts_;
}

void Store::add_game(std::string const& table, int number, std::string const& record) {
  begin_writing();
  SQLite::Statement insert(database_,
                           "INSERT OR IGNORE INTO games (table_id, number, record) VALUES (?, ?, ?)");
  insert.bind(1, table);
  insert.bind(2, number);
  insert.bind(3, record);
  insert.exec();
}

std::optional<std::string> Store::game(std::string const& table, int number) {
  SQLite::Statement game(database_, "SELECT record FROM games WHERE table_id = ? AND number = ?");
  game.bind(1, table);
  game.bind(2, number);
  if (!game.executeStep()) return {};
  return game.getColumn(0).getString();
}

std::optional<StoredTable> Store::load(std::string const& table) {
  SQLite::Statement setup(database_, "SELECT setup FROM tables WHERE id = ?");
  setup.bind(1, table);
  if (!setup.executeStep()) return {};
  StoredTable stored{
      .setup = must_read(read_setup(setup.getColumn(0).getString()), table), .log = {}, .keys = {}};

  SQLite::Statement log(database_, "SELECT at, fact FROM log WHERE table_id = ? ORDER BY version");
  log.bind(1, table);
  while (log.executeStep()) {
    auto fact = must_read(read_fact(log.getColumn(1).getString(), stored.setup.edition), table);
    stored.log.push_back({Instant{log.getColumn(0).getInt64()}, std::move(fact)});
  }

  SQLite::Statement keys(database_,
                         "SELECT seat, hash FROM keys WHERE table_id = ?1"
                         " UNION ALL SELECT seat, hash FROM named_seats WHERE table_id = ?1");
  keys.bind(1, table);
  while (keys.executeStep())
    stored.keys.push_back({seat_at(keys.getColumn(0).getInt()), hash_in(keys.getColumn(1))});
  return stored;
}

}  // namespace kuhhandel
