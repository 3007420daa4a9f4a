// The adviser: the bot whose choice is a hint at a table. The coach asks it too, before it names a mistake.
#pragma once

#include <memory>

#include "bots/bot.h"

namespace kuhhandel::neural {

/// Returns the adviser of a seat in a new game: a trader that bids, sells and buys by the program's net for
/// such a table, if there is one. It gives the same advice everywhere if it gets all events of the game
/// before its only question. `edition` must outlive it.
std::unique_ptr<bots::Bot> make_adviser(Edition const& edition, int seats, Seat seat);

/// Returns true if the choice is the advice, or a bid below an advised bid.
bool follows_advice(bots::Choice const& chosen, bots::Choice const& advice);

}  // namespace kuhhandel::neural
