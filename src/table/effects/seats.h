#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "table/effects/effect.h"
#include "table/seats/vacated_seats.h"

namespace kuhhandel::table {

/// Effects of facts about seats, names and join requests.
struct Table::Effect::SeatEffects : Effect {
  /// An opening must be complete: if a player leaves before opening their part, it is aborted and all draw
  /// again.
  void abort_opening(Seat left) const {
    if (!table.shuffle_ || !table.shuffle_->waits_for(left)) return;
    table.broken_off_.push_back({.commitment = table.shuffle_->commitment, .seat = left});
    table.shuffle_.reset();
  }
  /// Returns the stored state of the seat's player, whose seat is given away; nullopt if it has none.
  std::optional<VacatedSeat> vacated_seat(Seat seat, std::optional<VacateReason> reason) const {
    auto const* const person = table.presence_.person(seat);
    if (person == nullptr) return {};
    // Matchmade tables have no host.
    auto const by = table.setup_.strangers ? std::string_view{} : name_at(table, table.presence_.host());
    return VacatedSeat{seat, person->name, std::string(by), reason};
  }
  void operator()(fact::Seated const& seated) const {
    bool const was_stopped = is_clock_stopped(table);
    table.presence_.seat(seated.seat, new_occupant(table, seated.player, seated.face, at));
    table.presence_.join_requests().remove(seated.seat);
    table.presence_.vacated().on_seated(seated.player);
    emit_change(seated);
    update_clock(was_stopped);
  }
  void operator()(fact::SeatRestored const& back) const {
    (*this)(fact::Seated{back.seat, back.player, back.face});
  }
  void operator()(fact::Renamed const& renamed) const {
    auto person = *table.presence_.person(renamed.seat);
    if (table.game_ && !table.game_->players.empty()) {
      auto& played = table.game_->players[static_cast<std::size_t>(index_of(renamed.seat))];
      if (played == person.name) played = renamed.player;
    }
    person.former_names.push_back(person.name);
    table_event::Renamed event{renamed.seat, std::exchange(person.name, renamed.player), renamed.player};
    table.presence_.vacated().on_seated(renamed.player);
    table.presence_.seat(renamed.seat, std::move(person));
    step.table_changed = true;
    emit(Shared(std::move(event)));
  }
  void operator()(fact::FaceChanged const& changed) const {
    auto person = *table.presence_.person(changed.seat);
    person.face = changed.face;
    table.presence_.seat(changed.seat, std::move(person));
    step.table_changed = true;
  }
  void operator()(fact::Ready const& readiness) const {
    auto person = *table.presence_.person(readiness.seat);
    person.ready = readiness.ready;
    table.presence_.seat(readiness.seat, std::move(person));
    step.table_changed = true;
  }
  void operator()(fact::JoinRequested const& request) const {
    bool const of_bot = std::holds_alternative<BotPlayer>(table.presence_[request.seat]);
    bool const admitted = of_bot && table.settings_.latecomers == Latecomers::welcome;
    table.presence_.join_requests().add({request.player, request.seat, admitted, request.face});
    step.table_changed = true;
  }
  void operator()(fact::JoinAccepted const& accepted) const {
    table.presence_.join_requests().accept(accepted.player);
    step.table_changed = true;
  }
  void operator()(fact::JoinDenied const& denied) const {
    table.presence_.join_requests().deny(denied.player);
    step.table_changed = true;
  }
  void operator()(fact::BotSeated const& seated) const {
    bool const was_stopped = is_clock_stopped(table);
    abort_opening(seated.seat);
    table.presence_.vacated().add(vacated_seat(seated.seat, VacateReason::was_away));
    table.presence_.seat(seated.seat, BotPlayer{seated.player, seated.bot});
    stop_waiting_for(seated.seat);
    emit_change(seated);
    update_clock(was_stopped);
    end_reveal_when_seen();
  }
  void operator()(fact::SeatVacated const& vacated) const {
    abort_opening(vacated.seat);
    table.presence_.vacated().add(vacated_seat(vacated.seat, vacated.reason));
    auto const* const person = table.presence_.person(vacated.seat);
    table.presence_.seat(vacated.seat,
                         person == nullptr ? EmptySeat{} : EmptySeat{person->name, at + kUndo, person->face});
    stop_waiting_for(vacated.seat);
    emit_change(vacated);
    update_clock(true);
    table.reveal_delay_.on_seat_vacated(vacated.seat);
    end_reveal_when_seen();
  }
};

}  // namespace kuhhandel::table
