// What each fact does to a table.
#include <cassert>
#include <utility>

#include "codec/trail.h"
#include "engine/play.h"
#include "table/table.h"

namespace kuhhandel {
namespace {

/// Whether another was as early as the first, up to a tie.
bool is_drawn(std::vector<Press> const& presses) {
  return presses.size() > 1 && presses[1].moment - presses[0].moment <= kTie;
}

/// What all may know of a hand: neither its client's name for it nor what that reported.
table_event::Pressed shown(Press const& press) {
  auto const* const bid = std::get_if<action::Bid>(&press.command.action);
  return {std::get<Seat>(press.command.by), bid == nullptr ? std::optional<Money>() : bid->amount,
          press.count};
}

table_event::Verdict verdict_on(std::vector<Press> const& presses) {
  table_event::Verdict verdict{{}, is_drawn(presses)};
  for (auto const& press : presses)
    verdict.presses.push_back(
        {shown(press), press.moment, press.receipt.round_trip, press.receipt.at - press.moment});
  return verdict;
}

}  // namespace

struct Table::Effect {
  Table& table;
  Instant at;
  Step& step;

  void tell(TableEvent event) const { table.tell(std::move(event), step); }
  void tell_all(std::vector<Event> const& events) const {
    for (auto const& event : events) tell(event);
  }

