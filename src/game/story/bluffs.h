// The bluffs of a game as one seat told and met them, counted from its tales.
#pragma once

#include <vector>

#include "story/tale.h"

namespace kuhhandel::story {

struct Bluffs {
  int made = 0;              // own bids above what was in the hand
  int seen_through = 0;      // of them: the hand had to be shown (C4.8)
  int met = 0;               // of others, at which the hammer fell for the seat as the auctioneer
  int met_seen_through = 0;  // of them: it sold; else it paid the bluff (C4.5)
  friend bool operator==(Bluffs const&, Bluffs const&) = default;
};

/// `tales` are all that were found in the game.
Bluffs bluffs_of(std::vector<Tale> const& tales, Seat seat);

}  // namespace kuhhandel::story
