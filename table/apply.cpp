// What each fact does to a table.
#include <cassert>
#include <utility>

#include "engine/play.h"
#include "table/table.h"

namespace kuhhandel {

struct Table::Effect {
  Table& table;
  Instant at;
  Step& step;

  void tell(TableEvent event) const {
    if (table.game_) table.game_->log.push_back(event);
    step.events.push_back(std::move(event));
  }
  void tell_all(std::vector<Event> const& events) const {
    for (auto const& event : events) tell(event);
  }

  void operator()(fact::Seated const& seated) const {
    table.sitter(seated.seat) = Person{seated.player, false};
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
    auto& game = *table.game_;
    auto transition = play(table.setup_.edition, game.state, played.command);
    assert(transition);
    if (played.slept) tell(table_event::Slept{std::get<Seat>(played.command.by)});
    game.state = transition->next;
    game.commands.push_back(played.command);
    tell_all(transition->events);
    step.table_changed = table.state() == TableState::finished;
    table.set_clock(at);
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
