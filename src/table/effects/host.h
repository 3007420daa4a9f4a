#pragma once

#include "table/effects/effect.h"

namespace kuhhandel::table {

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
