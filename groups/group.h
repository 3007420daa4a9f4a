// A group: a circle of players who keep the scores of their games, behind a private link and without sign-up.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "codec/score_sheet.h"

namespace kuhhandel {

struct GroupPlayer {
  int id;  // within the group, from 1
  std::string name;
  friend bool operator==(GroupPlayer const&, GroupPlayer const&) = default;
};

/// What somebody writes down about a game.
struct GameNote {
  std::string date;   // 2026-11-21
  std::string place;  // may be empty, as may the note
  std::string note;
  ScoreSheet sheet;
};

/// A game of a group; the names on its sheet are those that the players have now.
struct GroupGame {
  int id;  // within the group, from 1
  GameNote written;
  std::string online;  // table and number of the game where it was played here: "k7q2m9/1"; else empty
};

/// What can be undone: the latest change of a game.
struct GroupChange {
  enum class Kind : std::uint8_t { added, corrected, deleted };
  int number;
  Kind kind;
  int game;
};

enum class GroupRefusal : std::uint8_t {
  no_such_group,
  read_only,  // the link is the one for those who only look
  no_such_game,
  no_such_player,
  name_taken,
  player_has_games,
  nothing_to_undo,  // or another change came after the one named
  group_full,
};

std::string_view name_of(GroupRefusal refusal);

/// A sentence for a person, in English.
std::string_view sentence_of(GroupRefusal refusal);

inline constexpr int kMostGroupGames = 20'000;
inline constexpr int kMostGroupPlayers = 200;

}  // namespace kuhhandel
