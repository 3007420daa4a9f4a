// The net of the fox in a module that is linked without it: the page brings its file.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace kuhhandel::net {

/// There is a fox from now on. Else a sentence that says what is wrong with the file.
std::optional<std::string> bring_fox(std::span<std::uint8_t const> file);

}  // namespace kuhhandel::net
