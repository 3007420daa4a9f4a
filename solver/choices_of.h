// Everything that a seat may choose, written out: the amounts of a bid one by one, the cards of an offer in
// every selection. For editions with a handful of money cards; a whole box has too many.
#pragma once

#include <vector>

#include "bots/bot.h"
#include "engine/edition.h"
#include "engine/state.h"

namespace kuhhandel::solver {

/// All choices of the seat that is asked: silence first where bids are open. Payments are the canonical ones
/// (C4.6).
std::vector<bots::Choice> choices_of(Edition const& edition, State const& now, Seat seat);

}  // namespace kuhhandel::solver
