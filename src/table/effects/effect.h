// What a fact does to a table. The facts of one concern are in a file of this folder, and table.cpp alone
// includes them.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "table/on_to_me.h"
#include "table/show.h"
#include "table/table.h"
#include "table/table_clock.h"

namespace kuhhandel::table {

/// What the effect of any fact is made of: the table, when it happens, and the step that tells of it.
struct Table::Effect {
  struct OfChance;
  struct OfGames;
  struct OfHost;
  struct OfLines;
  struct OfMoves;
  struct OfSeats;
  struct OfPassing;
  struct OfAnyFact;

  Table& table;
  Instant at;
  Step& step;

  void tell(TableEvent event) const {
    table.history_.tell(event);
    step.events.push_back(std::move(event));
  }
  void tell_all(std::vector<Event> const& events) const {
    for (auto const& event : events) tell(event);
  }

  /// The table's own state is another with it.
  void tell_change(TableEvent event) const {
    step.table_changed = true;
    tell(std::move(event));
  }

  bool waits_for_somebody() const { return table.pause_ && table.pause_->waits_for; }
  void stop_waiting_for(Seat seat) const {
    if (table.pause_ && table.pause_->waits_for == seat) table.pause_.reset();
  }
  /// What happens now is shown; nobody waits for that where each is asked in turn.
  void show() const {
    if (table.is_correspondence()) return table.shows_.forget();
    if (goes_on_unseen(table)) return;
    auto const length = show_of(step.events, table.presence_, table.conduct_.speed);
    if (length == Duration{0}) return;
    table.shows_.begin(step.version, at, length);
    for (auto const seat : seats_of(table.setup_.seats))
      if (table.on_to_me_.contains(seat)) table.shows_.see_enough(seat);
  }
  /// From when on time may bring something.
  Instant opens() const { return std::max(at, table.shows_.until()); }
  void begin_phase() const {
    show();
    table.schedule_.begin(clock_of(table, opens()), opens());
  }
  void hold_or_go_on(bool stood_still) const {
    if (stood_still && !stands_still(table)) return begin_phase();
    table.schedule_.change(sooner_for_the_absent(table, opens()), at);
  }
  void end_show_when_seen() const {
    if (!table.shows_.runs(at) || !table.shows_.is_seen_by_all(table.presence_)) return;
    table.shows_.end(at);
    begin_phase();
  }
  void ask_anew() const {
    table.asked_since_ = at;
    table.presence_.asked_anew();
  }
};

}  // namespace kuhhandel::table
