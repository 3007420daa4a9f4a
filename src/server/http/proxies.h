// Reverse proxies in front of the server, and their statements about the client.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <boost/beast/http/fields.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kuhhandel::server {

/// All addresses with the same first bits. IPv4 and IPv6 differ; an IPv4-mapped IPv6 address
/// (`::ffff:192.0.2.1`) counts as IPv4.
class AddressRange {
 public:
  AddressRange(boost::asio::ip::address const& address, int bits);

  /// Parses `ADDRESS` or `ADDRESS/BITS`. Returns nullopt if it is neither.
  static std::optional<AddressRange> read(std::string_view text);

  bool contains(boost::asio::ip::address const& address) const;

 private:
  boost::asio::ip::address address_;
  int bits_;
};

/// The header in which a proxy names its client. Only one is trusted, because a proxy passes on the other one
/// unchanged from the client.
enum class ProxyHeader : std::uint8_t { x_forwarded_for, forwarded };

struct ProxySettings {
  std::vector<AddressRange> trusted = {};  // empty: no proxy in front
  ProxyHeader header = ProxyHeader::x_forwarded_for;
  bool is_announced = false;  // each connection of a proxy begins with the PROXY protocol

  bool trusts(boost::asio::ip::address const& address) const;
};

/// Returns the addresses of this machine.
std::vector<AddressRange> loopback_ranges();

/// The client that sent a request, as far as known.
struct ForwardedClient {
  enum class Source : std::uint8_t { connection, header, missing_header, malformed_header };

  boost::asio::ip::address address;
  Source source = Source::connection;
  bool uses_https = false;  // according to the proxy
  std::string host = {};    // of the browser's address, according to the proxy; empty if it names none
};

/// Returns the address closest to the server that is not a trusted proxy: `peer` itself, or one that a
/// trusted proxy names in its header. If the header is malformed or missing, returns the address of that
/// proxy.
ForwardedClient forwarded_client(boost::asio::ip::address const& peer,
                                 boost::beast::http::fields const& headers, ProxySettings const& proxies);

}  // namespace kuhhandel::server
