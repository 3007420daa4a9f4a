// What a group, its games and their statistics say over HTTP.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/score_sheet_shapes.h"
#include "codec/wire/kinds.h"
#include "codec/wire/shape.h"
#include "groups/game_note_json.h"
#include "groups/group_changes.h"
#include "groups/group_player.h"
#include "groups/groups.h"
#include "groups/statistics.h"

namespace kuhhandel {

/// The number of a player, a game or a change in its group, from 1.
struct GroupNumber {
  using Value = int;
  static void write(JsonText& json, int number, auto const&) { json.number(number); }
  static boost::json::value schema(auto&) { return whole_number(1); }
};

/// A day of the calendar, 2026-11-21.
struct Day {
  using Value = std::string;
  static void write(JsonText& json, std::string_view day, auto const&) { json.text(day); }
  static std::string read(Field const& field, auto const&) { return read_date(field); }
  static boost::json::value schema(auto&) {
    return described("A day: 2026-11-21.", boost::json::object{{"type", "string"}});
  }
};

template <std::size_t longest>
struct Lines : TextUpTo<longest> {
  static std::string usual() { return {}; }
  static std::string read(Field const& field, auto const&) { return read_written_text(field, longest); }
};

template <>
inline constexpr auto kShape<GroupPlayer> =
    shape("GroupPlayer", "", member<GroupNumber, &GroupPlayer::id>("id"),
          member<PlayerName, &GroupPlayer::name>("name"));

template <>
inline constexpr auto kShape<GameNote> = shape(
    "GameNote", "What somebody writes down about a game: POST /api/group/games, PUT /api/group/games/ID.",
    member<Day, &GameNote::date>("date"), member<Lines<60>, &GameNote::place>("place"),
    member<Lines<500>, &GameNote::note>("note"), member<&GameNote::sheet>("sheet"));

template <>
inline constexpr auto kShape<GroupGame> =
    shape("GroupGame", "A game of a group, its sheet reckoned up.", flat<&GroupGame::written>(),
          member<GroupNumber, &GroupGame::id>("id"),
          told<KindOf<ScoredSheet>>(
              "scored", {}, [](GroupGame const& game, auto const&) { return scored(game.written.sheet); }),
          member<IfAny<TextUpTo<40>>, &GroupGame::online>(
              "online", "The table and the number of the game, where it was played here: k7q2m9/1."));

std::string_view word_of(GroupChange::Kind kind);
template <>
inline constexpr std::array kEach<GroupChange::Kind>{GroupChange::Kind::added, GroupChange::Kind::corrected,
                                                     GroupChange::Kind::deleted};
template <>
inline constexpr auto kShape<GroupChange> =
    shape("GroupChange", "What can be undone.", member<GroupNumber, &GroupChange::number>("number"),
          member<&GroupChange::kind>("kind"), member<GroupNumber, &GroupChange::game>("game"));

/// A group as one who opened it sees it.
struct GroupTold {
  std::string name;
  bool may_edit;
  std::vector<GroupPlayer> players;
  std::int64_t count;
  std::vector<GroupGame> games;
  std::optional<GroupChange> latest;
};
template <>
inline constexpr auto kShape<GroupTold> =
    shape("Group", "GET /api/group, and the answer to every change.",
          member<PlayerName, &GroupTold::name>("name"), member<&GroupTold::may_edit>("may_edit"),
          member<Listed<KindOf<GroupPlayer>>, &GroupTold::players>("players"),
          member<Counted, &GroupTold::count>("count", "How many games it has."),
          member<Listed<KindOf<GroupGame>>, &GroupTold::games>("games", "The newest fifty."),
          member<&GroupTold::latest>("latest", "The latest change, which can be undone."));

struct PageOfGames {
  std::vector<GroupGame> games;
};
template <>
inline constexpr auto kShape<PageOfGames> =
    shape("GroupGames", "GET /api/group/pages/N: fifty games, the newest first.",
          member<Listed<KindOf<GroupGame>>, &PageOfGames::games>("games"));

struct GroupKeys {
  std::string_view key;
  std::string share;
};
template <>
inline constexpr auto kShape<GroupKeys> =
    shape("GroupKeys", "The key of those who play, and the one of those who only look.",
          member<Text, &GroupKeys::key>("key"), member<TextUpTo<100>, &GroupKeys::share>("share"));

/// All different.
struct FirstPlayers {
  using Value = std::vector<std::string>;
  static Value usual() { return {}; }
  static bool is_there(Value const& players) { return !players.empty(); }
  static Value read(Field const& field, auto const&) { return read_first_players(field); }
  static boost::json::value schema(auto& all) { return list_schema(PlayerName::schema(all)); }
};
template <>
inline constexpr auto kShape<NewGroup> =
    shape("NewGroup", "POST /api/groups", member<PlayerName, &NewGroup::name>("name"),
          member<FirstPlayers, &NewGroup::players>("players"));

template <>
inline constexpr auto kShape<Imported> =
    shape("Imported", "How many games came, and how many were there already.",
          member<HowMany<int>, &Imported::added>("added"), member<HowMany<int>, &Imported::known>("known"));

}  // namespace kuhhandel
