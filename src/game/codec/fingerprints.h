// The trail that a game leaves: a short print of where it stood at its beginning and after each command. A
// record that carries it says exactly where the rules of today take it another way than it was played.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "codec/field.h"
#include "engine/edition.h"
#include "engine/state.h"

namespace kuhhandel::codec {

/// Of what lies before the players, in their hands, in the bank and in the pile, whose turn it is and whether
/// the game is over. There is no more in it, so that the program may change where the game does not.
std::uint16_t state_fingerprint(Edition const& edition, State const& state);

/// Four hexadecimal digits each.
std::string fingerprints_text(std::vector<std::uint16_t> const& fingerprints);

/// Refused where it is not of a game of so many commands.
std::vector<std::uint16_t> read_fingerprints(Field const& field, std::size_t commands);

}  // namespace kuhhandel::codec
