// A line of text as it is typed.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "terminal/key.h"

namespace kuhhandel::terminal {

/// Adds a letter while the line is shorter than `longest` bytes, deletes one, or clears the line.
void edit(std::string& typed, Key key, std::size_t longest);

std::string without_blanks_around(std::string_view text);

}  // namespace kuhhandel::terminal
