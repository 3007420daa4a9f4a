// Wire formats of score entries and their players, for HTTP and files.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codec/score_sheet_shapes.h"
#include "codec/wire/kinds.h"
#include "codec/wire/shape.h"
#include "groups/games/score_entry_json.h"
#include "groups/group_player.h"

namespace kuhhandel::groups {

/// Id of a player, game or change in its group, from 1.
struct GroupNumber {
  using Value = int;
  static void write(codec::JsonText& json, int number, auto const&) { json.number(number); }
  static boost::json::value schema(auto&) { return codec::whole_number(1); }
};

/// A calendar day, 2026-11-21.
struct Day {
  using Value = std::string;
  static void write(codec::JsonText& json, std::string_view day, auto const&) { json.text(day); }
  static std::string read(codec::Field const& field, auto const&) { return read_date(field); }
  static boost::json::value schema(auto&) {
    return codec::described("A day, as 2026-11-21.", boost::json::object{{"type", "string"}});
  }
};

}  // namespace kuhhandel::groups

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<groups::GroupPlayer> =
    shape("GroupPlayer", "", member<groups::GroupNumber, &groups::GroupPlayer::id>("id"),
          member<PlayerName, &groups::GroupPlayer::name>("name"));

template <>
inline constexpr auto kShape<groups::ScoreEntry> = shape(
    "WrittenGame", "A game to add or correct (POST and PUT /api/group/games).",
    member<groups::Day, &groups::ScoreEntry::date>("date"),
    member<WrittenUpTo<60>, &groups::ScoreEntry::place>("place"),
    member<WrittenUpTo<500>, &groups::ScoreEntry::note>("note"), member<&groups::ScoreEntry::sheet>("sheet"));

template <>
inline constexpr auto kShape<groups::GroupGame> = shape(
    "GroupGame", "A game of a group, with its scored sheet.", flat<&groups::GroupGame::entry>(),
    member<groups::GroupNumber, &groups::GroupGame::id>("id"),
    computed<KindOf<ScoredSheet>>(
        "scored", {}, [](groups::GroupGame const& game, auto const&) { return scored(game.entry.sheet); }),
    member<IfAny<TextUpTo<40>>, &groups::GroupGame::online>(
        "online", "Table and number of a game played on this server, such as k7q2m9/1."));

}  // namespace kuhhandel::codec

namespace kuhhandel::groups {

/// All different.
struct FirstPlayers {
  using Value = std::vector<std::string>;
  static Value usual() { return {}; }
  static bool is_there(Value const& players) { return !players.empty(); }
  static Value read(codec::Field const& field, auto const&) { return read_first_players(field); }
  static boost::json::value schema(auto& all) { return codec::list_schema(codec::PlayerName::schema(all)); }
};

}  // namespace kuhhandel::groups

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<groups::NewGroup> =
    shape("NewGroup", "A new group (POST /api/groups).", member<PlayerName, &groups::NewGroup::name>("name"),
          member<groups::FirstPlayers, &groups::NewGroup::players>("players"));

}  // namespace kuhhandel::codec
