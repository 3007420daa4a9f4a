// What a table is told that strangers come together at.
#pragma once

#include <string>

#include "table/instant.h"

namespace kuhhandel::table {

/// How long the words are by which a language is called.
inline constexpr int kLongestLanguage = 8;

struct Strangers {
  bool bots = true;        // take the empty seats, once somebody has waited for kBotsAfter
  std::string language{};  // of whoever opened it, as browsers call it; empty where they did not say
};

inline constexpr Duration kBotsAfter{30'000};

/// For so long a seat is kept before a game for one of whom nothing is heard, or who has yet to come.
inline constexpr Duration kSeatKept{5'000};

/// From when nobody is missing until the game begins: all see who plays.
inline constexpr Duration kLookAround{1'500};

}  // namespace kuhhandel::table
