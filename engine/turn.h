// How turns follow each other, and how the game ends (C3).
#pragma once

#include "engine/edition.h"
#include "engine/scores.h"
#include "engine/state.h"
#include "engine/tell.h"
#include "engine/trades.h"

namespace kuhhandel {

/// Gives the turn to `seat` or, with an empty pile, to the first from him on who can trade (C3.3); without
/// one the game ends.
template <class Tell>
void begin_turn(Edition const& edition, State& state, Seat seat, Tell tell) {
  for (int step = 0; step < state.seats; ++step) {
    auto const next = left_of(seat, state.seats, step);
    if (!state.pile.empty() || may_trade_at_all(state, next)) {
      for (int skipped = 0; skipped < step; ++skipped) {
        tell(event::Skipped{left_of(seat, state.seats, skipped)});
      }
      state.turn = next;
      state.phase = phase::TurnChoice{};
      tell(event::Turn{next});
      return;
    }
  }
  state.phase = phase::Finished{};
  tell(event::Over{scores(edition, state)});
}

template <class Tell>
void end_turn(Edition const& edition, State& state, Tell tell) {
  begin_turn(edition, state, left_of(state.turn, state.seats), tell);
}

}  // namespace kuhhandel
