// Households by their names, for who has no sockets.
#pragma once

#include <optional>
#include <string>

namespace kuhhandel::server {

/// The address that stands for the household of that one, as it is written; none where it is no address.
std::optional<std::string> subnet_named(std::string const& address);

}  // namespace kuhhandel::server
