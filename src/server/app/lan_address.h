// How people reach the server: this machine's address in the local network, and a QR code of it for phones.
#pragma once

#include <optional>
#include <string>

namespace kuhhandel::server {

/// The IPv4 address by which others in the network reach this machine: the one that it goes out with, or else
/// the first of a network interface that is up.
std::optional<std::string> lan_address();

/// The text as a QR code of half blocks, for a terminal.
std::string qr_code(std::string const& text);

}  // namespace kuhhandel::server
