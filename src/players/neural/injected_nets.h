// The nets of fox and owl in a module that is linked without them: the web page provides their files.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace kuhhandel::neural {

/// Adds the net of a file. Otherwise returns an error message about the file.
std::optional<std::string> inject_net(std::span<std::uint8_t const> file);

}  // namespace kuhhandel::neural
