// Positions as JSON: where every card lies when a turn begins. In the engine a position is a State in turn
// choice; set_up goes on from it.
#pragma once

#include <boost/json/object.hpp>

#include "codec/field.h"
#include "engine/edition.h"
#include "engine/state.h"

namespace kuhhandel::codec {

boost::json::object position_to_json(State const& position, Edition const& edition);

/// Checked against the edition: every animal is somewhere, and the money is in the box. The bank, which is
/// what hands leave of it, can pay the donkeys that are still to come.
State read_position(Field const& field, Edition const& edition, int seats);

}  // namespace kuhhandel::codec
