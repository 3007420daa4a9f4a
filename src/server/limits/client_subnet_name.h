// Names of client subnets, for code that does not use sockets.
#pragma once

#include <optional>
#include <string>

namespace kuhhandel::server {

/// Returns the address that represents the subnet of the given address; nullopt if it is not an address.
std::optional<std::string> subnet_named(std::string const& address);

}  // namespace kuhhandel::server
