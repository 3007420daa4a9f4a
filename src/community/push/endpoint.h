// A browser's URL at a push service. It comes from the client and is untrusted, so the server connects only
// to addresses that strangers may choose.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kuhhandel::push {

/// Whether notifications may be sent to private networks and to any port.
enum class AddressPolicy : std::uint8_t { internet, anywhere };

struct Endpoint {
  std::string host;
  std::uint16_t port;
  std::string target;  // path and query

  static constexpr std::size_t kLongest = 1000;

  /// Accepts an https URL without user information; with AddressPolicy::internet also without a port.
  static std::optional<Endpoint> read(std::string_view url, AddressPolicy policy);

  /// Returns host and port as in a URL; the default port is omitted.
  std::string authority() const;
  std::string origin() const { return "https://" + authority(); }
};

/// Returns true for a public unicast address: not private, loopback, link-local, multicast or reserved.
bool is_public_address(boost::asio::ip::address const& address);

}  // namespace kuhhandel::push
