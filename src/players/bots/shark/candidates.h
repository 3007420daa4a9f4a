// What the shark compares at a decision: a handful of choices, each with what else it commits to.
#pragma once

#include <optional>

#include "bots/bot.h"
#include "bots/shark/auctions.h"
#include "bots/shark/search.h"
#include "engine/static_list.h"

namespace kuhhandel::bots {

struct Candidate {
  Choice choice;
  /// In an auction: up to what the shark would go on bidding for this lot; 0 is silence.
  Money limit = 0;
};

using Candidates = StaticList<Candidate, kMostCandidates>;

/// The choices worth a look, at least one. `prospect` is what is to be expected of everybody's money.
Candidates candidates_for(Prospect const& prospect, View const& view, LegalActions const& legal);

/// Does what the candidate says, in a world where it is this seat's turn to choose.
void commit(PlayoutGame const& game, Seat self, Candidate const& candidate);

}  // namespace kuhhandel::bots
