#pragma once

#include "table/effects/effect.h"
#include "table/modes/pregame.h"

namespace kuhhandel::table {

/// Effects of connections and disconnections.
struct Table::Effect::PresenceEffects : Effect {
  void operator()(fact::RoundTrip const& measurement) const {
    table.presence_.set_round_trip(measurement.seat, measurement.round_trip);
    emit_change(measurement);
  }
  void operator()(fact::Away const& away) const {
    table.presence_.mark_away(away.seat, at, seat_hold_time(table));
    table.fast_forward_.erase(away.seat);
    emit_change(away);
    update_clock(false);
    end_reveal_when_seen();
  }
  void operator()(fact::Back const& back) const {
    bool const was_stopped = is_clock_stopped(table);
    table.presence_.mark_back(back.seat);
    if (is_pregame(table)) begin_decision();
    stop_waiting_for(back.seat);
    emit_change(back);
    update_clock(was_stopped);
  }
  void operator()(fact::AttentionChanged const& attention) const {
    bool const was_stopped = is_clock_stopped(table);
    table.presence_.set_attention(attention.seat, attention.attentive);
    step.table_changed = true;
    update_clock(was_stopped);
  }
  void operator()(fact::StandIn const& stand_in) const {
    bool const was_stopped = is_clock_stopped(table);
    table.presence_.stand_in(stand_in.seat, stand_in.bot);
    emit_change(stand_in);
    update_clock(was_stopped);
  }
  void operator()(fact::AutoPlayStarted const& given_up) const {
    bool const was_stopped = is_clock_stopped(table);
    table.presence_.start_auto_play(given_up.seat);
    step.table_changed = true;
    update_clock(was_stopped);
  }
  void operator()(fact::Reopened const& reopened) const {
    table.history_.begin_incarnation(
        reopened.incarnation.empty() ? table.history_.incarnations().latest().name : reopened.incarnation);
    table.presence_.mark_all_away(at);
    if (table.big_screen_) table.big_screen_->present = false;
    if (table.shuffle_ && table.shuffle_->opening) table.shuffle_->opening_since = at;
    table.fast_forward_ = {};
    emit_change(reopened);
    table.reveal_delay_.reset();
    if (table.is_correspondence()) return table.schedule_.postpone(reopened.downtime);
    table.schedule_.change(NoClock{}, at);
    table.schedule_.reset_decision_time();
  }
};

}  // namespace kuhhandel::table
