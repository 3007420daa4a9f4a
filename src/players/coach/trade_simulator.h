// Simulates trades in an imagined world: the challenged player answers like a fox or a farmer, with
// probabilities from their bids, and by what they would know (neural/search/imagined_game.h).
#pragma once

#include <optional>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/event.h"
#include "engine/knowledge/seat_memory.h"
#include "engine/random/rng.h"
#include "engine/state.h"
#include "engine/view.h"
#include "neural/search/imagined_game.h"
#include "neural/search/opponent_memory.h"
#include "neural/search/rule_opponent_model.h"

namespace kuhhandel::coach {

class TradeSimulator {
 public:
  /// Creates a simulator for one seat, from the deal on. nullopt if no net plays the table, and in the duel,
  /// for which its quality was not measured.
  static std::optional<TradeSimulator> at(Edition const& edition, int seats, Seat self);

  void see(SeenEvent const& event);
  /// Receives the seat's view, after the events.
  void look(View const& view);

  /// Plays the trade of this world to its end and returns the state at the next turn. The asked seat begins
  /// with `first`.
  State play_out_trade(State const& world, Action const& first, Rng& rng) const;

 private:
  TradeSimulator(Edition const& edition, int seats, Seat self, neural::Policy player);

  Edition const* edition_;
  SeatMemory own_;
  neural::OpponentMemory opponent_memory_;
  neural::RuleOpponentModel rule_opponents_;
  mutable neural::PlayoutContext playout_context_;  // a buffer: nothing in it outlasts a question
};

}  // namespace kuhhandel::coach
