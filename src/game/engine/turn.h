// How turns follow each other, and how the game ends (C3).
#pragma once

#include "engine/edition.h"
#include "engine/scores.h"
#include "engine/state.h"
#include "engine/tell.h"
#include "engine/trades.h"

namespace kuhhandel {

/// The end (C3.4), unless the owner of all rats has still to choose what they leave out (C9.4).
template <class Tell>
void end_game(Edition const& edition, State& state, Tell tell) {
  if (auto const chooser = excluding_seat(edition, state)) {
    state.phase = phase::QuartetExclusion{*chooser};
    tell(event::MustExclude{*chooser});
    return;
  }
  state.phase = phase::Finished{};
  tell.what([&] { return event::Over{outcome_of(scores(edition, state))}; });
}

/// Gives the turn to `seat` or, with an empty pile, to the first from it on who can trade (C3.3); without
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
  end_game(edition, state, tell);
}

template <class Tell>
void end_turn(Edition const& edition, State& state, Tell tell) {
  begin_turn(edition, state, left_of(state.turn, state.seats), tell);
}

/// After a horse trade the turn ends, or goes on with one card of the pile (C11.1).
template <class Tell>
void end_trade(Edition const& edition, State& state, Tell tell) {
  if (!edition.rules.super_trade || state.pile.empty()) return end_turn(edition, state, tell);
  state.phase = phase::TurnChoice{.traded = true};
}

}  // namespace kuhhandel
