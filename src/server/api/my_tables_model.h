// The tables where a player has a seat, and the finished games that they played there.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/format_error.h"
#include "live/lobby_json.h"
#include "store/table_reader.h"
#include "table/table.h"

namespace kuhhandel::server {

/// A table as its player sees it in the list.
struct MyTable {
  std::string id;
  std::string name;
  std::string edition;
  table::TableState state;
  Seat seat;
  std::vector<std::string> players;         // of every seat; empty: nobody has the seat
  std::vector<std::string> former_names{};  // names the player used there before; never sent
  std::optional<std::int64_t> hours;        // at a correspondence table: hours to answer
  SeatSet bots{};                           // seats of bots
  bool needs_decision = false;              // the game waits for the player, or the player may bid
  std::optional<table::Instant> since{};    // since when the current decision is open; only while a game runs
  bool strangers = false;                   // table of strangers; its name is a code
};

/// A finished game as its player sees it in the list.
struct MyGame {
  std::string table;
  std::string name;  // of the table
  std::string edition;
  int game;
  table::Instant ended;
  Seat seat;
  std::vector<std::string> players;
  std::vector<Money> points;                // of every seat
  int rank;                                 // the player's, from 1
  std::optional<SeatSet> bots{};            // seats of bots at the end; nullopt if not recorded
  std::optional<table::Duration> lasted{};  // elapsed real time
  bool by_letter = false;                   // at a correspondence table
  bool strangers = false;                   // at a table of strangers; its name is a code
};

struct MyTables {
  std::vector<MyTable> tables;
  std::vector<MyGame> games;
};

/// Maximum number of seats per request.
inline constexpr std::size_t kMaxKnownSeats = 24;

MyTable my_table(table::Table const& table, Seat seat);

/// Reads the game from the text of its record. Returns nullopt if the seat belonged to another player then,
/// or if the current rules refuse the record. Throws CorruptData if the record cannot be read.
std::optional<MyGame> my_game(MyTable const& table, store::PastGame const& game, std::string_view text);

std::expected<std::vector<live::KnownSeat>, codec::FormatError> read_known_seats(std::string_view body);
std::string my_tables_text(MyTables const& listed_table);

}  // namespace kuhhandel::server
