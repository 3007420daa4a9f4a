// What somebody finds again of theirs: the tables where they sit, and the games that they played there.
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

/// A table as one who sits there finds it.
struct MyTable {
  std::string id;
  std::string name;
  std::string edition;
  table::TableState state;
  Seat seat;
  std::vector<std::string> players;         // of every seat; empty where nobody sits
  std::vector<std::string> former_names{};  // by which they went there before; told to nobody
  std::optional<std::int64_t> hours;        // at a correspondence table: to answer
  SeatSet bots{};                           // whose seats bots have
  bool needs_decision = false;              // the game waits for them, or they might bid
  std::optional<table::Instant> since{};    // what is asked now was asked then; while a game runs
  bool strangers = false;                   // come together there; its name is a code
};

/// A game that is over, for one who played it.
struct MyGame {
  std::string table;
  std::string name;  // of the table
  std::string edition;
  int game;
  table::Instant ended;
  Seat seat;
  std::vector<std::string> players;
  std::vector<Money> points;      // of every seat
  int rank;                       // theirs, from 1
  std::optional<SeatSet> bots{};  // whose seats bots had at its end; none where nobody wrote it down
  std::optional<table::Duration> lasted{};  // by the clock on the wall
  bool by_letter = false;                   // at a correspondence table
  bool strangers = false;                   // at a table of strangers; its name is a code
};

struct MyTables {
  std::vector<MyTable> tables;
  std::vector<MyGame> games;
};

/// The most seats that are looked at in one request.
inline constexpr std::size_t kMaxKnownSeats = 24;

MyTable my_table(table::Table const& table, Seat seat);

/// By the text of its record; none where somebody sat there then who goes by none of their names, or the
/// rules of today refuse it. Throws Unreadable where it cannot be read.
std::optional<MyGame> my_game(MyTable const& table, store::PastGame const& game, std::string_view text);

std::expected<std::vector<live::KnownSeat>, codec::FormatError> read_known_seats(std::string_view body);
std::string my_tables_text(MyTables const& listed_table);

}  // namespace kuhhandel::server
