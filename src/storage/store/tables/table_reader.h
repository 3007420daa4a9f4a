// Reads stored tables, their games and keys from the database.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "keys/token.h"
#include "store/tables/staging_index.h"
#include "store/tables/stored_table.h"

namespace kuhhandel::store {

/// A finished game of a table, numbered from 1.
struct PastGame {
  int number;
  table::Instant ended;  // 0 if unknown
  std::optional<table::Instant> began{};
  std::optional<SeatSet> bots{};  // seats held by bots at its end
};

/// Reads the hash of a token.
keys::TokenHash hash_in(SQLite::Column const& column);

class TableReader {
 public:
  /// The database must outlive it.
  explicit TableReader(SQLite::Database& database) : database_(database) {}
  /// Uses the index of staged facts that their writer maintains.
  TableReader(SQLite::Database& database, StagingIndex const& kept)
      : database_(database), shared_index_(&kept) {}

  /// Returns nullopt if the table does not exist. Throws CorruptData if its data is damaged or incomplete.
  std::optional<StoredTable> load(std::string const& table) const;
  bool has(std::string const& table) const;

  /// Returns visited tables whose game is not finished, or that were used within a day of running time.
  std::vector<std::string> unfinished_or_recent() const;
  /// Returns those of them where players answer within hours and need not be connected.
  std::vector<std::string> unfinished_correspondence() const;
  /// Returns tables without a visit yet, the oldest first.
  std::vector<UnvisitedTable> unvisited() const;

  /// Returns the record of a finished game, numbered from 1; nullopt if there is none. Throws CorruptData if
  /// it is damaged.
  std::optional<std::string> game(std::string const& table, int number) const;

  /// Returns the latest finished games of a table, the last one first.
  std::vector<PastGame> latest_games(std::string const& table, int most) const;

  /// Returns all seat keys of the table; empty if it does not exist.
  std::vector<SeatKeyHash> keys(std::string const& table) const;
  /// Returns the seats that belong to names that are still registered.
  std::vector<NamedSeat> named_seats(std::string const& table) const;
  /// Returns the keys that currently open no seat.
  std::vector<GuestKey> guest_keys(std::string const& table) const;

 private:
  std::optional<StoredTable> read_table(std::string const& table) const;
  StagingIndex const& fresh() const;

  SQLite::Database& database_;
  StagingIndex const* shared_index_ = nullptr;
  mutable StagingIndex own_index_{};  // used without shared_index_
};

}  // namespace kuhhandel::store
