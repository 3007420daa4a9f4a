// Positions as JSON: the place of every card at the beginning of a turn. In the engine, a position is a State
// in turn choice, from which set_up continues.
#pragma once

#include <boost/json/object.hpp>

#include "codec/text/field.h"
#include "engine/edition.h"
#include "engine/state.h"

namespace kuhhandel::codec {

boost::json::object position_to_json(State const& position, Edition const& edition);

/// Reads a position and checks it against the edition: every animal has a place, and the money is in the box.
/// The bank, which is the money not in hands, must cover the remaining donkeys.
State read_position(Field const& field, Edition const& edition, int seats);

}  // namespace kuhhandel::codec
