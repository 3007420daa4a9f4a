// The reverse proxies in front of a server, and what their requests say about the client.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <boost/beast/http/fields.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kuhhandel::server {

/// All addresses that have the same first bits. IPv4 and IPv6 differ; an IPv4 address within IPv6
/// (`::ffff:192.0.2.1`) is IPv4.
class AddressRange {
 public:
  AddressRange(boost::asio::ip::address const& address, int bits);

  /// From `ADDRESS` or `ADDRESS/BITS`; nullopt if it is neither.
  static std::optional<AddressRange> read(std::string_view text);

  bool contains(boost::asio::ip::address const& address) const;

 private:
  boost::asio::ip::address address_;
  int bits_;
};

/// The header in which a proxy names its client. Only one counts: a proxy passes on the other one as the
/// client sent it.
enum class ProxyHeader : std::uint8_t { x_forwarded_for, forwarded };

struct ProxySettings {
  std::vector<AddressRange> trusted = {};  // empty: no proxy in front
  ProxyHeader header = ProxyHeader::x_forwarded_for;
  bool is_announced = false;  // each connection of a proxy begins with the PROXY protocol

  bool trusts(boost::asio::ip::address const& address) const;
};

/// The addresses of this machine.
std::vector<AddressRange> loopback_ranges();

/// What is known about the client that sent a request.
struct ForwardedClient {
  enum class Source : std::uint8_t { connection, header, missing_header, malformed_header };

  boost::asio::ip::address address;
  Source source = Source::connection;
  bool uses_https = false;  // according to the proxy
};

/// Returns the address closest to the server that is not a trusted proxy's: `peer` itself, or one that a
/// trusted proxy names in its header. If that header is malformed or missing, it is the proxy's own.
ForwardedClient forwarded_client(boost::asio::ip::address const& peer,
                                 boost::beast::http::fields const& headers, ProxySettings const& proxies);

}  // namespace kuhhandel::server
