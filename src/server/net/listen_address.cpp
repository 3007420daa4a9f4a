#include "server/net/listen_address.h"

#include <charconv>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <system_error>

namespace kuhhandel::server {
namespace {

std::optional<std::uint16_t> port_in(std::string_view digits) {
  std::uint16_t port = 0;
  auto const [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), port);
  if (error != std::errc() || end != digits.data() + digits.size()) return {};
  return port;
}

}  // namespace

ListenAddress ListenAddress::read(std::string const& text) {
  auto const colon = text.rfind(':');
  auto const port =
      colon == std::string::npos ? std::nullopt : port_in(std::string_view(text).substr(colon + 1));
  if (!port)
    throw std::runtime_error("'" + text + "' is not an address with a port, such as 127.0.0.1:9100.");
  auto ip = text.substr(0, colon);
  if (ip.starts_with('[') && ip.ends_with(']')) ip = ip.substr(1, ip.size() - 2);
  return {.ip = ip, .port = *port};
}

}  // namespace kuhhandel::server
