// Every command that anyone could think of in a position, legal or not; and how many games of so many
// commands there are. Nothing here asks the engine what is legal but `play` itself.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/state.h"

namespace kuhhandel {

/// Bids in tens up to all the money of the box; money in every selection from the actor's own hand.
std::vector<Command> every_command(Edition const& edition, State const& state);

/// How many sequences of so many commands `play` accepts from here. Bids and claims may come from anyone, at
/// any moment, as at a live table; a sequence that ends the game early counts at its own length alone.
std::uint64_t perft(Edition const& edition, State const& state, int commands);

}  // namespace kuhhandel
