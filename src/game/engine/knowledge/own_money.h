// The money that belongs to a seat at the moment.
#pragma once

#include <variant>

#include "engine/state.h"

namespace kuhhandel {

/// Returns the seat's hand and its pending offer, which belongs to the challenger until it is answered
/// (C6.4).
inline MoneyCards own_money(State const& state, Seat seat) {
  auto const* const answer = std::get_if<phase::Answer>(&state.phase);
  bool const lies = answer != nullptr && answer->trade.challenger == seat;
  return lies ? state.hand(seat) + answer->offer : state.hand(seat);
}

}  // namespace kuhhandel
