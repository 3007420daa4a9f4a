#include "store/tables/table_reader.h"

#include <sqlite3.h>

#include <algorithm>

#include "store/checksum.h"
#include "store/corrupt_data.h"
#include "table/log/log_json.h"

namespace kuhhandel::store {
namespace {

template <class T>
T must_read(std::expected<T, codec::FormatError> read, std::string const& table) {
  if (read) return std::move(*read);
  throw CorruptData("The log of table " + table + " cannot be read: " + codec::text_of(read.error()));
}

/// Returns the text. Throws CorruptData if the checksum does not match.
std::string const& checked(std::string const& text, std::int64_t sum, RowId const& place) {
  if (checksum(place, text) == sum) return text;
  throw CorruptData("The data of table " + std::string(place.table) + " as number " +
                    std::to_string(place.number) + " does not match its checksum.");
}

/// Reads a text whose checksum is in the next column.
std::string checked(SQLite::Statement& row, int text, RowId const& place) {
  return checked(row.getColumn(text).getString(), row.getColumn(text + 1).getInt64(), place);
}

/// Returns the result of `read`; reports a damaged page as CorruptData of this table.
template <class Read>
auto of_table(std::string const& table, Read const& read) -> decltype(read()) {
  try {
    return read();
  } catch (SQLite::Exception const& error) {
    if (!is_corruption(error) && error.getErrorCode() != SQLITE_IOERR) throw;
    throw CorruptData("The data of table " + table + " cannot be read: " + error.what());
  }
}

/// A stored fact.
struct LogRow {
  std::int64_t at;
  std::string fact;
  std::int64_t checksum;
  std::int64_t version;
};

/// Appends all rows of a statement with these columns.
void read_rows(SQLite::Statement& found, std::vector<LogRow>& rows) {
  while (found.executeStep())
    rows.push_back({found.getColumn(0).getInt64(), found.getColumn(1).getString(),
                    found.getColumn(2).getInt64(), found.getColumn(3).getInt64()});
}

/// Returns the table's facts above that version, in order. A fact that was just moved is in both logs.
std::vector<LogRow> rows_above(SQLite::Database& database, std::deque<StagedRow> const& fresh,
                               std::string const& table, std::int64_t version) {
  std::vector<LogRow> rows;
  SQLite::Statement moved(database,
                          "SELECT at, fact, checksum, version FROM log WHERE table_id = ? AND version > ?");
  moved.bind(1, table);
  moved.bind(2, version);
  read_rows(moved, rows);
  SQLite::Statement waiting(database, "SELECT at, fact, checksum, version FROM fresh WHERE number = ?");
  for (auto const& row : fresh) {
    if (row.version <= version) continue;
    waiting.reset();
    waiting.bind(1, row.number);
    read_rows(waiting, rows);
  }
  std::ranges::sort(rows, {}, &LogRow::version);
  rows.erase(std::ranges::unique(rows, {}, &LogRow::version).begin(), rows.end());
  return rows;
}

/// Reads facts from rows.
class LogReader {
 public:
  explicit LogReader(StoredTable& table) : table_(table), facts_(table.setup.edition) {}

  std::int64_t version() const { return version_; }

  /// Starts with the row of the log's snapshot.
  void begin(LogRow const& row) {
    version_ = row.version - 1;
    take(row);
    auto const* const snapshot = std::get_if<table::fact::LogSnapshot>(&table_.log.back().fact);
    bool const begins = snapshot != nullptr && snapshot->version == static_cast<std::uint64_t>(version_);
    if (!begins || snapshot->occupants.size() != static_cast<std::size_t>(table_.setup.seats))
      throw CorruptData("The log of table " + table_.setup.id + " begins with something else.");
  }
  void take(LogRow const& row) {
    auto const& id = table_.setup.id;
    RowId const place{id, row.version, row.at};
    if (place.number != ++version_)
      throw CorruptData("Of table " + id + " there is nothing before version " +
                        std::to_string(place.number) + ".");
    auto fact = must_read(facts_.read(checked(row.fact, row.checksum, place)), id);
    table_.log.push_back({table::Instant{place.at}, std::move(fact)});
  }

