// A game that is continued in imagination: every seat decides like a farmer, or as drawn from a net, from
// what the seat would know.
#pragma once

#include <vector>

#include "engine/action.h"
#include "engine/ceilings/ceilings.h"
#include "engine/knowledge/observation.h"
#include "engine/knowledge/seat_memory.h"
#include "engine/random/rng.h"
#include "neural/network/policy.h"
#include "neural/network/value_net.h"
#include "neural/search/rule_opponent_model.h"

namespace kuhhandel::neural {

/// The net that plays an imagined game, and buffers for its events.
struct PlayoutContext {
  Policy player;
  std::vector<Event> events = {};
};

/// A value: a copy is the same game and can continue differently.
struct ImaginedGame {
  CeilingQuestion current;
  PerSeat<SeatMemory> memories;
  RuleOpponentModel const* rule_model = nullptr;  // the choices of farmers
  SeatSet farmers = {};                           // the seats that decide as farmers
};

/// Returns the share of the win that `self`, the asked seat, can expect after this answer. The game continues
/// until they are asked again about a turn, a lot, an offer or a claim, or to its end; a cyclic game is
/// scored as it is (C12.3). `rng` provides all randomness.
float share_after(Edition const& edition, ImaginedGame game, int nth, PlayoutContext& playout_context,
                  ValueNet& odds, Rng rng);

/// Returns the state at the next turn or at the end of the game, after this whole action of the asked seat.
/// `rng` provides all randomness.
State next_turn(Edition const& edition, ImaginedGame game, Action const& first,
                PlayoutContext& playout_context, Rng& rng);

}  // namespace kuhhandel::neural
