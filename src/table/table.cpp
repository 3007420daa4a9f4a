#include "table/table.h"

#include <utility>
#include <variant>

#include "table/effects/chance.h"
#include "table/effects/games.h"
#include "table/effects/host.h"
#include "table/effects/lines.h"
#include "table/effects/moves.h"
#include "table/effects/passing.h"
#include "table/effects/seats.h"

namespace kuhhandel::table {

Table::Table(TableSetup setup)
    : setup_(std::move(setup)), presence_(setup_.seats), conduct_(first_conduct(setup_)) {}

/// The effects of all facts; one that had none, or two, would not compile.
struct Table::Effect::OfAnyFact : OfChance, OfGames, OfHost, OfLines, OfMoves, OfSeats, OfPassing {
  using Table::Effect::OfChance::operator();
  using Table::Effect::OfGames::operator();
  using Table::Effect::OfHost::operator();
  using Table::Effect::OfLines::operator();
  using Table::Effect::OfMoves::operator();
  using Table::Effect::OfSeats::operator();
  using Table::Effect::OfPassing::operator();
};

Step Table::apply(Entry const& entry) {
  Step step{.version = version() + 1, .at = entry.at, .events = {}, .table_changed = false};
  presence_.hear(entry.fact);
  Effect const effect{*this, entry.at, step};
  std::visit(Effect::OfAnyFact{{effect}, {effect}, {effect}, {effect}, {effect}, {effect}, {effect}},
             entry.fact);
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
