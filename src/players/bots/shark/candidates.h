// The choices that the shark compares at a decision: a few, with their further commitments.
#pragma once

#include <optional>

#include "bots/bot.h"
#include "bots/shark/auctions.h"
#include "bots/shark/search.h"
#include "engine/static_list.h"

namespace kuhhandel::bots {

struct Candidate {
  Choice choice;
  /// In an auction: the shark's highest bid for this lot; 0 is silence.
  Money limit = 0;
};

using Candidates = StaticList<Candidate, kMostCandidates>;

/// Returns the choices worth evaluating, at least one. `prospect` has the expected money of all seats.
Candidates candidates_for(Prospect const& prospect, View const& view, LegalActions const& legal);

/// Plays the candidate in a world in which it is this seat's turn to choose.
void commit(PlayoutGame const& game, Seat self, Candidate const& candidate);

}  // namespace kuhhandel::bots
