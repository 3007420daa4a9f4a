#include "server/http/host_header.h"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <charconv>
#include <system_error>

#include "server/http/header_values.h"

namespace kuhhandel::server {
namespace {

constexpr std::size_t kLongestName = 255;

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

/// Names with an underscore and internationalised names in UTF-8 are sent too.
bool may_be_in_name(char letter) {
  return is_digit(letter) || (letter >= 'a' && letter <= 'z') || letter == '-' || letter == '.' ||
         letter == '_' || (static_cast<unsigned char>(letter) & 0x80U) != 0;
}

/// Parses what follows the name: nothing, or a colon and an optional number.
bool read_port(std::string_view text, std::optional<std::uint16_t>& port) {
  if (text.empty() || text == ":") return true;
  if (text.front() != ':' || !std::ranges::all_of(text.substr(1), is_digit)) return false;
  std::uint16_t number = 0;
  auto const* const end = text.data() + text.size();
  if (std::from_chars(text.data() + 1, end, number).ec != std::errc{}) return false;
  port = number;
  return true;
}

/// Returns an IPv6 address in its usual form; nullopt if it is none.
std::optional<std::string> ipv6_in(std::string_view text) {
  auto const zone = text.find('%');
  boost::system::error_code error;
  auto const address = boost::asio::ip::make_address_v6(text.substr(0, zone), error);
  if (error) return {};
  return address.to_string();
}

std::optional<HostHeader> host_of_origin(std::string_view origin) {
  auto const end_of_scheme = origin.find("://");
  if (end_of_scheme == std::string_view::npos) return {};
  return parse_host(origin.substr(end_of_scheme + 3));
}

std::uint16_t port_of(HostHeader const& host, std::string_view scheme) {
  return host.port.value_or(scheme == "https" || scheme == "wss" ? 443 : 80);
}

}  // namespace

std::optional<HostHeader> parse_host(std::string_view text) {
  HostHeader host;
  if (text.starts_with('[')) {
    auto const end = text.find(']');
    if (end == std::string_view::npos) return {};
    auto address = ipv6_in(text.substr(1, end - 1));
    if (!address || !read_port(text.substr(end + 1), host.port)) return {};
    host.name = *std::move(address);
    return host;
  }
  auto const colon = std::min(text.find(':'), text.size());
  host.name = in_lower_case(text.substr(0, colon));
  if (host.name.size() > 1 && host.name.ends_with('.')) host.name.pop_back();
  bool const is_name = !host.name.empty() && host.name.size() <= kLongestName && host.name.front() != '.' &&
                       host.name.find("..") == std::string::npos &&
                       std::ranges::all_of(host.name, may_be_in_name);
  if (!is_name || !read_port(text.substr(colon), host.port)) return {};
  return host;
}

bool is_origin_of(std::string_view origin, std::string_view host) {
  auto const scheme = in_lower_case(origin.substr(0, origin.find(':')));
  auto const of_origin = host_of_origin(origin);
  auto const of_host = parse_host(host);
  return of_origin && of_host && of_origin->name == of_host->name &&
         port_of(*of_origin, scheme) == port_of(*of_host, scheme);
}

bool is_origin_without_port(std::string_view origin, std::string_view host) {
  auto const of_origin = host_of_origin(origin);
  auto const of_host = parse_host(host);
  return of_origin && of_host && of_origin->name == of_host->name && !of_host->port;
}

}  // namespace kuhhandel::server
