// This machine's address in the local network, and its QR code for phones.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace kuhhandel::server {

/// A network interface that is up, other than loopback.
struct NetworkInterface {
  std::string name;        // "wlan0"
  std::uint32_t address;   // IPv4, in the byte order of this machine
  bool is_point_to_point;  // as those of most VPNs
  bool has_default_route;
};

/// Returns the interface that phones in the same room probably reach. Networks of containers, virtual
/// machines and VPNs, and addresses that a machine gives itself (RFC 3927), count only if there is nothing
/// else; then the default route decides. Nullptr without any.
NetworkInterface const* best_for_phones(std::span<NetworkInterface const> interfaces);

/// Returns the IPv4 address of that interface.
std::optional<std::string> lan_address();

/// Returns the text as a QR code of half blocks for a terminal.
std::string qr_code(std::string const& text);

}  // namespace kuhhandel::server
