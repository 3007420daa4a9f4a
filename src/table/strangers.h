// Settings of a matchmade table.
#pragma once

#include <string>

#include "table/instant.h"

namespace kuhhandel::table {

/// Maximum length of a language code.
inline constexpr int kLongestLanguage = 8;

struct Strangers {
  bool bots = true;        // bots take the empty seats after kBotsAfter
  std::string language{};  // browser language of the player who opened the table; empty if not given
};

inline constexpr Duration kBotsAfter{30'000};

/// How long a seat is held before a game for a player who is silent or has not connected yet.
inline constexpr Duration kSeatKept{5'000};

/// The time between the last arrival and the start of the game, in which all see who plays.
inline constexpr Duration kLookAround{1'500};

}  // namespace kuhhandel::table
