// What of the table's money is a seat's own at this moment.
#pragma once

#include <variant>

#include "engine/state.h"

namespace kuhhandel {

/// A seat's hand, and an offer of its own that lies: it is still its challenger's until it is answered
/// (C6.4).
inline MoneyCards own_money(State const& state, Seat seat) {
  auto const* const answer = std::get_if<phase::Answer>(&state.phase);
  bool const lies = answer != nullptr && answer->trade.challenger == seat;
  return lies ? state.hand(seat) + answer->offer : state.hand(seat);
}

}  // namespace kuhhandel
