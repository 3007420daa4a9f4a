// The order of turns and the end of the game (C3).
#pragma once

#include "engine/edition.h"
#include "engine/event_sink.h"
#include "engine/scores.h"
#include "engine/state.h"
#include "engine/trades.h"

namespace kuhhandel {

/// Ends the game (C3.4), unless the owner of all rats must still choose the excluded quartet (C9.4).
template <class Emit>
void end_game(Edition const& edition, State& state, Emit emit) {
  if (auto const chooser = excluding_seat(edition, state)) {
    state.phase = phase::QuartetExclusion{*chooser};
    emit(event::MustExclude{*chooser});
    return;
  }
  state.phase = phase::Finished{};
  emit.lazily([&] { return event::Over{outcome_of(scores(edition, state))}; });
}

/// Gives the turn to `seat` or, if the pile is empty, to the first seat from it that can trade (C3.3); if
/// there is none, the game ends.
template <class Emit>
void begin_turn(Edition const& edition, State& state, Seat seat, Emit emit) {
  for (int step = 0; step < state.seats; ++step) {
    auto const next = left_of(seat, state.seats, step);
    if (!state.pile.empty() || may_trade_at_all(state, next)) {
      for (int skipped = 0; skipped < step; ++skipped) {
        emit(event::Skipped{left_of(seat, state.seats, skipped)});
      }
      state.turn = next;
      state.phase = phase::TurnChoice{};
      emit(event::Turn{next});
      return;
    }
  }
  end_game(edition, state, emit);
}

template <class Emit>
void end_turn(Edition const& edition, State& state, Emit emit) {
  begin_turn(edition, state, left_of(state.turn, state.seats), emit);
}

/// Ends the turn after a horse trade, or continues it with one card of the pile (C11.1).
template <class Emit>
void end_trade(Edition const& edition, State& state, Emit emit) {
  if (!edition.rules.super_trade || state.pile.empty()) return end_turn(edition, state, emit);
  state.phase = phase::TurnChoice{.traded = true};
}

}  // namespace kuhhandel