  void operator()(fact::Seated const& seated) const {
    table.occupant(seated.seat) = Person{.name = seated.player};
    step.table_changed = true;
    tell(seated);
  }
  void operator()(fact::BotSeated const& seated) const {
    table.occupant(seated.seat) = BotPlayer{seated.player, seated.bot};
    bool const waited = table.waits_for_ == seated.seat;
    if (waited) table.stop_waiting();
    step.table_changed = true;
    tell(seated);
    table.hold_or_go_on(waited, at);
  }
  void operator()(fact::Freed const& freed) const {
    table.occupant(freed.seat) = EmptySeat{};
    if (table.waits_for_ == freed.seat) table.stop_waiting();
    step.table_changed = true;
    tell(freed);
    table.hold_or_go_on(true, at);
  }
  void operator()(fact::Started const& started) const {
    auto transition = start(table.setup_.edition, table.setup_.seats, started.seed);
    auto const number = table.game_ ? table.game_->number + 1 : 1;
    table.silent_ = table.claiming_ = {};
    table.game_ = Game{.number = number,
                       .seed = started.seed,
                       .state = transition.next,
                       .trail = {print_of(table.setup_.edition, transition.next)},
                       .shuffle = std::exchange(table.shuffle_, {})};
    table.told_before_ = table.told_.size();
    step.table_changed = true;
    tell(table_event::Started{number, transition.next.turn});
    tell_all(transition.events);
    table.set_clock(at);
  }
  void operator()(fact::Played const& played) const {
    if (played.slept) tell(table_event::Slept{std::get<Seat>(played.command.by)});
    [[maybe_unused]] auto const refusal = table.play_command(played.command, step);
    assert(!refusal);
    table.silent_ = table.claiming_ = {};
    step.table_changed = table.state() == TableState::finished;
    bool const counted = std::holds_alternative<action::Tick>(played.command.action) &&
                         std::holds_alternative<phase::Countdown>(table.game_->state.phase);
    // A live countdown's schedule was told once.
    if (!counted || table.is_correspondence()) table.set_clock(at);
  }
  void operator()(fact::Silent const& silent) const {
    if (silent.slept) tell(table_event::Slept{silent.seat});
    table.silent_.insert(silent.seat);
    table.set_clock(at);
  }
  void operator()(fact::ClaimNoted const& claim) const {
    table.claiming_.insert(claim.seat);
    table.set_clock(at);
  }
  void operator()(fact::Pressed const& pressed) const {
    if (!table.race_) table.race_ = Race{at + table.patience(), {}};
    table.race_->presses.push_back(pressed.press);
    tell(shown(pressed.press));
  }
  void operator()(fact::Judged const& judged) const {
    std::vector<Press> presses;
    for (int const place : judged.order)
      presses.push_back(table.race_->presses[static_cast<std::size_t>(place)]);
    table.race_.reset();
    auto const verdict = verdict_on(presses);
    table.game_->races.push_back(table.game_->commands.size(), verdict);
    tell(Shared(verdict));
    for (auto const& press : presses)
      step.answers.push_back({std::get<Seat>(press.command.by), press.id, table.play_press(press, step)});
    step.table_changed = table.state() == TableState::finished;
    table.set_clock(at);
  }
  void operator()(fact::RoundTrip const& told) const {
    std::get<Person>(table.occupant(told.seat)).round_trip = told.round_trip;
    step.table_changed = true;
    tell(told);
  }
  void operator()(fact::Called const& called) const {
    table.called_at_ = at;
    if (called.call == 3) {
      table.clock_ = Calls{{at, at, at}};
      return;
    }
    table.called_ = called.call;
    if (auto* const gavel = std::get_if<OwnGavel>(&table.clock_))
      gavel->at = at + pace_of(table.conduct_.speed).choice;
    tell(called);
  }
  void operator()(fact::Away const& away) const {
    auto& person = std::get<Person>(table.occupant(away.seat));
    person.away = true;
    person.away_since = at;
    step.table_changed = true;
    tell(away);
    table.hold_or_go_on(false, at);
  }
  void operator()(fact::Back const& back) const {
    bool const was_held = table.is_held();
    auto& person = std::get<Person>(table.occupant(back.seat));
    person.away = false;
    person.stand_in.clear();
    if (table.waits_for_ == back.seat) table.stop_waiting();
    step.table_changed = true;
    tell(back);
    table.hold_or_go_on(was_held, at);
  }
  void operator()(fact::StandIn const& stand_in) const {
    std::get<Person>(table.occupant(stand_in.seat)).stand_in = stand_in.bot;
    step.table_changed = true;
    tell(stand_in);
  }
  void operator()(fact::Paused const& paused) const {
    table.paused_ = true;
    table.waits_for_ = paused.missing;
    step.table_changed = true;
    tell(paused);
    table.hold_or_go_on(false, at);
  }
  void operator()(fact::Resumed const& resumed) const {
    if (table.waits_for_) table.let_bots_stand_in();
    table.stop_waiting();
    step.table_changed = true;
    tell(resumed);
    table.hold_or_go_on(true, at);
  }
  void operator()(fact::Conducted const& conducted) const {
    if (table.waits_for_ && conducted.conduct.absence != Absence::pause) table.stop_waiting();
    table.conduct_ = conducted.conduct;
    step.table_changed = true;
    tell(conducted);
    table.set_clock(at);
  }
  void operator()(fact::Committed const& committed) const {
    table.shuffle_ =
        ShuffleProof{.commitment = committed.commitment, .secret = committed.secret, .added = {}};
    step.table_changed = true;
  }
  void operator()(fact::ChanceAdded const& added) const {
    table.shuffle_->added.push_back({.seat = added.seat, .random = added.random});
    step.table_changed = true;
  }
  void operator()(fact::Reopened const& reopened) const {
    for (auto& occupant : table.occupants_) {
      auto* const person = std::get_if<Person>(&occupant);
      if (person == nullptr) continue;
      person->away = true;
      person->away_since = at;
      person->stand_in.clear();
    }
    step.table_changed = true;
    tell(reopened);
    if (!table.is_correspondence()) table.clock_ = NoClock{};
  }
};

Step Table::apply(Entry const& entry) {
  Step step{.version = ++version_, .at = entry.at, .events = {}, .table_changed = false};
  std::visit(Effect{*this, entry.at, step}, entry.fact);
  remember(step);
  return step;
}

}  // namespace kuhhandel
