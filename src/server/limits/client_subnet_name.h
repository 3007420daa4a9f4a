// Names of banned networks, for code that does not use sockets.
#pragma once

#include <optional>
#include <string>

namespace kuhhandel::server {

/// Returns the address that represents the network that a ban of the given address is for; nullopt if it is
/// not an address.
std::optional<std::string> banned_network_named(std::string const& address);

}  // namespace kuhhandel::server
