#pragma once

#include <cassert>
#include <optional>
#include <utility>

#include "codec/records/fingerprints.h"
#include "table/effects/effect.h"
#include "table/effects/moves.h"
#include "table/log/compact_log.h"

namespace kuhhandel::table {

/// Effects of facts that start a game or restore a logged one.
struct Table::Effect::GameEffects : Effect {
  /// Returns the proof of the new game's seed.
  std::optional<codec::ShuffleProof> take_proof() const {
    auto broken_off = std::exchange(table.broken_off_, {});
    auto const shuffle = std::exchange(table.shuffle_, {});
    return shuffle ? std::optional(proof_of(*shuffle, std::move(broken_off))) : std::nullopt;
  }
  void deal(Game game) const {
    auto const start = beginning_of(game, table.setup_);
    game.number = table.games_;
    game.began = at;
    game.state = start.next;
    game.fingerprints = {codec::state_fingerprint(table.setup_.edition, start.next)};
    table.game_ = std::move(game);
    table.history_.begin_game();
    emit(table_event::Started{table.games_, start.next.turn});
    emit_all(start.events);
  }
  void operator()(fact::Started const& started) const {
    ++table.games_;
    table.correspondence_replies_ = {};
    table.reveal_delay_.reset();
    table.fast_forward_ = {};
    begin_decision();
    table.presence_.begin_game();
    deal({.seed = started.seed, .rules_version = started.rules_version, .shuffle = take_proof()});
    step.table_changed = true;
    begin_phase();
  }
  void replay(SnapshotGame const& snapshot) const {
    deal(beginning_of(snapshot));
    for (auto const& command : snapshot.commands) {
      [[maybe_unused]] auto const refusal = MoveEffects{*this}.play_command(command);
      assert(!refusal);
    }
    for (auto const& race : snapshot.races) table.game_->races.push_back(race.command, race.verdict);
    table.game_->players = snapshot.players;
  }
  void operator()(fact::LogSnapshot const& snapshot) const {
    table.settings_ = snapshot.settings;
    table.games_ = snapshot.games;
    table.shuffle_ = snapshot.shuffle;
    table.broken_off_ = snapshot.broken_off;
    if (snapshot.game) replay(*snapshot.game);
    // Last, because the wait for absent players began after the game, whereas replaying it resets the wait.
    for (auto const seat : seats_of(table.setup_.seats))
      table.presence_.seat(seat, at_seat(snapshot.occupants, seat));
    for (auto const& join_request : snapshot.join_requests) table.presence_.join_requests().add(join_request);
    for (auto const& vacated : snapshot.vacated) table.presence_.vacated().add(vacated);
    table.big_screen_ = snapshot.big_screen;
    table.screen_key_hash_ = snapshot.screen_key_hash;
    step.version = snapshot.version;
    step.table_changed = true;
  }
  void operator()(fact::Arranged const& arranged) const {
    table.setup_.edition = edition_of(arranged.arrangement);
    table.setup_.seats = arranged.arrangement.seats;
    table.presence_ = with_seats(table.presence_, table.setup_.seats);
    table.game_.reset();
    table.reveal_delay_.reset();
    step.table_changed = step.resets_game = true;
    begin_phase();
  }
};

/// Effects of the facts of a shuffle.
struct Table::Effect::ChanceEffects : Effect {
  void operator()(fact::Committed const& committed) const {
    table.shuffle_ = Shuffle{.commitment = committed.commitment, .secret = committed.secret};
    step.table_changed = true;
  }
  void operator()(fact::ChanceBound const& bound) const {
    table.shuffle_->bind(bound.seat, bound.hash);
    step.table_changed = true;
  }
  void operator()(fact::Opening const& opening) const {
    table.shuffle_->open_those_of(opening.seats, at);
    step.table_changed = true;
  }
  void operator()(fact::ChanceOpened const& opened) const {
    table.shuffle_->open(opened.seat, opened.random);
    step.table_changed = true;
  }
  void operator()(fact::ChanceWithheld const& withheld) const {
    table.shuffle_->give_up_on(withheld.seats);
    step.table_changed = true;
  }
  void operator()(fact::ChanceAdded const& added) const {
    table.shuffle_->bound.push_back({.seat = added.seat, .hash = {}, .random = added.random});
    step.table_changed = true;
  }
};

}  // namespace kuhhandel::table
