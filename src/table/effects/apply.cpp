// Table::apply: the effects of all kinds of facts, which are one header per topic.
#include <utility>
#include <variant>

#include "table/effects/games.h"
#include "table/effects/moves.h"
#include "table/effects/presence.h"
#include "table/effects/seats.h"
#include "table/modes/solo_game.h"
#include "table/table.h"

namespace kuhhandel::table {

Table::Table(TableSetup setup)
    : setup_(std::move(setup)), presence_(setup_.seats), settings_(initial_settings(setup_)) {}

/// The effects of all facts; a fact without an effect, or with two, does not compile.
struct Table::Effect::AnyEffect : ChanceEffects,
                                  GameEffects,
                                  HostEffects,
                                  PresenceEffects,
                                  MoveEffects,
                                  SeatEffects,
                                  PassingEffects {
  using Table::Effect::ChanceEffects::operator();
  using Table::Effect::GameEffects::operator();
  using Table::Effect::HostEffects::operator();
  using Table::Effect::PresenceEffects::operator();
  using Table::Effect::MoveEffects::operator();
  using Table::Effect::SeatEffects::operator();
  using Table::Effect::PassingEffects::operator();
};

Step Table::apply(Entry const& entry) {
  Step step{.version = version() + 1, .at = entry.at, .events = {}, .table_changed = false};
  presence_.on_fact(entry.fact);
  bool const was_solo = solo_player(*this).has_value();
  Effect const effect{*this, entry.at, step};
  std::visit(Effect::AnyEffect{{effect}, {effect}, {effect}, {effect}, {effect}, {effect}, {effect}},
             entry.fact);
  // A player who has a decision again has reached the end of the fast-forward.
  for (auto const seat : seats_of(setup_.seats))
    if (fast_forward_.contains(seat) && has_decision(*this, seat)) fast_forward_.erase(seat);
  if (state() != TableState::running) presence_.join_requests().remove_pending();
  if (solo_player(*this).has_value() != was_solo) effect.on_solo_changed();
  if (auto const* const snapshot = std::get_if<fact::LogSnapshot>(&entry.fact))
    history_.continue_after(snapshot->version, {snapshot->incarnation, snapshot->incarnation_from});
  else
    history_.remember(step);
  return step;
}

}  // namespace kuhhandel::table
