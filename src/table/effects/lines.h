#pragma once

#include "table/effects/effect.h"
#include "table/gathering.h"

namespace kuhhandel::table {

/// Whose connection is there, and since when.
struct Table::Effect::OfLines : Effect {
  void operator()(fact::RoundTrip const& told) const {
    table.presence_.measured(told.seat, told.round_trip);
    tell_change(told);
  }
  void operator()(fact::Away const& away) const {
    table.presence_.left(away.seat, at, kept_for_the_absent(table));
    table.on_to_me_.erase(away.seat);
    tell_change(away);
    hold_or_go_on(false);
    end_show_when_seen();
  }
  void operator()(fact::Back const& back) const {
    bool const stood_still = stands_still(table);
    table.presence_.came_back(back.seat);
    if (gathers(table)) ask_anew();
    stop_waiting_for(back.seat);
    tell_change(back);
    hold_or_go_on(stood_still);
  }
  void operator()(fact::StandIn const& stand_in) const {
    bool const stood_still = stands_still(table);
    table.presence_.stand_in(stand_in.seat, stand_in.bot);
    tell_change(stand_in);
    hold_or_go_on(stood_still);
  }
  void operator()(fact::GivenUp const& given_up) const {
    bool const stood_still = stands_still(table);
    table.presence_.give_up(given_up.seat);
    step.table_changed = true;
    hold_or_go_on(stood_still);
  }
  void operator()(fact::Reopened const& reopened) const {
    table.history_.begin_epoch(reopened.epoch.empty() ? table.history_.epochs().latest().name
                                                      : reopened.epoch);
    table.presence_.all_left(at);
    table.on_to_me_ = {};
    tell_change(reopened);
    table.shows_.forget();
    if (table.is_correspondence()) return table.schedule_.put_off(reopened.stood_still);
    table.schedule_.change(NoClock{}, at);
    table.schedule_.ask_anew();
  }
};

}  // namespace kuhhandel::table
