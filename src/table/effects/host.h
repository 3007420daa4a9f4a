#pragma once

#include "table/effects/effect.h"

namespace kuhhandel::table {

/// What the host settles, and the auctioneer calls.
struct Table::Effect::OfHost : Effect {
  void operator()(fact::Called const& called) const {
    if (called.call == 3) return table.schedule_.hurry(at);
    table.schedule_.call(called.call, at, pace_of(table.conduct_.speed).choice);
    tell(called);
  }
  void operator()(fact::Paused const& paused) const {
    table.pause_ = Pause{paused.missing};
    tell_change(paused);
    hold_or_go_on(false);
  }
  void operator()(fact::Resumed const& resumed) const {
    // A game that goes on must not wait for the next of them at once.
    if (waits_for_somebody()) table.presence_.stand_in_for_all(table.conduct_.stand_in);
    table.pause_.reset();
    table.schedule_.ask_anew();
    tell_change(resumed);
    hold_or_go_on(true);
  }
  void operator()(fact::Conducted const& conducted) const {
    if (waits_for_somebody() && conducted.conduct.absence != Absence::pause) table.pause_.reset();
    table.conduct_ = conducted.conduct;
    tell_change(conducted);
    begin_phase();
  }
};

}  // namespace kuhhandel::table
