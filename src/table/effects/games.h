#pragma once

#include <cassert>
#include <optional>
#include <utility>

#include "codec/trail.h"
#include "table/carry_forward.h"
#include "table/effects/effect.h"
#include "table/effects/moves.h"

namespace kuhhandel::table {

/// How games begin, and one that an older log tells goes on.
struct Table::Effect::OfGames : Effect {
  /// How the seed of the game that begins came about.
  std::optional<codec::ShuffleProof> take_proof() const {
    auto broken_off = std::exchange(table.broken_off_, {});
    auto const shuffle = std::exchange(table.shuffle_, {});
    return shuffle ? std::optional(proof_of(*shuffle, std::move(broken_off))) : std::nullopt;
  }
  void deal(Game game) const {
    auto const begun = beginning_of(game, table.setup_);
    game.number = table.games_;
    game.began = at;
    game.state = begun.next;
    game.trail = {codec::print_of(table.setup_.edition, begun.next)};
    table.game_ = std::move(game);
    table.history_.begin_game();
    tell(table_event::Started{table.games_, begun.next.turn});
    tell_all(begun.events);
  }
  void operator()(fact::Started const& started) const {
    ++table.games_;
    table.answered_ = {};
    table.shows_.forget();
    table.on_to_me_ = {};
    ask_anew();
    table.presence_.begin_game();
    deal({.seed = started.seed, .rules_version = started.rules_version, .shuffle = take_proof()});
    step.table_changed = true;
    begin_phase();
  }
  void play_again(CarriedGame const& carried) const {
    deal(beginning_of(carried));
    for (auto const& command : carried.commands) {
      [[maybe_unused]] auto const refusal = OfMoves{*this}.play_command(command);
      assert(!refusal);
    }
    for (auto const& race : carried.races) table.game_->races.push_back(race.command, race.verdict);
    table.game_->players = carried.players;
  }
  void operator()(fact::CarriedForward const& carried) const {
    table.conduct_ = carried.conduct;
    table.games_ = carried.games;
    table.shuffle_ = carried.shuffle;
    table.broken_off_ = carried.broken_off;
    if (carried.game) play_again(*carried.game);
    // Last: whoever is waited for has been since the game, and was not asked anew by what it plays again.
    for (auto const seat : seats_of(table.setup_.seats))
      table.presence_.seat(seat, at_seat(carried.occupants, seat));
    for (auto const& newcomer : carried.newcomers) table.presence_.newcomers().ask(newcomer);
    for (auto const& freed : carried.freed) table.presence_.freed().add(freed);
    step.version = carried.version;
    step.table_changed = true;
  }
  void operator()(fact::Arranged const& arranged) const {
    table.setup_.edition = edition_of(arranged.arrangement);
    table.setup_.seats = arranged.arrangement.seats;
    table.presence_ = with_seats(table.presence_, table.setup_.seats);
    table.game_.reset();
    table.shows_.forget();
    step.table_changed = step.begins_anew = true;
    begin_phase();
  }
};

}  // namespace kuhhandel::table
