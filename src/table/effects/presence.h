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

/// Effects of the host's orders and the auctioneer's manual calls.
struct Table::Effect::HostEffects : Effect {
  void operator()(fact::Called const& called) const {
    if (called.call == 3) return table.schedule_.expire_now(at);
    table.schedule_.call(called.call, at, pace_of(table.settings_.speed).choice);
    emit(called);
  }
  void operator()(fact::Paused const& paused) const {
    table.pause_ = Pause{paused.missing};
    emit_change(paused);
    update_clock(false);
  }
  void operator()(fact::Resumed const& resumed) const {
    // A resumed game must not immediately wait for the next absent player.
    if (waits_for_somebody()) table.presence_.stand_in_for_all(table.settings_.stand_in);
    table.pause_.reset();
    table.schedule_.reset_decision_time();
    emit_change(resumed);
    update_clock(true);
  }
  void operator()(fact::BigScreenAllowed const& screen) const {
    table.big_screen_ =
        screen.allowed ? std::optional(table.big_screen_.value_or(BigScreen{})) : std::nullopt;
    // Allowing it again keeps the key of the screen that has opened the table.
    if (!screen.allowed || !screen.key_hash.empty()) table.screen_key_hash_ = screen.key_hash;
    step.table_changed = true;
  }
  void operator()(fact::BigScreenPresent const& screen) const {
    table.big_screen_->present = screen.present;
    step.table_changed = true;
  }
  void operator()(fact::SettingsChanged const& conducted) const {
    if (waits_for_somebody() && conducted.settings.absence != Absence::pause) table.pause_.reset();
    table.settings_ = conducted.settings;
    emit_change(conducted);
    begin_phase();
  }
};

}  // namespace kuhhandel::table
