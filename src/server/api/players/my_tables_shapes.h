// The tables where a player has a seat, and the finished games that they played there, as JSON
// (docs/HTTP_API.md).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "codec/wire/game_kinds.h"
#include "codec/wire/shape.h"
#include "live/lobby_shapes.h"
#include "table/messages/table_kinds.h"
#include "table/messages/table_shapes.h"

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

/// Seats that a player asks about.
struct KnownSeats {
  std::vector<live::KnownSeat> seats;
};

using PlayersNames = codec::ListOf<table::LoggedText, std::vector<std::string>, kMaxSeats>;
using PointsBySeat = codec::ListOf<codec::Points, std::vector<Money>, kMaxSeats>;

}  // namespace kuhhandel::server

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<server::KnownSeats> =
    shape("SeatsOfOne", "A player's seats (POST /api/seats).",
          member<ListOf<KindOf<live::KnownSeat>, std::vector<live::KnownSeat>, server::kMaxKnownSeats, 1>,
                 &server::KnownSeats::seats>("seats"));

template <>
inline constexpr auto kShape<server::MyTable> = shape(
    "OwnTable", "A table with a seat of the player.", member<table::LoggedText, &server::MyTable::id>("id"),
    member<table::LoggedText, &server::MyTable::name>("name"),
    member<table::LoggedText, &server::MyTable::edition>("edition"), member<&server::MyTable::state>("state"),
    member<&server::MyTable::seat>("seat"),
    member<server::PlayersNames, &server::MyTable::players>(
        "players", "The players' names by seat; empty for an empty seat."),
    member<Maybe<Counted>, &server::MyTable::hours>("answer_within",
                                                    "At a correspondence table: hours to answer."),
    member<&server::MyTable::bots>("bots", "The seats of bots."),
    member<&server::MyTable::needs_decision>("asked",
                                             "Whether the game waits for the player, or they may bid."),
    member<Maybe<table::Time>, &server::MyTable::since>("since",
                                                        "When the current decision began, during a game."),
    member<IfTrue, &server::MyTable::strangers>("strangers", "A table of strangers, whose name is a code."));

template <>
inline constexpr auto kShape<server::MyGame> = shape(
    "OwnGame", "A finished game, for one of its players.",
    member<table::LoggedText, &server::MyGame::table>("table"),
    member<table::LoggedText, &server::MyGame::name>("name", "The table's name."),
    member<table::LoggedText, &server::MyGame::edition>("edition"),
    member<HowMany<int>, &server::MyGame::game>("game", "The game's number at the table, from 1."),
    member<table::Time, &server::MyGame::ended>("ended", "When the game ended; 0: unknown."),
    member<&server::MyGame::seat>("seat"), member<server::PlayersNames, &server::MyGame::players>("players"),
    member<server::PointsBySeat, &server::MyGame::points>("points", "The points by seat."),
    member<HowMany<int>, &server::MyGame::rank>("rank", "The player's rank, from 1."),
    member<Maybe<KindOf<SeatSet>>, &server::MyGame::bots>("bots",
                                                          "The seats of bots at the game's end, if known."),
    member<Maybe<table::Lasting>, &server::MyGame::lasted>("lasted", "The game's duration in milliseconds."),
    member<IfTrue, &server::MyGame::by_letter>("by_letter", "A game at a correspondence table."),
    member<IfTrue, &server::MyGame::strangers>("strangers",
                                               "A game at a table of strangers, whose name is a code."));

template <>
inline constexpr auto kShape<server::MyTables> =
    shape("OwnTables", "A player's tables and games.",
          member<Listed<KindOf<server::MyTable>>, &server::MyTables::tables>("tables"),
          member<Listed<KindOf<server::MyGame>>, &server::MyTables::games>(
              "games", "The player's games, latest first."));

}  // namespace kuhhandel::codec
