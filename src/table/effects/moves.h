#pragma once

#include <cassert>
#include <optional>
#include <variant>
#include <vector>

#include "codec/records/fingerprints.h"
#include "engine/play.h"
#include "table/effects/effect.h"
#include "table/modes/passing.h"
#include "table/races/latency_compensation.h"

namespace kuhhandel::table {

/// The public part of a press: without the client's id and report.
inline table_event::Pressed public_press(Press const& press) {
  auto const* const bid = std::get_if<action::Bid>(&press.command.action);
  return {std::get<Seat>(press.command.by), bid == nullptr ? std::optional<Money>() : bid->amount,
          press.count};
}

inline table_event::Verdict make_verdict(std::vector<Press> const& presses, bool drawn) {
  table_event::Verdict verdict{{}, drawn};
  for (auto const& press : presses)
    verdict.presses.push_back(
        {public_press(press), press.moment, press.arrival.round_trip, press.arrival.at - press.moment});
  return verdict;
}

/// Effects of decisions in the running game, including races.
struct Table::Effect::MoveEffects : Effect {
  /// Plays a command as part of a fact; a refusal leaves the game unchanged.
  std::optional<Refusal> play_command(Command const& command) const {
    auto& game = *table.game_;
    auto transition = play(table.setup_.edition, game.state, command);
    if (!transition) return transition.error();
    if (transition->next.phase.index() != game.state.phase.index()) begin_decision();
    table.schedule_.reset_decision_time();
    game.state = transition->next;
    if (!std::holds_alternative<phase::Bidding>(game.state.phase)) table.passed_ = {};
    if (std::holds_alternative<action::Bid>(command.action)) table.passed_.erase(std::get<Seat>(command.by));
    if (std::holds_alternative<phase::Finished>(game.state.phase)) game.players = names_of(table.presence_);
    game.commands.push_back(command);
    game.fingerprints.push_back(codec::state_fingerprint(table.setup_.edition, game.state));
    emit_all(transition->events);
    return {};
  }
  std::optional<Refusal> play_press(Press const& press) const {
    for (;;) {
      auto const* const countdown = std::get_if<phase::Countdown>(&table.game_->state.phase);
      if (countdown == nullptr || countdown->count <= press.count) break;
      play_command({House{}, action::Tick{}});
    }
    return play_command(press.command);
  }

  /// Records whether the connection's latency explains the reported delay.
  void record_report(Press const& press) const {
    auto const seat = std::get<Seat>(press.command.by);
    auto const* const person = table.presence_.person(seat);
    if (person == nullptr || !press.arrival.seen) return;
    if (table.presence_.record_press(seat, is_overlong(table, seat, press.arrival)))
      step.table_changed = true;
  }

  void operator()(fact::Played const& played) const {
    if (played.timed_out) emit(table_event::TimedOut{std::get<Seat>(played.command.by)});
    [[maybe_unused]] auto const refusal = play_command(played.command);
    assert(!refusal);
    table.correspondence_replies_ = {};
    step.table_changed = table.state() == TableState::finished;
    bool const counted = std::holds_alternative<action::Tick>(played.command.action) &&
                         std::holds_alternative<phase::Countdown>(table.game_->state.phase);
    // A live countdown's schedule was already sent.
    if (!counted || table.is_correspondence()) begin_phase();
  }
  void operator()(fact::Silent const& silent) const {
    if (silent.timed_out) emit(table_event::TimedOut{silent.seat});
    table.correspondence_replies_.silent.insert(silent.seat);
    begin_phase();
  }
  void operator()(fact::ClaimNoted const& claim) const {
    table.correspondence_replies_.claiming.insert(claim.seat);
    begin_phase();
  }
  void operator()(fact::Pressed const& pressed) const {
    auto const drawn_with = table.settings_.fairness == Fairness::strict ? kNoOdds : Duration{0};
    table.races_.press(pressed.press, at + patience(table) + drawn_with);
    emit(public_press(pressed.press));
    record_report(pressed.press);
  }
  void operator()(fact::Judged const& judged) const {
    bool const drawn = is_drawn(table.races_.moments(), table.settings_.fairness);
    auto const presses = table.races_.take_judged(judged.order);
    auto const verdict = make_verdict(presses, drawn);
    table.game_->races.push_back(table.game_->commands.size(), verdict);
    emit(Shared(verdict));
    for (auto const& press : presses)
      step.replies.push_back({std::get<Seat>(press.command.by), press.id, play_press(press)});
    step.table_changed = table.state() == TableState::finished;
    begin_phase();
  }
};

/// Effects of passing on a lot, on a reveal, or on everything until the next decision.
struct Table::Effect::PassingEffects : Effect {
  void operator()(fact::Passed const& passed) const {
    table.passed_.insert(passed.seat);
    emit(passed);
    if (is_left_to_the_hammer(table)) begin_phase();
  }
  void operator()(fact::PassTakenBack const& back) const {
    bool const was_left_to_hammer = is_left_to_the_hammer(table);
    table.passed_.erase(back.seat);
    emit(back);
    if (was_left_to_hammer) begin_phase();
  }
  void operator()(fact::SeenEnough const& enough) const {
    table.reveal_delay_.see_enough(enough.seat);
    emit(enough);
    end_reveal_when_seen();
  }
  void operator()(fact::FastForward const& on) const {
    table.fast_forward_.insert(on.seat);
    table.reveal_delay_.see_enough(on.seat);
    emit(on);
    end_reveal_when_seen();
  }
};

}  // namespace kuhhandel::table
