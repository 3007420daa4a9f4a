// What is said of somebody's own tables and games (docs/PROTOCOL.md).
#pragma once

#include "codec/wire/game_kinds.h"
#include "codec/wire/shape.h"
#include "live/lobby_shapes.h"
#include "server/api/my_tables_model.h"
#include "table/table_kinds.h"
#include "table/table_shapes.h"

namespace kuhhandel::server {

/// Seats of which somebody wants to hear.
struct SeatsOfOne {
  std::vector<live::KnownSeat> seats;
};

using PlayersNames = codec::ListOf<table::LoggedText, std::vector<std::string>, kMaxSeats>;
using EachOnesPoints = codec::ListOf<codec::Points, std::vector<Money>, kMaxSeats>;

}  // namespace kuhhandel::server

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<server::SeatsOfOne> =
    shape("SeatsOfOne", "POST /api/seats",
          member<ListOf<KindOf<live::KnownSeat>, std::vector<live::KnownSeat>, server::kMostOwnSeats, 1>,
                 &server::SeatsOfOne::seats>("seats"));

template <>
inline constexpr auto kShape<server::OwnTable> =
    shape("OwnTable", "A table as one who sits there finds it.",
          member<table::LoggedText, &server::OwnTable::id>("id"),
          member<table::LoggedText, &server::OwnTable::name>("name"),
          member<table::LoggedText, &server::OwnTable::edition>("edition"),
          member<&server::OwnTable::state>("state"), member<&server::OwnTable::seat>("seat"),
          member<server::PlayersNames, &server::OwnTable::players>("players",
                                                                   "Of every seat; empty where nobody sits."),
          member<Maybe<Counted>, &server::OwnTable::hours>("answer_within",
                                                           "At a correspondence table: hours to answer."),
          member<&server::OwnTable::bots>("bots", "Whose seats bots have."),
          member<&server::OwnTable::asked>("asked", "The game waits for them, or they might bid."),
          member<Maybe<table::Time>, &server::OwnTable::since>(
              "since", "When that was asked which is asked now; while a game runs."),
          member<IfTrue, &server::OwnTable::strangers>("strangers",
                                                       "Come together there: nobody gave it its name."));

template <>
inline constexpr auto kShape<server::OwnGame> =
    shape("OwnGame", "A game that is over, for one who played it.",
          member<table::LoggedText, &server::OwnGame::table>("table"),
          member<table::LoggedText, &server::OwnGame::name>("name", "Of the table."),
          member<table::LoggedText, &server::OwnGame::edition>("edition"),
          member<HowMany<int>, &server::OwnGame::game>("game", "Its number at the table, from 1."),
          member<table::Time, &server::OwnGame::ended>("ended", "0 where nobody wrote it down."),
          member<&server::OwnGame::seat>("seat"),
          member<server::PlayersNames, &server::OwnGame::players>("players"),
          member<server::EachOnesPoints, &server::OwnGame::points>("points", "Of every seat."),
          member<HowMany<int>, &server::OwnGame::rank>("rank", "Theirs, from 1."),
          member<Maybe<KindOf<SeatSet>>, &server::OwnGame::bots>(
              "bots", "Whose seats bots had at its end, where somebody wrote it down."),
          member<Maybe<table::Lasting>, &server::OwnGame::lasted>("lasted", "By the clock on the wall."),
          member<IfTrue, &server::OwnGame::by_letter>("by_letter", "At a correspondence table."),
          member<IfTrue, &server::OwnGame::strangers>(
              "strangers", "At a table of strangers, to which nobody gave its name."));

template <>
inline constexpr auto kShape<server::OwnTables> =
    shape("OwnTables", "What somebody finds again of theirs.",
          member<Listed<KindOf<server::OwnTable>>, &server::OwnTables::tables>("tables"),
          member<Listed<KindOf<server::OwnGame>>, &server::OwnTables::games>("games", "The latest first."));

}  // namespace kuhhandel::codec
