#include "table/on_to_me.h"

#include "table/passing.h"

namespace kuhhandel::table {

bool has_a_decision(Table const& table, Seat seat) {
  if (table.state() != TableState::running) return false;
  bool const bids = std::holds_alternative<phase::Bidding>(table.game()->state.phase);
  return bids ? may_pass(table, seat) : !legal_actions(table, seat).empty();
}

bool may_go_on_to_me(Table const& table, Seat seat) {
  return table.state() == TableState::running && !table.is_correspondence() && !is_held(table) &&
         !table.on_to_me().contains(seat) && !has_a_decision(table, seat);
}

bool goes_on_unseen(Table const& table) {
  if (table.on_to_me().empty()) return false;
  for (auto const seat : seats_of(table.setup().seats)) {
    auto const* const person = table.presence().person(seat);
    if (person != nullptr && !person->away && !table.on_to_me().contains(seat)) return false;
  }
  return table.presence().is_anybody_there();
}

}  // namespace kuhhandel::table
