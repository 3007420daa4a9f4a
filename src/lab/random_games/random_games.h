// Games of uniformly random choices on the search path: the measure of the engine's speed, and a signature of
// its rules.
#pragma once

#include <cstdint>
#include <string>

#include "engine/edition.h"

namespace kuhhandel::lab {

struct RandomGames {
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  std::uint64_t signature = 0;  // over the ends of all games; the same on every compiler and machine

  RandomGames& operator+=(RandomGames const& more);
};

/// The data requested at every decision, besides the number of answers.
enum class Wants : std::uint8_t { nothing, replies, observation };

/// Games number `from` up to, not including, `to`; at a table of `seats`, one of the edition's numbers.
struct GamesToPlay {
  int seats;
  int from;
  int to;
};

/// Deals and plays each game by its number alone, whatever data is requested. A game of endless trades
/// (C12.3) is left after kLongestGame decisions.
RandomGames play_random_games(Edition const& edition, GamesToPlay const& games, Wants wants);

/// The same games, asked by ceilings (engine/ceilings/ceilings.h).
RandomGames play_random_games_by_ceilings(Edition const& edition, GamesToPlay const& games);

/// Returns which compiler made the search path, and for which machines: a figure of its speed says little
/// without it. As in "g++ 12.2.0 for any x86-64" or "clang++ 19.1.7 for x86-64 with AVX2".
std::string built_by();

}  // namespace kuhhandel::lab
