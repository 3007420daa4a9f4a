// What comes of an offer in an imagined world: who is challenged answers as a fox or as a farmer, as their
// bids make it likely, by what they would know (neural/imagined_game.h).
#pragma once

#include <optional>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/event.h"
#include "engine/rng.h"
#include "engine/seat_memory.h"
#include "engine/state.h"
#include "engine/view.h"
#include "neural/imagined_game.h"
#include "neural/opponent_memory.h"
#include "neural/rule_opponent_model.h"

namespace kuhhandel::coach {

class TradeSimulator {
 public:
  /// As one seat may imagine it, from the deal on; none where no net plays, and in the duel, where
  /// nobody has asked whether it judges better.
  static std::optional<TradeSimulator> at(Edition const& edition, int seats, Seat self);

  void see(SeenEvent const& event);
  /// The seat's view, after what was seen.
  void look(View const& view);

  /// The trade of that world played to its end: the state at the next turn. Who is asked begins with `first`.
  State play_out_trade(State const& world, Action const& first, Rng& rng) const;

 private:
  TradeSimulator(Edition const& edition, int seats, Seat self, neural::Policy player);

  Edition const* edition_;
  SeatMemory own_;
  neural::OpponentMemory opponent_memory_;
  neural::RuleOpponentModel rule_opponents_;
  mutable neural::PlayoutContext playout_context_;  // nothing in it outlasts a question
};

}  // namespace kuhhandel::coach
