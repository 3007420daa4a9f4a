// What a game that is over says of those who play for their rating.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "codec/record.h"
#include "engine/seat.h"

namespace kuhhandel::ratings {

/// Somebody who began the game under a name of their own.
struct Entrant {
  std::int64_t player;  // their number (rated_games.h)
  Seat seat;
  bool has_left;  // for good: somebody or something else plays on for them
};

struct Showing {
  Entrant entrant;
  int place = 0;                           // among the entrants, from 1; equal places are shared
  int bluffs = 0;                          // bids above what was in the hand, as tales find them
  int seen_through = 0;                    // of them
  std::vector<std::string> quartets = {};  // by the names of the animals
};

/// Of each entrant, in the same order. Who has left is behind all who have not (clause C9.6 for the others).
/// std::runtime_error where today's rules play the record another way.
std::vector<Showing> showings(codec::Record const& record, std::vector<Entrant> const& entrants);

}  // namespace kuhhandel::ratings
