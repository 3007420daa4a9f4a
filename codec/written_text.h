// What people write about themselves and their games, in one line.
#pragma once

#include <string>
#include <string_view>

#include "codec/field.h"

namespace kuhhandel::codec {

/// Whether it holds what commands a terminal or turns letters around instead of being one.
bool has_controls(std::string_view utf8);

/// With a question mark for each control: for what is told again to people as it was found.
std::string without_controls(std::string_view utf8);

/// Whether it is whole UTF-8, as every text of a JSON document is.
bool is_utf8(std::string_view text);

/// At most so many letters, perhaps none, and no control characters.
std::string read_written_text(Field const& field, std::size_t most_letters);

/// The name that a person goes by: 1 to 24 letters, some of them visible.
std::string read_player_name(Field const& field);

}  // namespace kuhhandel::codec
