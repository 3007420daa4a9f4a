// The data folder: every table's setup, seat keys and log of facts in one SQLite database (write-ahead log),
// so that neither a killed server nor a power cut loses what was sealed.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "keys/token.h"
#include "store/durability.h"
#include "store/seal.h"
#include "table/fact.h"
#include "table/table.h"

namespace kuhhandel::store {

struct SeatKeyHash {
  Seat seat;
  keys::TokenHash hash;
};

/// A seat that somebody took under a name of their own (names/names.h), and what its further key hashes to.
struct NamedSeat {
  std::string table;
  Seat seat;
  std::string name;  // folded
  keys::TokenHash hash;
};

/// A table as the log remembers it.
struct StoredTable {
  table::TableSetup setup;
  std::vector<table::Entry> log;
  std::vector<SeatKeyHash> keys;
};

/// What a turn left behind.
struct Committed {
  std::size_t facts;
  bool to_seal;  // whether it wrote anything that a power cut could take back and must not
};

/// A token's hash as it was stored.
keys::TokenHash hash_in(SQLite::Column const& column);

/// All functions throw SQLite::Exception where the disk refuses; the server then stops, since it could no
/// longer keep its word.
class Store {
 public:
  /// Opens or makes `folder`/kuhhandel.db; std::runtime_error with a sentence where that cannot be.
  explicit Store(std::filesystem::path const& folder, Durability durability = Durability::power);

  void add_table(table::TableSetup const& setup, table::Instant now);
  void add_key(std::string const& table, Seat seat, keys::TokenHash const& hash);
  /// A further key of the seat, and whose it is.
  void add_named_seat(NamedSeat const& named);
  /// All keys of the seat, also that of a name.
  void remove_keys(std::string const& table, Seat seat);
  /// Whether the table's game is over: the names that sit there are not told of it then.
  void keep_over(std::string const& table, bool is_over);
  void append(table::TableSetup const& table, std::uint64_t version, table::Entry const& entry);

  /// Keeps the record of a table's game that is over, numbered from 1; one that is there already stays, so
  /// that later rules change nothing in it.
  void add_game(std::string const& table, int number, std::string const& record);
  /// That record; none where there is none.
  std::optional<std::string> game(std::string const& table, int number);

  /// What is written between the two is committed all at once, at the end; else each function's work is when
  /// it returns.
  void begin_turn() { turn_ = true; }
  Committed end_turn();

  /// Makes durable what was committed before; nobody may be told of it earlier. Any thread may do this.
  void seal() const;

  /// None where there is no such table.
  std::optional<StoredTable> load(std::string const& table);

  /// For what else is kept in the same file.
  SQLite::Database& database() { return database_; }

 private:
  /// Before everything that writes.
  void begin_writing();

  SQLite::Database database_;
  SQLite::Statement append_;
  SQLite::Statement begin_;
  SQLite::Statement commit_;
  Durability durability_;
  Seal seal_;
  int changes_ = 0;  // all that the database had seen at the end of the last turn
  bool turn_ = false;
  bool writing_ = false;   // in this turn
  std::size_t facts_ = 0;  // of this turn
};

}  // namespace kuhhandel::store
