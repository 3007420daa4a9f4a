// The nets of fox and owl in a module that is linked without them: the page brings their files.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace kuhhandel::neural {

/// It is one of those that there are from now on. Else a sentence that says what is wrong with the file.
std::optional<std::string> inject_net(std::span<std::uint8_t const> file);

}  // namespace kuhhandel::neural
