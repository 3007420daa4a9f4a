// Where a browser is reached: an address at a push service, which the browser names and nobody else vouches
// for. So a server goes only where strangers may send it.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kuhhandel::push {

/// Whether notices may go to addresses that lie in private networks, and to any port.
enum class AddressPolicy : std::uint8_t { internet, anywhere };

struct Endpoint {
  std::string host;
  std::uint16_t port;
  std::string target;  // path and query

  static constexpr std::size_t kLongest = 1000;

  /// An https address without a user; without a port of its own, where the reach is the internet.
  static std::optional<Endpoint> read(std::string_view url, AddressPolicy reach);

  /// As it stands in an address: the host, and the port where it is another than usual.
  std::string authority() const;
  std::string origin() const { return "https://" + authority(); }
};

/// Whether it is an address of the internet: none of a private network, of this machine, of a link, of many,
/// nor one that is kept for something else.
bool is_public_address(boost::asio::ip::address const& address);

}  // namespace kuhhandel::push
