// A game as a group keeps it.
#pragma once

#include <cstdint>
#include <string>

#include "codec/score_sheet.h"

namespace kuhhandel::groups {

inline constexpr int kMaxGroupGames = 20'000;
/// The most that the games of a group take up, in bytes.
inline constexpr std::int64_t kMaxGroupBytes = std::int64_t{24} * 1024 * 1024;

/// What somebody writes down about a game.
struct ScoreEntry {
  std::string date;   // 2026-11-21
  std::string place;  // may be empty, as may the note
  std::string note;
  codec::ScoreSheet sheet;
};

/// A game of a group; the names on its sheet are those that the players have now.
struct GroupGame {
  int id;  // within the group, from 1
  ScoreEntry entry;
  std::string online;  // table and number of the game where it was played here: "k7q2m9/1"; else empty
};

}  // namespace kuhhandel::groups
