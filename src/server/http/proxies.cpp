#include "server/http/proxies.h"

#include <algorithm>
#include <boost/beast/core/string.hpp>
#include <charconv>
#include <ranges>
#include <utility>

#include "server/http/header_values.h"

namespace kuhhandel::server {
namespace {

namespace ip = boost::asio::ip;
namespace http = boost::beast::http;
using boost::beast::iequals;

ip::address unmapped(ip::address const& address) {
  if (address.is_v6() && address.to_v6().is_v4_mapped())
    return ip::make_address_v4(ip::v4_mapped, address.to_v6());
  return address;
}

std::optional<ip::address> address_in(std::string_view text) {
  boost::system::error_code error;
  auto const address = ip::make_address(text, error);
  return error ? std::nullopt : std::optional(unmapped(address));
}

template <class Number>
std::optional<Number> whole_number_in(std::string_view text) {
  Number number = 0;
  auto const* const end = text.data() + text.size();
  auto const [read, error] = std::from_chars(text.data(), end, number);
  return error == std::errc{} && read == end ? std::optional(number) : std::nullopt;
}

template <class Bytes>
bool have_same_start(Bytes const& one, Bytes const& other, int bits) {
  auto const whole = static_cast<std::size_t>(bits / 8);
  if (!std::equal(one.begin(), one.begin() + static_cast<std::ptrdiff_t>(whole), other.begin())) return false;
  if (bits % 8 == 0) return true;
  return (one[whole] ^ other[whole]) >> (8 - bits % 8) == 0;
}

/// Returns the address in `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1` or `[2001:db8::1]:4711`.
std::optional<ip::address> node_in(std::string_view node) {
  auto address = node;
  std::string_view port;
  if (node.starts_with('[')) {
    auto const end = node.find(']');
    if (end == std::string_view::npos) return {};
    address = node.substr(1, end - 1);
    port = node.substr(end + 1);
    if (auto const v6 = address_in(address); !v6 || address.find(':') == std::string_view::npos) return {};
  } else if (std::ranges::count(node, ':') == 1) {
    address = node.substr(0, node.find(':'));
    port = node.substr(address.size());
  }
  bool const is_port = port.empty() || (port[0] == ':' && whole_number_in<std::uint16_t>(port.substr(1)));
  return is_port ? address_in(address) : std::nullopt;
}

/// One proxy's statement about who sent it the request, and how.
struct Hop {
  std::string_view node;
  std::string_view protocol = {};
  std::string_view host = {};
};

/// Splits at `separator`, except inside quotes. Reads from the end, so that text by a client cannot change
/// how a proxy's own entry is read.
std::vector<std::string_view> parts_of(std::string_view text, char separator, bool has_quotes) {
  std::vector<std::string_view> parts;
  bool is_quoted = false;
  for (std::size_t end = text.size(), at = end + 1; at-- > 0;) {
    if (at > 0 && has_quotes && text[at - 1] == '"') is_quoted = !is_quoted;
    if (at > 0 && (is_quoted || text[at - 1] != separator)) continue;
    parts.push_back(trimmed(text.substr(at, end - at)));
    if (at > 0) end = at - 1;
  }
  std::ranges::reverse(parts);
  return parts;
}

std::string_view unquoted(std::string_view text) {
  bool const is_quoted = text.size() >= 2 && text.front() == '"' && text.back() == '"';
  return is_quoted ? text.substr(1, text.size() - 2) : text;
}

/// Parses an element of the header `Forwarded` (RFC 7239). A node never has escapes inside its quotes.
Hop forwarded_hop(std::string_view element) {
  Hop hop;
  for (auto const pair : parts_of(element, ';', true)) {
    auto const equals = std::min(pair.find('='), pair.size());
    auto const value = unquoted(pair.substr(std::min(equals + 1, pair.size())));
    if (iequals(pair.substr(0, equals), "for")) hop.node = value;
    if (iequals(pair.substr(0, equals), "proto")) hop.protocol = value;
    if (iequals(pair.substr(0, equals), "host")) hop.host = value;
  }
  return hop;
}

/// Returns the elements of all header lines with that name, in order.
std::vector<std::string_view> elements_of(http::fields const& headers, std::string_view name,
                                          bool has_quotes) {
  std::vector<std::string_view> elements;
  auto const [first, last] = headers.equal_range(name);
  for (auto line = first; line != last; ++line)
    for (auto const element : parts_of(view_of(line->value()), ',', has_quotes)) elements.push_back(element);
  return elements;
}

std::vector<Hop> hops_of(http::fields const& headers, ProxyHeader header) {
  std::vector<Hop> hops;
  if (header == ProxyHeader::forwarded) {
    for (auto const element : elements_of(headers, "Forwarded", true)) hops.push_back(forwarded_hop(element));
    return hops;
  }
  for (auto const element : elements_of(headers, "X-Forwarded-For", false)) hops.push_back({element});
  auto const protocols = elements_of(headers, "X-Forwarded-Proto", false);
  if (!hops.empty() && !protocols.empty()) hops.back().protocol = protocols.back();
  auto const hosts = elements_of(headers, "X-Forwarded-Host", false);
  if (!hops.empty() && !hosts.empty()) hops.back().host = hosts.back();
  return hops;
}

}  // namespace

AddressRange::AddressRange(ip::address const& address, int bits) : address_(unmapped(address)), bits_(bits) {}

std::optional<AddressRange> AddressRange::read(std::string_view text) {
  auto const slash = text.find('/');
  auto const address = address_in(text.substr(0, slash));
  if (!address) return {};
  int const most = address->is_v4() ? 32 : 128;
  auto const bits = slash == std::string_view::npos ? most : whole_number_in<int>(text.substr(slash + 1));
  if (!bits || *bits < 0 || *bits > most) return {};
  return AddressRange(*address, *bits);
}

bool AddressRange::contains(ip::address const& address) const {
  auto const plain = unmapped(address);
  if (plain.is_v4() != address_.is_v4()) return false;
  if (plain.is_v4()) return have_same_start(plain.to_v4().to_bytes(), address_.to_v4().to_bytes(), bits_);
  return have_same_start(plain.to_v6().to_bytes(), address_.to_v6().to_bytes(), bits_);
}

bool ProxySettings::trusts(ip::address const& address) const {
  return std::ranges::any_of(trusted, [&](AddressRange const& range) { return range.contains(address); });
}

std::vector<AddressRange> loopback_ranges() {
  return {{ip::address_v4::loopback(), 8}, {ip::address_v6::loopback(), 128}};
}

ForwardedClient forwarded_client(ip::address const& peer, http::fields const& headers,
                                 ProxySettings const& proxies) {
  using Source = ForwardedClient::Source;
  ForwardedClient client{.address = peer};
  if (!proxies.trusts(peer)) return client;
  auto const hops = hops_of(headers, proxies.header);
  client.source = hops.empty() ? Source::missing_header : Source::header;
  if (!hops.empty()) client.uses_https = iequals(hops.back().protocol, "https");
  if (!hops.empty()) client.host = hops.back().host;
  for (auto const& hop : hops | std::views::reverse) {
    auto const before = node_in(hop.node);
    if (!before)
      return {.address = peer,
              .source = Source::malformed_header,
              .uses_https = client.uses_https,
              .host = client.host};
    client.address = *before;
    if (!proxies.trusts(*before)) break;
  }
  return client;
}

}  // namespace kuhhandel::server
