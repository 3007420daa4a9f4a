// Fingerprints of a game: a short hash of its state at the beginning and after each command. They show where
// the current rules diverge from a recorded game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "codec/text/field.h"
#include "engine/edition.h"
#include "engine/state.h"

namespace kuhhandel::codec {

/// Returns a hash of the herds, the hands, the bank, the pile, the seat in turn and whether the game has
/// ended. It includes nothing else, so that the program can change without changing the game.
std::uint16_t state_fingerprint(Edition const& edition, State const& state);

/// Returns the fingerprints as text, four hexadecimal digits each.
std::string fingerprints_text(std::vector<std::uint16_t> const& fingerprints);

/// Reads fingerprints; refuses them if their number does not fit a game with this many commands.
std::vector<std::uint16_t> read_fingerprints(Field const& field, std::size_t commands);

}  // namespace kuhhandel::codec
