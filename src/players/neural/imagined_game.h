// A game that goes on in the imagination: every seat decides as a net draws, by what it would know, or as a
// farmer.
#pragma once

#include <vector>

#include "engine/action.h"
#include "engine/ceilings.h"
#include "engine/observation.h"
#include "engine/rng.h"
#include "engine/seat_memory.h"
#include "neural/policy.h"
#include "neural/rule_opponent_model.h"
#include "neural/value_net.h"

namespace kuhhandel::neural {

/// The net that an imagined game is played by, and room for what happens in it.
struct PlayoutContext {
  Policy player;
  std::vector<Event> events = {};
};

/// A value: a copy is the same game, which may go on otherwise.
struct ImaginedGame {
  CeilingQuestion asked;
  PerSeat<SeatMemory> memories;
  RuleOpponentModel const* rule_model = nullptr;  // what farmers would do
  SeatSet farmers = {};                           // who is one
};

/// What share of the win `self`, who is asked, may expect after that answer: the game goes on until they are
/// asked again about a turn, a lot, an offer or a claim, or to its end; one that goes round in circles
/// counts as it stands (C12.3). All chance comes from `rng`.
float share_after(Edition const& edition, ImaginedGame game, int nth, PlayoutContext& playout_context,
                  ValueNet& odds, Rng rng);

/// Where the game comes to a turn or its end, after that whole action of who is asked. All chance comes from
/// `rng`.
State next_turn(Edition const& edition, ImaginedGame game, Action const& first,
                PlayoutContext& playout_context, Rng& rng);

}  // namespace kuhhandel::neural
