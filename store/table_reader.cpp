#include "store/table_reader.h"

#include <sqlite3.h>

#include <algorithm>

#include "store/checksum.h"
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

/// Reads facts from rows of their time, text, checksum and version.
class LogReader {
 public:
  explicit LogReader(StoredTable& table) : table_(table), facts_(table.setup.edition) {}

  std::int64_t version() const { return version_; }

  /// What the log begins anew with.
  void begin(SQLite::Statement& row) {
    version_ = row.getColumn(3).getInt64() - 1;
    take(row);
    auto const* const carried = std::get_if<table::fact::CarriedForward>(&table_.log.back().fact);
    bool const begins = carried != nullptr && carried->version == static_cast<std::uint64_t>(version_);
    if (!begins || carried->occupants.size() != static_cast<std::size_t>(table_.setup.seats))
      throw Unreadable("The log of table " + table_.setup.id + " begins with something else.");
  }
  void take(SQLite::Statement& row) {
    auto const& id = table_.setup.id;
    Place const place{id, row.getColumn(3).getInt64(), row.getColumn(0).getInt64()};
    if (place.number != ++version_)
      throw Unreadable("Of table " + id + " there is nothing before version " + std::to_string(place.number) +
                       ".");
    auto fact = must_read(facts_.read(checked(row, 1, place)), id);
    table_.log.push_back({table::Instant{place.at}, std::move(fact)});
  }

 private:
  StoredTable& table_;
  table::FactReader facts_;
  std::int64_t version_ = 0;
};

/// Number, end, beginning and bots, in these columns.
PastGame past_game(SQLite::Statement& row) {
  PastGame game{.number = row.getColumn(0).getInt(), .ended = table::Instant{row.getColumn(1).getInt64()}};
  if (!row.getColumn(2).isNull()) game.began = table::Instant{row.getColumn(2).getInt64()};
  if (row.getColumn(3).isNull()) return game;
  auto const bits = static_cast<unsigned>(row.getColumn(3).getInt());
  game.bots.emplace();
  for (int seat = 0; seat < kMaxSeats; ++seat)
    if ((bits >> static_cast<unsigned>(seat) & 1U) != 0) game.bots->insert(seat_at(seat));
  return game;
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

std::optional<Seat> seat_of(std::vector<SeatKeyHash> const& keys, std::string_view token) {
  return seat_of(keys, keys::hash_of(token));
}

std::optional<Seat> seat_of(std::vector<SeatKeyHash> const& keys, keys::TokenHash const& hash) {
  std::optional<Seat> seat;
  for (auto const& key : keys) {
    if (keys::same(key.hash, hash)) seat = key.seat;
  }
  return seat;
}

std::optional<std::string> TableReader::game(std::string const& table, int number) const {
  return of_table(table, [&]() -> std::optional<std::string> {
    SQLite::Statement game(database_, "SELECT record, checksum FROM games WHERE table_id = ? AND number = ?");
    game.bind(1, table);
    game.bind(2, number);
    if (!game.executeStep()) return {};
    return checked(game, 0, {table, number});
  });
}

std::vector<PastGame> TableReader::latest_games(std::string const& table, int most) const {
  return of_table(table, [&] {
    SQLite::Statement row(database_,
                          "SELECT number, ended, began, bots FROM games WHERE table_id = ?"
                          " ORDER BY number DESC LIMIT ?");
    row.bind(1, table);
    row.bind(2, most);
    std::vector<PastGame> games;
    while (row.executeStep()) games.push_back(past_game(row));
    return games;
  });
}

std::vector<SeatKeyHash> TableReader::keys(std::string const& table) const {
  return of_table(table, [&] {
    SQLite::Statement row(database_,
                          "SELECT seat, hash FROM keys WHERE table_id = ?1"
                          " UNION ALL SELECT seat, hash FROM named_seats WHERE table_id = ?1");
    row.bind(1, table);
    std::vector<SeatKeyHash> keys;
    while (row.executeStep()) keys.push_back({seat_at(row.getColumn(0).getInt()), hash_in(row.getColumn(1))});
    return keys;
  });
}

std::vector<GuestKey> TableReader::guest_keys(std::string const& table) const {
  return of_table(table, [&] {
    SQLite::Statement row(database_, "SELECT seat, player, kind, hash FROM guest_keys WHERE table_id = ?1");
    row.bind(1, table);
    std::vector<GuestKey> keys;
    while (row.executeStep())
      keys.push_back({seat_at(row.getColumn(0).getInt()), row.getColumn(1).getString(),
                      static_cast<GuestKind>(row.getColumn(2).getInt()), hash_in(row.getColumn(3))});
    return keys;
  });
}

std::optional<StoredTable> TableReader::load(std::string const& table) const {
  return of_table(table, [&] { return read_table(table); });
}

std::optional<StoredTable> TableReader::read_table(std::string const& table) const {
  SQLite::Statement setup(database_, "SELECT made, setup, checksum FROM tables WHERE id = ?");
  setup.bind(1, table);
  if (!setup.executeStep()) return {};
  auto const said = checked(setup, 1, {table, 0, setup.getColumn(0).getInt64()});
  StoredTable stored{.setup = must_read(table::read_setup(said), table), .log = {}, .keys = {}};

  LogReader log(stored);
  SQLite::Statement beginning(database_,
                              "SELECT at, fact, checksum, version FROM beginnings WHERE table_id = ?");
  beginning.bind(1, table);
  if (beginning.executeStep()) log.begin(beginning);
  SQLite::Statement rest(database_,
                         "SELECT at, fact, checksum, version FROM log WHERE table_id = ? AND version > ?"
                         " ORDER BY version");
  rest.bind(1, table);
  rest.bind(2, log.version());
  while (rest.executeStep()) log.take(rest);

  stored.keys = keys(table);
  stored.guests = guest_keys(table);
  return stored;
}

bool TableReader::has(std::string const& table) const {
  SQLite::Statement found(database_, "SELECT 1 FROM tables WHERE id = ?");
  found.bind(1, table);
  return found.executeStep();
}

}  // namespace kuhhandel::store
