// What each fact does to a table.
#include <cassert>
#include <utility>

#include "engine/play.h"
#include "table/table.h"

namespace kuhhandel {
namespace {

/// Whether another was as early as the first, up to a tie.
bool is_drawn(std::vector<Press> const& presses) {
  return presses.size() > 1 && presses[1].moment - presses[0].moment <= kTie;
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
    table.sitter(seated.seat) = Person{.name = seated.player};
    step.table_changed = true;
    tell(seated);
  }
  void operator()(fact::BotSeated const& seated) const {
    table.sitter(seated.seat) = BotPlayer{seated.player, seated.bot};
    step.table_changed = true;
    tell(seated);
  }
  void operator()(fact::Freed const& freed) const {
    table.sitter(freed.seat) = EmptySeat{};
    step.table_changed = true;
    tell(freed);
  }
  void operator()(fact::Started const& started) const {
    auto transition = start(table.setup_.edition, table.setup_.seats, started.seed);
    auto const number = table.game_ ? table.game_->number + 1 : 1;
    table.game_ = Game{number, started.seed, transition.next, {}, {}};
    step.table_changed = true;
    tell(table_event::Started{number, transition.next.turn});
    tell_all(transition.events);
    table.set_clock(at);
  }
  void operator()(fact::Played const& played) const {
    if (played.slept) tell(table_event::Slept{std::get<Seat>(played.command.by)});
    [[maybe_unused]] auto const refusal = table.play_command(played.command, step);
    assert(!refusal);
    step.table_changed = table.state() == TableState::finished;
    bool const counted = std::holds_alternative<action::Tick>(played.command.action) &&
                         std::holds_alternative<phase::Countdown>(table.game_->state.phase);
    if (!counted) table.set_clock(at);  // the countdown's schedule was told once
  }
  void operator()(fact::Pressed const& pressed) const {
    if (!table.race_) table.race_ = Race{at + table.patience(), {}};
    table.race_->presses.push_back(pressed.press);
    tell(pressed);
  }
  void operator()(fact::Judged const& judged) const {
    std::vector<Press> presses;
    for (int const place : judged.order)
      presses.push_back(table.race_->presses[static_cast<std::size_t>(place)]);
    table.race_.reset();
    tell(table_event::Verdict{presses, is_drawn(presses)});
    for (auto const& press : presses)
      step.answers.push_back({std::get<Seat>(press.command.by), press.id, table.play_press(press, step)});
    step.table_changed = table.state() == TableState::finished;
    table.set_clock(at);
  }
  void operator()(fact::Lag const& lag) const {
    std::get<Person>(table.sitter(lag.seat)).lag = lag.path;
    step.table_changed = true;
    tell(lag);
  }
  void operator()(fact::Called const& called) const {
    table.called_ = called.call;
    tell(called);
  }
  void operator()(fact::Away const& away) const {
    std::get<Person>(table.sitter(away.seat)).away = true;
    step.table_changed = true;
    tell(away);
    if (table.is_held()) table.clock_ = NoClock{};
  }
  void operator()(fact::Back const& back) const {
    bool const was_held = table.is_held();
    std::get<Person>(table.sitter(back.seat)).away = false;
    step.table_changed = true;
    tell(back);
    if (was_held) table.set_clock(at);
  }
  void operator()(fact::Reopened const& reopened) const {
    for (auto& sitter : table.sitters_) {
      if (auto* const person = std::get_if<Person>(&sitter)) person->away = true;
    }
    step.table_changed = true;
    tell(reopened);
    table.clock_ = NoClock{};
  }
};

Step Table::apply(Entry const& entry) {
  Step step{.version = ++version_, .at = entry.at, .events = {}, .table_changed = false};
  std::visit(Effect{*this, entry.at, step}, entry.fact);
  remember(step);
  return step;
}

}  // namespace kuhhandel
