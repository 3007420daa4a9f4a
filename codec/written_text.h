// What people write about themselves and their games, in one line.
#pragma once

#include <string>

#include "codec/field.h"

namespace kuhhandel {

/// At most so many letters, perhaps none, and no control characters.
std::string read_written_text(Field const& field, std::size_t most_letters);

/// The name that a person goes by: 1 to 24 letters, some of them visible.
std::string read_player_name(Field const& field);

}  // namespace kuhhandel
