#include "table/modes/fast_forward.h"

#include "table/modes/passing.h"

namespace kuhhandel::table {

bool has_decision(Table const& table, Seat seat) {
  if (table.state() != TableState::running) return false;
  bool const bids = std::holds_alternative<phase::Bidding>(table.game()->state.phase);
  return bids ? may_pass(table, seat) : !legal_actions(table, seat).empty();
}

bool can_fast_forward(Table const& table, Seat seat) {
  return table.state() == TableState::running && !table.is_correspondence() && !is_held(table) &&
         !table.fast_forward().contains(seat) && !has_decision(table, seat);
}

bool is_fast_forwarding(Table const& table) {
  if (table.fast_forward().empty()) return false;
  for (auto const seat : seats_of(table.setup().seats)) {
    auto const* const person = table.presence().person(seat);
    if (person != nullptr && !person->away && !table.fast_forward().contains(seat)) return false;
  }
  return table.presence().is_anybody_there();
}

}  // namespace kuhhandel::table
