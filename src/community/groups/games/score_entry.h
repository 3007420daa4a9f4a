// A game as a group stores it.
#pragma once

#include <cstdint>
#include <string>

#include "codec/score_sheet.h"

namespace kuhhandel::groups {

inline constexpr int kMaxGroupGames = 20'000;
/// Maximum size of a group's games in bytes.
inline constexpr std::int64_t kMaxGroupBytes = std::int64_t{24} * 1024 * 1024;

/// A player's entry about a game.
struct ScoreEntry {
  std::string date;   // 2026-11-21
  std::string place;  // may be empty, like `note`
  std::string note;
  codec::ScoreSheet sheet;
};

/// A game of a group; its sheet has the players' current names.
struct GroupGame {
  int id;  // within the group, from 1
  ScoreEntry entry;
  std::string online;  // table and number if played here: "k7q2m9/1"; else empty
};

}  // namespace kuhhandel::groups
