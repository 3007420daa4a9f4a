#include "server/app/lan_address.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <memory>
#include <qrcodegen/qrcodegen.hpp>
#include <string_view>
#include <tuple>
#include <vector>

namespace kuhhandel::server {
namespace {

std::string text_of(std::uint32_t address) {
  in_addr const in_network_order{.s_addr = htonl(address)};
  std::array<char, INET_ADDRSTRLEN> text{};
  inet_ntop(AF_INET, &in_network_order, text.data(), text.size());
  return text.data();
}

/// Returns the address from which this machine would send; nothing is sent. Returns 0 without a route.
std::uint32_t address_of_default_route() {
  int const probe = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (probe < 0) return 0;
  sockaddr_in remote{};
  remote.sin_family = AF_INET;
  remote.sin_port = htons(9);
  remote.sin_addr.s_addr = htonl(0xC0000201);  // 192.0.2.1 is reserved for documentation (RFC 5737)
  sockaddr_in local{};
  socklen_t length = sizeof local;
  bool const known = connect(probe, reinterpret_cast<sockaddr*>(&remote), sizeof remote) == 0 &&
                     getsockname(probe, reinterpret_cast<sockaddr*>(&local), &length) == 0;
  close(probe);
  return known ? ntohl(local.sin_addr.s_addr) : 0;
}

bool is_reachable(ifaddrs const& interface) {
  bool const up = (interface.ifa_flags & IFF_UP) != 0 && (interface.ifa_flags & IFF_LOOPBACK) == 0;
  return up && interface.ifa_addr != nullptr && interface.ifa_addr->sa_family == AF_INET;
}

/// Networks inside this machine, and VPNs, which have these names on Linux, macOS and in WSL.
bool is_virtual(NetworkInterface const& interface) {
  static constexpr std::string_view kPrefixes[] = {"docker", "br-", "veth",      "virbr",  "vmnet", "vboxnet",
                                                   "lxc",    "lxd", "cni",       "podman", "tun",   "tap",
                                                   "utun",   "wg",  "tailscale", "zt",     "ppp"};
  return interface.is_point_to_point ||
         std::ranges::any_of(kPrefixes, [&](auto prefix) { return interface.name.starts_with(prefix); });
}

bool is_link_local(std::uint32_t address) { return address >> 16U == 0xA9FEU; }

std::vector<NetworkInterface> network_interfaces() {
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return {};
  std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> const all(first, freeifaddrs);
  auto const default_route = address_of_default_route();
  std::vector<NetworkInterface> interfaces;
  for (auto const* one = first; one != nullptr; one = one->ifa_next) {
    if (!is_reachable(*one)) continue;
    auto const address = ntohl(reinterpret_cast<sockaddr_in const*>(one->ifa_addr)->sin_addr.s_addr);
    interfaces.push_back({.name = one->ifa_name,
                          .address = address,
                          .is_point_to_point = (one->ifa_flags & IFF_POINTOPOINT) != 0,
                          .has_default_route = address == default_route});
  }
  return interfaces;
}

/// Light modules are drawn, so that the code is readable on a dark terminal; the margin is part of the code.
char const* half_blocks(bool upper_dark, bool lower_dark) {
  if (upper_dark) return lower_dark ? " " : "▄";
  return lower_dark ? "▀" : "█";
}

}  // namespace

NetworkInterface const* best_for_phones(std::span<NetworkInterface const> interfaces) {
  auto const faults = [](NetworkInterface const& one) {
    return std::tuple(is_virtual(one), is_link_local(one.address), !one.has_default_route);
  };
  auto const best = std::ranges::min_element(interfaces, {}, faults);
  return best == interfaces.end() ? nullptr : &*best;
}

std::optional<std::string> lan_address() {
  auto const interfaces = network_interfaces();
  auto const* const best = best_for_phones(interfaces);
  if (best == nullptr) return {};
  return text_of(best->address);
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
