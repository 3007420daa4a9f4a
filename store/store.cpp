#include "store/store.h"

#include <sqlite3.h>

#include <algorithm>

#include "store/checksum.h"
#include "store/database.h"
#include "store/unreadable.h"
#include "table/log_json.h"

namespace kuhhandel::store {
namespace {

template <class T>
T must_read(std::expected<T, codec::FormatError> read, std::string const& table) {
  if (read) return std::move(*read);
  throw Unreadable("The log of table " + table + " cannot be read: " + codec::text_of(read.error()));
}

/// The text of a column, which is that of the checksum in the next one.
std::string checked(SQLite::Statement& row, int text, Place const& place) {
  auto read = row.getColumn(text).getString();
  if (checksum(place, read) == row.getColumn(text + 1).getInt64()) return read;
  throw Unreadable("What is kept of table " + std::string(place.table) + " as number " +
                   std::to_string(place.number) + " is not what was written there.");
}

/// What `read` gives; where a page of the file is damaged it is this table that cannot be read.
template <class Read>
auto of_table(std::string const& table, Read const& read) -> decltype(read()) {
  try {
    return read();
  } catch (SQLite::Exception const& error) {
    if (!is_damage(error) && error.getErrorCode() != SQLITE_IOERR) throw;
    throw Unreadable("What is kept of table " + table + " cannot be read: " + error.what());
  }
}

}  // namespace

bool is_damage(SQLite::Exception const& error) { return error.getErrorCode() == SQLITE_CORRUPT; }

keys::TokenHash hash_in(SQLite::Column const& column) {
  keys::TokenHash hash{};
  auto const* const bytes = static_cast<unsigned char const*>(column.getBlob());
  auto const size = std::min(hash.size(), static_cast<std::size_t>(column.getBytes()));
  std::copy_n(bytes, size, hash.begin());
  return hash;
}

Store::Store(std::filesystem::path const& folder, Durability durability)
    : database_(open_database(folder)),
      append_(database_, "INSERT INTO log (table_id, version, at, fact, checksum) VALUES (?, ?, ?, ?, ?)"),
      begin_(database_, "BEGIN IMMEDIATE"),
      commit_(database_, "COMMIT"),
      durability_(durability),
      seal_(database_) {}

void Store::begin_writing() {
  if (!turn_ || writing_) return;
  begin_.reset();
  begin_.exec();
  writing_ = true;
}

Committed Store::end_turn() {
  turn_ = false;
  if (writing_) {
    // An insert that was stepped but not reset, one that failed perhaps, would hold the transaction.
    append_.tryReset();
    commit_.reset();
    commit_.exec();
    writing_ = false;
  }
  // Groups write by themselves.
  auto const changes = database_.getTotalChanges();
  bool const changed = std::exchange(changes_, changes) != changes;
  return {.facts = std::exchange(facts_, 0), .to_seal = changed && durability_ == Durability::power};
}

void Store::seal() const {
  if (durability_ == Durability::power) seal_();
}

void Store::add_table(table::TableSetup const& setup, table::Instant now) {
  begin_writing();
  SQLite::Statement insert(database_, "INSERT INTO tables (id, setup, made, checksum) VALUES (?, ?, ?, ?)");
  auto const text = table::setup_text(setup);
  auto const made = static_cast<std::int64_t>(now.count());
  insert.bind(1, setup.id);
  insert.bind(2, text);
  insert.bind(3, made);
  insert.bind(4, checksum({setup.id, 0, made}, text));
  insert.exec();
}

void Store::add_key(std::string const& table, Seat seat, keys::TokenHash const& hash) {
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

void Store::keep_over(std::string const& table, bool is_over) {
  begin_writing();
  SQLite::Statement update(database_, "UPDATE named_seats SET is_over = ? WHERE table_id = ?");
  update.bind(1, is_over ? 1 : 0);
  update.bind(2, table);
  update.exec();
}

void Store::append(table::TableSetup const& table, std::uint64_t version, table::Entry const& entry) {
  begin_writing();
  append_.tryReset();
  Place const place{table.id, static_cast<std::int64_t>(version), entry.at.count()};
  auto const text = table::fact_text(entry.fact, table.edition);
  append_.bind(1, table.id);
  append_.bind(2, place.number);
  append_.bind(3, place.at);
  append_.bind(4, text);
  append_.bind(5, checksum(place, text));
  append_.exec();
  ++facts_;
}

void Store::add_game(std::string const& table, int number, std::string const& record) {
  begin_writing();
  SQLite::Statement insert(
      database_, "INSERT OR IGNORE INTO games (table_id, number, record, checksum) VALUES (?, ?, ?, ?)");
  insert.bind(1, table);
  insert.bind(2, number);
  insert.bind(3, record);
  insert.bind(4, checksum({table, number}, record));
  insert.exec();
}

std::optional<std::string> Store::game(std::string const& table, int number) {
  return of_table(table, [&]() -> std::optional<std::string> {
    SQLite::Statement game(database_, "SELECT record, checksum FROM games WHERE table_id = ? AND number = ?");
    game.bind(1, table);
    game.bind(2, number);
    if (!game.executeStep()) return {};
    return checked(game, 0, {table, number});
  });
}

std::optional<std::string> Store::damage() {
  try {
    auto found = database_.execAndGet("PRAGMA quick_check(1)").getString();
    return found == "ok" ? std::nullopt : std::optional(std::move(found));
  } catch (SQLite::Exception const& error) {
    return error.what();
  }
}

std::optional<StoredTable> Store::load(std::string const& table) {
  return of_table(table, [&] { return read_table(table); });
}

std::optional<StoredTable> Store::read_table(std::string const& table) {
  SQLite::Statement setup(database_, "SELECT made, setup, checksum FROM tables WHERE id = ?");
  setup.bind(1, table);
  if (!setup.executeStep()) return {};
  auto const said = checked(setup, 1, {table, 0, setup.getColumn(0).getInt64()});
  StoredTable stored{.setup = must_read(table::read_setup(said), table), .log = {}, .keys = {}};

  SQLite::Statement log(database_,
                        "SELECT at, fact, checksum, version FROM log WHERE table_id = ? ORDER BY version");
  log.bind(1, table);
  while (log.executeStep()) {
    Place const place{table, log.getColumn(3).getInt64(), log.getColumn(0).getInt64()};
    if (place.number != static_cast<std::int64_t>(stored.log.size()) + 1)
      throw Unreadable("Of table " + table + " there is nothing before version " +
                       std::to_string(place.number) + ".");
    auto fact = must_read(table::read_fact(checked(log, 1, place), stored.setup.edition), table);
    stored.log.push_back({table::Instant{place.at}, std::move(fact)});
  }

  SQLite::Statement keys(database_,
                         "SELECT seat, hash FROM keys WHERE table_id = ?1"
                         " UNION ALL SELECT seat, hash FROM named_seats WHERE table_id = ?1");
  keys.bind(1, table);
  while (keys.executeStep())
    stored.keys.push_back({seat_at(keys.getColumn(0).getInt()), hash_in(keys.getColumn(1))});
  return stored;
}

}  // namespace kuhhandel::store
