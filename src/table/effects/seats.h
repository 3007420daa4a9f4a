#pragma once

#include <utility>
#include <variant>

#include "table/effects/effect.h"
#include "table/given_away.h"

namespace kuhhandel::table {

/// Who sits where, by which name, and who asks to.
struct Table::Effect::OfSeats : Effect {
  /// No part is left out of an opening: who leaves before theirs is open ends it, and all draw anew.
  void break_off_opening(Seat left) const {
    if (!table.shuffle_ || !table.shuffle_->waits_for(left)) return;
    table.broken_off_.push_back({.commitment = table.shuffle_->commitment, .seat = left});
    table.shuffle_.reset();
  }
  void operator()(fact::Seated const& seated) const {
    bool const stood_still = stands_still(table);
    table.presence_.seat(seated.seat, who_sits_down(table, seated.player, at));
    table.presence_.newcomers().forget(seated.seat);
    table.presence_.freed().sits(seated.player);
    tell_change(seated);
    hold_or_go_on(stood_still);
  }
  void operator()(fact::GivenBack const& back) const { (*this)(fact::Seated{back.seat, back.player}); }
  void operator()(fact::Renamed const& renamed) const {
    auto person = *table.presence_.person(renamed.seat);
    if (table.game_ && !table.game_->players.empty()) {
      auto& played = table.game_->players[static_cast<std::size_t>(index_of(renamed.seat))];
      if (played == person.name) played = renamed.player;
    }
    person.was.push_back(person.name);
    table_event::Renamed told{renamed.seat, std::exchange(person.name, renamed.player), renamed.player};
    table.presence_.freed().sits(renamed.player);
    table.presence_.seat(renamed.seat, std::move(person));
    step.table_changed = true;
    tell(Shared(std::move(told)));
  }
  void operator()(fact::Ready const& says) const {
    auto person = *table.presence_.person(says.seat);
    person.ready = says.ready;
    table.presence_.seat(says.seat, std::move(person));
    step.table_changed = true;
  }
  void operator()(fact::Asked const& asked) const {
    bool const of_bot = std::holds_alternative<BotPlayer>(table.presence_[asked.seat]);
    bool const admitted = of_bot && table.conduct_.latecomers == Latecomers::welcome;
    table.presence_.newcomers().ask({asked.player, asked.seat, admitted});
    step.table_changed = true;
  }
  void operator()(fact::LetIn const& let) const {
    table.presence_.newcomers().let_in(let.player);
    step.table_changed = true;
  }
  void operator()(fact::TurnedAway const& turned) const {
    table.presence_.newcomers().turn_away(turned.player);
    step.table_changed = true;
  }
  void operator()(fact::BotSeated const& seated) const {
    bool const stood_still = stands_still(table);
    break_off_opening(seated.seat);
    table.presence_.freed().add(given_away(table, seated.seat, FreedReason::was_away));
    table.presence_.seat(seated.seat, BotPlayer{seated.player, seated.bot});
    stop_waiting_for(seated.seat);
    tell_change(seated);
    hold_or_go_on(stood_still);
    end_show_when_seen();
  }
  void operator()(fact::Freed const& freed) const {
    break_off_opening(freed.seat);
    table.presence_.freed().add(given_away(table, freed.seat, freed.reason));
    auto const* const person = table.presence_.person(freed.seat);
    table.presence_.seat(freed.seat, person == nullptr ? EmptySeat{} : EmptySeat{person->name, at + kUndo});
    stop_waiting_for(freed.seat);
    tell_change(freed);
    hold_or_go_on(true);
    table.shows_.leave(freed.seat);
    end_show_when_seen();
  }
};

}  // namespace kuhhandel::table
