// The bluffs that one seat made and met in a game, counted from its tales.
#pragma once

#include <vector>

#include "story/tale.h"

namespace kuhhandel::story {

struct Bluffs {
  int made = 0;              // own bids above the money in hand
  int seen_through = 0;      // of these: the hand had to be shown (C4.8)
  int met = 0;               // bluffs of others that won an auction of this seat
  int met_seen_through = 0;  // of these: it sold; otherwise it paid the amount of the bluff (C4.5)
  friend bool operator==(Bluffs const&, Bluffs const&) = default;
};

/// Counts the bluffs of `seat`; `tales` must be all tales found in the game.
Bluffs bluffs_of(std::vector<Tale> const& tales, Seat seat);

}  // namespace kuhhandel::story
