#include "server/app/lan_address.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <memory>
#include <qrcodegen/qrcodegen.hpp>

namespace kuhhandel::server {
namespace {

std::string text_of(sockaddr_in const& address) {
  std::array<char, INET_ADDRSTRLEN> text{};
  inet_ntop(AF_INET, &address.sin_addr, text.data(), text.size());
  return text.data();
}

/// Returns the address from which this machine would send; nothing is sent. Returns nullopt without a route.
std::optional<std::string> address_of_way_out() {
  int const probe = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (probe < 0) return {};
  sockaddr_in remote{};
  remote.sin_family = AF_INET;
  remote.sin_port = htons(9);
  remote.sin_addr.s_addr = htonl(0xC0000201);  // 192.0.2.1 is reserved for documentation (RFC 5737)
  sockaddr_in local{};
  socklen_t length = sizeof local;
  bool const known = connect(probe, reinterpret_cast<sockaddr*>(&remote), sizeof remote) == 0 &&
                     getsockname(probe, reinterpret_cast<sockaddr*>(&local), &length) == 0;
  close(probe);
  bool const is_loopback = (ntohl(local.sin_addr.s_addr) >> 24U) == 127U;
  if (!known || is_loopback) return {};
  return text_of(local);
}

bool is_reachable(ifaddrs const& interface) {
  bool const up = (interface.ifa_flags & IFF_UP) != 0 && (interface.ifa_flags & IFF_LOOPBACK) == 0;
  return up && interface.ifa_addr != nullptr && interface.ifa_addr->sa_family == AF_INET;
}

/// Light modules are drawn, so that the code is readable on a dark terminal; the margin is part of the code.
char const* half_blocks(bool upper_dark, bool lower_dark) {
  if (upper_dark) return lower_dark ? " " : "▄";
  return lower_dark ? "▀" : "█";
}

}  // namespace

std::optional<std::string> lan_address() {
  if (auto const way_out = address_of_way_out()) return way_out;
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return {};
  std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> const interfaces(first, freeifaddrs);
  for (auto const* interface = first; interface != nullptr; interface = interface->ifa_next) {
    if (is_reachable(*interface)) return text_of(*reinterpret_cast<sockaddr_in const*>(interface->ifa_addr));
  }
  return {};
}

std::string qr_code(std::string const& text) {
  using qrcodegen::QrCode;
  auto const code = QrCode::encodeText(text.c_str(), QrCode::Ecc::LOW);
  constexpr int kMargin = 2;
  std::string drawn;
  for (int y = -kMargin; y < code.getSize() + kMargin; y += 2) {
    for (int x = -kMargin; x < code.getSize() + kMargin; ++x) {
      drawn += half_blocks(code.getModule(x, y), code.getModule(x, y + 1));
    }
    drawn += '\n';
  }
  return drawn;
}

}  // namespace kuhhandel::server
