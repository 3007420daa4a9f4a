// A game with nothing hidden, as JSON: what replaying a record shows.
#pragma once

#include <boost/json/object.hpp>

#include "engine/edition.h"
#include "engine/state.h"

namespace kuhhandel::codec {

/// Phase, turn, hands, herds, the number of cards in the pile, bank, scores as they stand, the winners once
/// the game is finished, and the digest.
boost::json::object open_state(State const& now, Edition const& edition);

}  // namespace kuhhandel::codec
