#include "table/table.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "codec/trail.h"
#include "engine/play.h"
#include "table/carry_forward.h"
#include "table/credit.h"
#include "table/gathering.h"
#include "table/given_away.h"
#include "table/on_to_me.h"
#include "table/passing.h"
#include "table/show.h"
#include "table/table_clock.h"
#include "table/told_press.h"

namespace kuhhandel::table {
Table::Table(TableSetup setup)
    : setup_(std::move(setup)), presence_(setup_.seats), conduct_(first_conduct(setup_)) {}

/// What each fact does to a table.
struct Table::Effect {
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
  /// No part is left out of an opening: who leaves before theirs is open ends it, and all draw anew.
  void break_off_opening(Seat left) const {
    if (!table.shuffle_ || !table.shuffle_->waits_for(left)) return;
    table.broken_off_.push_back({.commitment = table.shuffle_->commitment, .seat = left});
    table.shuffle_.reset();
  }
  /// How the seed of the game that begins came about.
  std::optional<codec::ShuffleProof> take_proof() const {
    auto broken_off = std::exchange(table.broken_off_, {});
    auto const shuffle = std::exchange(table.shuffle_, {});
    return shuffle ? std::optional(proof_of(*shuffle, std::move(broken_off))) : std::nullopt;
  }
  void ask_anew() const {
    table.asked_since_ = at;
    table.presence_.asked_anew();
  }
  /// Plays a command as part of a fact; a refusal leaves the game as it was.
  std::optional<Refusal> play_command(Command const& command) const {
    auto& game = *table.game_;
    auto transition = play(table.setup_.edition, game.state, command);
    if (!transition) return transition.error();
    if (transition->next.phase.index() != game.state.phase.index()) ask_anew();
    table.schedule_.ask_anew();
    game.state = transition->next;
    if (!std::holds_alternative<phase::Bidding>(game.state.phase)) table.passed_ = {};
    if (std::holds_alternative<action::Bid>(command.action)) table.passed_.erase(std::get<Seat>(command.by));
    if (std::holds_alternative<phase::Finished>(game.state.phase)) game.players = names_of(table.presence_);
    game.commands.push_back(command);
    game.trail.push_back(codec::print_of(table.setup_.edition, game.state));
    tell_all(transition->events);
    return {};
  }
  std::optional<Refusal> play_press(Press const& press) const {
    for (;;) {
      auto const* const countdown = std::get_if<phase::Countdown>(&table.game_->state.phase);
      if (countdown == nullptr || countdown->count <= press.count) break;
      play_command({House{}, action::Tick{}});
    }
    return play_command(press.command);
  }

