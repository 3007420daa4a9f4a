// Effects of facts on a table, one file per topic; included only by apply.cpp.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "table/clock/reveal_duration.h"
#include "table/clock/table_clock.h"
#include "table/modes/fast_forward.h"
#include "table/table.h"

namespace kuhhandel::table {

/// Base of all effects: the table, the time, and the resulting step.
struct Table::Effect {
  struct ChanceEffects;
  struct GameEffects;
  struct HostEffects;
  struct PresenceEffects;
  struct MoveEffects;
  struct SeatEffects;
  struct PassingEffects;
  struct AnyEffect;

  Table& table;
  Instant at;
  Step& step;

  void emit(TableEvent event) const {
    table.history_.append(event);
    step.events.push_back(std::move(event));
  }
  void emit_all(std::vector<Event> const& events) const {
    for (auto const& event : events) emit(event);
  }

  /// Emits an event that also changes the table's public data.
  void emit_change(TableEvent event) const {
    step.table_changed = true;
    emit(std::move(event));
  }

  bool waits_for_somebody() const { return table.pause_ && table.pause_->waits_for; }
  void stop_waiting_for(Seat seat) const {
    if (table.pause_ && table.pause_->waits_for == seat) table.pause_.reset();
  }
  /// Starts a reveal of the step's events. Correspondence tables have none.
  void start_reveal_delay() const {
    if (table.is_correspondence()) return table.reveal_delay_.reset();
    if (is_fast_forwarding(table)) return;
    auto const length = reveal_duration(step.events, table.presence_, table.settings_.speed);
    if (length == Duration{0}) return;
    table.reveal_delay_.begin(step.version, at, length);
    for (auto const seat : seats_of(table.setup_.seats))
      if (table.fast_forward_.contains(seat)) table.reveal_delay_.see_enough(seat);
  }
  /// Returns the start of the next decision: after the reveal.
  Instant decisions_open_at() const { return std::max(at, table.reveal_delay_.until()); }
  void start_clock() const {
    table.schedule_.begin(clock_of(table, decisions_open_at()), decisions_open_at());
  }
  void begin_phase() const {
    start_reveal_delay();
    start_clock();
  }
  /// A solo player's decision has no time limit, and gets one when a second person comes.
  void on_solo_changed() const {
    auto const& clock = table.schedule_.clock();
    if (std::holds_alternative<NoClock>(clock) || std::holds_alternative<Limit>(clock)) start_clock();
  }
  void update_clock(bool was_stopped) const {
    if (was_stopped && !is_clock_stopped(table)) return begin_phase();
    table.schedule_.change(shortened_clock(table, decisions_open_at()), at);
  }
  void end_reveal_when_seen() const {
    if (!table.reveal_delay_.is_running(at) || !table.reveal_delay_.is_seen_by_all(table.presence_)) return;
    table.reveal_delay_.end(at);
    begin_phase();
  }
  void begin_decision() const {
    table.awaited_since_ = at;
    table.presence_.on_new_decision();
  }
};

}  // namespace kuhhandel::table
