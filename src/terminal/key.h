// The keys that the client of the full screen knows.
#pragma once

#include <cstdint>
#include <variant>

namespace kuhhandel::terminal {

enum class SpecialKey : std::uint8_t { enter, backspace, clear, up, down, tab };

/// A key of the keyboard: a byte of a letter in UTF-8, or one that writes none.
using Key = std::variant<char, SpecialKey>;

}  // namespace kuhhandel::terminal
