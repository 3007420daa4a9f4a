// Worlds that a viewer cannot distinguish: hidden cards are swapped one at a time. Written by the rules
// (C2.4, C4.7, C6.4, C6.6), independently of the engine's views.
#pragma once

#include <optional>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/random/rng.h"
#include "engine/seat.h"
#include "engine/state.h"

namespace kuhhandel {

/// A state, and the next legal command if there is one.
struct World {
  State state;
  std::optional<Command> command;
};

/// A random world that differs in nothing which `viewer` may know, neither now nor by the command.
World with_hidden_swapped(Edition const& edition, World const& world, Viewer viewer, Rng& rng);

}  // namespace kuhhandel