 private:
  StoredTable& table_;
  table::FactReader facts_;
  std::int64_t version_ = 0;
};

/// Reads number, end, start and bots from these columns.
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

std::vector<std::string> ids_in(SQLite::Statement row) {
  std::vector<std::string> tables;
  while (row.executeStep()) tables.push_back(row.getColumn(0).getString());
  return tables;
}

}  // namespace

bool is_corruption(SQLite::Exception const& error) {
  return error.getErrorCode() == SQLITE_CORRUPT || error.getErrorCode() == SQLITE_NOTADB;
}

keys::TokenHash hash_in(SQLite::Column const& column) {
  keys::TokenHash hash{};
  auto const* const bytes = static_cast<unsigned char const*>(column.getBlob());
  auto const size = std::min(hash.size(), static_cast<std::size_t>(column.getBytes()));
  std::copy_n(bytes, size, hash.begin());
  return hash;
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

std::vector<NamedSeat> TableReader::named_seats(std::string const& table) const {
  return of_table(table, [&] {
    SQLite::Statement row(
        database_,
        "SELECT seat, name, hash FROM named_seats WHERE table_id = ? AND name <> '' ORDER BY seat");
    row.bind(1, table);
    std::vector<NamedSeat> seats;
    while (row.executeStep())
      seats.push_back({.table = table,
                       .seat = seat_at(row.getColumn(0).getInt()),
                       .name = row.getColumn(1).getString(),
                       .hash = hash_in(row.getColumn(2))});
    return seats;
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

StagingIndex const& TableReader::fresh() const {
  if (shared_index_ != nullptr) return *shared_index_;
  // Rows lost on a damaged page are detected later as a gap in the versions, or as an incomplete table.
  own_index_.catch_up(database_);
  return own_index_;
}

std::optional<StoredTable> TableReader::read_table(std::string const& table) const {
  // One transaction for a consistent read; there may already be one.
  std::optional<SQLite::Transaction> moment;
  if (sqlite3_get_autocommit(database_.getHandle()) != 0) moment.emplace(database_);
  SQLite::Statement setup(database_, "SELECT made, setup, checksum FROM tables WHERE id = ?");
  setup.bind(1, table);
  if (!setup.executeStep()) return {};
  auto const text = checked(setup, 1, {table, 0, setup.getColumn(0).getInt64()});
  StoredTable stored{.setup = must_read(table::read_setup(text), table), .log = {}, .keys = {}};

  LogReader log(stored);
  SQLite::Statement beginning(database_,
                              "SELECT at, fact, checksum, version FROM beginnings WHERE table_id = ?");
  beginning.bind(1, table);
  std::vector<LogRow> begins;
  read_rows(beginning, begins);
  for (auto const& row : begins) log.begin(row);
  for (auto const& row : rows_above(database_, fresh().of(table), table, log.version())) log.take(row);

  stored.keys = keys(table);
  stored.guests = guest_keys(table);
  return stored;
}

std::vector<std::string> TableReader::unfinished_or_recent() const {
  return ids_in({database_,
                 "SELECT id FROM tables WHERE visited = 1"
                 " AND (is_over = 0 OR used_in > (SELECT minutes FROM service) - 1440)"});
}

std::vector<std::string> TableReader::unfinished_correspondence() const {
  // Quotes in a name are escaped, so this is the member of the setup.
  return ids_in({database_,
                 "SELECT id FROM tables INDEXED BY tables_of_correspondence"
                 " WHERE visited = 1 AND is_over = 0 AND instr(setup, '\"answer_within\":') > 0"});
}

std::vector<UnvisitedTable> TableReader::unvisited() const {
  SQLite::Statement query(database_, "SELECT made, id FROM tables WHERE NOT visited ORDER BY made");
  std::vector<UnvisitedTable> tables;
  read_until_corruption([&] {
    while (query.executeStep())
      tables.push_back({table::Instant{query.getColumn(0).getInt64()}, query.getColumn(1).getString()});
  });
  return tables;
}

bool TableReader::has(std::string const& table) const {
  SQLite::Statement found(database_, "SELECT 1 FROM tables WHERE id = ?");
  found.bind(1, table);
  return found.executeStep();
}

}  // namespace kuhhandel::store
