// This machine's address in the local network, and its QR code for phones.
#pragma once

#include <optional>
#include <string>

namespace kuhhandel::server {

/// Returns the IPv4 address at which others in the network reach this machine: that of the default route, or
/// else the first network interface that is up.
std::optional<std::string> lan_address();

/// Returns the text as a QR code of half blocks for a terminal.
std::string qr_code(std::string const& text);

}  // namespace kuhhandel::server
