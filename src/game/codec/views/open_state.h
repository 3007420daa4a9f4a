// A game with nothing hidden, as JSON: the result of replaying a record.
#pragma once

#include <boost/json/object.hpp>

#include "engine/edition.h"
#include "engine/state.h"

namespace kuhhandel::codec {

/// Returns phase, turn, hands, herds, the number of cards in the pile, bank, current scores, the winners of a
/// finished game, and the digest.
boost::json::object open_state(State const& now, Edition const& edition);

}  // namespace kuhhandel::codec
