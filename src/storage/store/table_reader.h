// What is kept of tables, read from their database.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "keys/token.h"
#include "store/staging_index.h"
#include "store/stored_table.h"

namespace kuhhandel::store {

/// A game of a table that is over, by its number from 1.
struct PastGame {
  int number;
  table::Instant ended;  // 0 where nobody wrote it down
  std::optional<table::Instant> began{};
  std::optional<SeatSet> bots{};  // whose seats bots had at its end
};

/// A token's hash as it was stored.
keys::TokenHash hash_in(SQLite::Column const& column);

class TableReader {
 public:
  /// The database must outlive it.
  explicit TableReader(SQLite::Database& database) : database_(database) {}
  /// The same, and the index of the fresh facts, which whoever writes them keeps.
  TableReader(SQLite::Database& database, StagingIndex const& kept)
      : database_(database), shared_index_(&kept) {}

  /// None where there is no such table, Unreadable where what is kept of it is damaged or not whole.
  std::optional<StoredTable> load(std::string const& table) const;
  bool has(std::string const& table) const;

  /// Those to which somebody has come and whose game is not over.
  std::vector<std::string> unfinished() const;
  /// Those that nobody has come to yet, the oldest first.
  std::vector<UnvisitedTable> unvisited() const;

  /// The record of a table's game that is over, numbered from 1; none where there is none, Unreadable where
  /// it is damaged.
  std::optional<std::string> game(std::string const& table, int number) const;

  /// The latest games of a table that are over, the last one first.
  std::vector<PastGame> latest_games(std::string const& table, int most) const;

  /// All that opens a seat of the table; nothing where there is no such table.
  std::vector<SeatKeyHash> keys(std::string const& table) const;
  /// Its seats that were taken by whoever keeps a name and has not given it up.
  std::vector<NamedSeat> named_seats(std::string const& table) const;
  /// Those that open none now.
  std::vector<GuestKey> guest_keys(std::string const& table) const;

 private:
  std::optional<StoredTable> read_table(std::string const& table) const;
  StagingIndex const& fresh() const;

  SQLite::Database& database_;
  StagingIndex const* shared_index_ = nullptr;
  mutable StagingIndex own_index_{};  // where nobody keeps one
};

}  // namespace kuhhandel::store
