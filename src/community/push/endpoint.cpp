#include "push/endpoint.h"

#include <algorithm>
#include <array>
#include <boost/asio/ip/network_v4.hpp>
#include <boost/asio/ip/network_v6.hpp>
#include <charconv>

namespace kuhhandel::push {
namespace {

namespace ip = boost::asio::ip;

constexpr std::uint16_t kUsualPort = 443;
constexpr std::string_view kScheme = "https://";

bool is_letter_of_a_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
}
bool is_printable(char c) { return c > ' ' && c <= '~'; }

std::optional<std::uint16_t> port_of(std::string_view digits) {
  std::uint16_t port = 0;
  auto const* const end = digits.data() + digits.size();
  auto const [stopped, error] = std::from_chars(digits.data(), end, port);
  if (error != std::errc() || stopped != end || port == 0) return {};
  return port;
}

/// IPv4 ranges of the special-purpose address registry (RFC 6890).
constexpr std::array kKeptForElse{"0.0.0.0/8",      "10.0.0.0/8",     "100.64.0.0/10", "127.0.0.0/8",
                                  "169.254.0.0/16", "172.16.0.0/12",  "192.0.0.0/24",  "192.0.2.0/24",
                                  "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24",
                                  "203.0.113.0/24", "224.0.0.0/4",    "240.0.0.0/4"};
/// Special ranges within 2000::/3, the only public one: Teredo and other protocols, documentation, and ranges
/// that embed IPv4 addresses.
constexpr std::array kKeptForElse6{"2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"};

bool lies_in(ip::network_v4 const& network, ip::address_v4 const& address) {
  return (address.to_uint() & network.netmask().to_uint()) == network.network().to_uint();
}

bool lies_in(ip::network_v6 const& network, ip::address_v6 const& address) {
  return ip::network_v6(address, network.prefix_length()).network() == network.network();
}

}  // namespace

std::optional<Endpoint> Endpoint::read(std::string_view url, AddressPolicy policy) {
  if (url.size() > kLongest || !url.starts_with(kScheme) || !std::ranges::all_of(url, is_printable))
    return {};
  url.remove_prefix(kScheme.size());
  auto const path = std::min(url.find('/'), url.size());
  auto host = url.substr(0, path);
  auto const target = url.substr(path);
  if (target.find('#') != std::string_view::npos) return {};
  auto port = std::optional(kUsualPort);
  if (auto const colon = host.find(':'); colon != std::string_view::npos) {
    if (policy == AddressPolicy::internet) return {};
    port = port_of(host.substr(colon + 1));
    host = host.substr(0, colon);
  }
  if (!port || host.empty() || host.size() > 253 || !std::ranges::all_of(host, is_letter_of_a_name))
    return {};
  return Endpoint{std::string(host), *port, target.empty() ? "/" : std::string(target)};
}

std::string Endpoint::authority() const {
  return port == kUsualPort ? host : host + ':' + std::to_string(port);
}

bool is_public_address(ip::address const& address) {
  if (address.is_v4())
    return std::ranges::none_of(kKeptForElse, [&](char const* network) {
      return lies_in(ip::make_network_v4(network), address.to_v4());
    });
  auto const long_address = address.to_v6();
  if (!lies_in(ip::make_network_v6("2000::/3"), long_address)) return false;
  return std::ranges::none_of(kKeptForElse6, [&](char const* network) {
    return lies_in(ip::make_network_v6(network), long_address);
  });
}

}  // namespace kuhhandel::push