  /// Whether their connection explains how long the press was under way.
  void hear(Press const& press) const {
    auto const seat = std::get<Seat>(press.command.by);
    auto const* const person = table.presence_.person(seat);
    if (person == nullptr || !press.receipt.seen) return;
    if (table.presence_.pressed(seat, is_overlong(table, seat, press.receipt))) step.table_changed = true;
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
      [[maybe_unused]] auto const refusal = play_command(command);
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
  void operator()(fact::Played const& played) const {
    if (played.slept) tell(table_event::Slept{std::get<Seat>(played.command.by)});
    [[maybe_unused]] auto const refusal = play_command(played.command);
    assert(!refusal);
    table.answered_ = {};
    step.table_changed = table.state() == TableState::finished;
    bool const counted = std::holds_alternative<action::Tick>(played.command.action) &&
                         std::holds_alternative<phase::Countdown>(table.game_->state.phase);
    // A live countdown's schedule was told once.
    if (!counted || table.is_correspondence()) begin_phase();
  }
  void operator()(fact::Silent const& silent) const {
    if (silent.slept) tell(table_event::Slept{silent.seat});
    table.answered_.silent.insert(silent.seat);
    begin_phase();
  }
  void operator()(fact::ClaimNoted const& claim) const {
    table.answered_.claiming.insert(claim.seat);
    begin_phase();
  }
  void operator()(fact::Pressed const& pressed) const {
    auto const drawn_with = table.conduct_.fairness == Fairness::strict ? kNoOdds : Duration{0};
    table.races_.press(pressed.press, at + patience(table) + drawn_with);
    tell(shown(pressed.press));
    hear(pressed.press);
  }
  void operator()(fact::Judged const& judged) const {
    bool const drawn = is_drawn(table.races_.moments(), table.conduct_.fairness);
    auto const presses = table.races_.judged(judged.order);
    auto const verdict = verdict_on(presses, drawn);
    table.game_->races.push_back(table.game_->commands.size(), verdict);
    tell(Shared(verdict));
    for (auto const& press : presses)
      step.answers.push_back({std::get<Seat>(press.command.by), press.id, play_press(press)});
    step.table_changed = table.state() == TableState::finished;
    begin_phase();
  }
  void operator()(fact::RoundTrip const& told) const {
    table.presence_.measured(told.seat, told.round_trip);
    tell_change(told);
  }
  void operator()(fact::Called const& called) const {
    if (called.call == 3) return table.schedule_.hurry(at);
    table.schedule_.call(called.call, at, pace_of(table.conduct_.speed).choice);
    tell(called);
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
  void operator()(fact::Arranged const& arranged) const {
    table.setup_.edition = edition_of(arranged.arrangement);
    table.setup_.seats = arranged.arrangement.seats;
    table.presence_ = with_seats(table.presence_, table.setup_.seats);
    table.game_.reset();
    table.shows_.forget();
    step.table_changed = step.begins_anew = true;
    begin_phase();
  }
  void operator()(fact::Committed const& committed) const {
    table.shuffle_ = Shuffle{.commitment = committed.commitment, .secret = committed.secret};
    step.table_changed = true;
  }
  void operator()(fact::ChanceBound const& bound) const {
    table.shuffle_->bound.push_back({.seat = bound.seat, .hash = bound.hash});
    step.table_changed = true;
  }
  void operator()(fact::Opening const& opening) const {
    table.shuffle_->open_those_of(opening.seats);
    step.table_changed = true;
  }
  void operator()(fact::ChanceOpened const& opened) const {
    table.shuffle_->open(opened.seat, opened.random);
    step.table_changed = true;
  }
  void operator()(fact::ChanceAdded const& added) const {
    table.shuffle_->bound.push_back({.seat = added.seat, .hash = {}, .random = added.random});
    step.table_changed = true;
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
  void operator()(fact::Passed const& passed) const {
    table.passed_.insert(passed.seat);
    tell(passed);
    if (is_left_to_the_hammer(table)) begin_phase();
  }
  void operator()(fact::PassTakenBack const& back) const {
    bool const was_left = is_left_to_the_hammer(table);
    table.passed_.erase(back.seat);
    tell(back);
    if (was_left) begin_phase();
  }
  void operator()(fact::SeenEnough const& enough) const {
    table.shows_.see_enough(enough.seat);
    tell(enough);
    end_show_when_seen();
  }
  void operator()(fact::OnToMe const& on) const {
    table.on_to_me_.insert(on.seat);
    table.shows_.see_enough(on.seat);
    tell(on);
    end_show_when_seen();
  }
};

Step Table::apply(Entry const& entry) {
  Step step{.version = version() + 1, .at = entry.at, .events = {}, .table_changed = false};
  presence_.hear(entry.fact);
  std::visit(Effect{*this, entry.at, step}, entry.fact);
  // Whoever has a decision again is where they wanted to be.
  for (auto const seat : seats_of(setup_.seats))
    if (on_to_me_.contains(seat) && has_a_decision(*this, seat)) on_to_me_.erase(seat);
  if (state() != TableState::running) presence_.newcomers().forget_unanswered();
  if (auto const* const carried = std::get_if<fact::CarriedForward>(&entry.fact))
    history_.go_on_after(carried->version, {carried->epoch, carried->epoch_from});
  else
    history_.remember(step);
  return step;
}

}  // namespace kuhhandel::table
