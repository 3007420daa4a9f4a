#include "server/app/lan_address.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace kuhhandel::server {
namespace {

NetworkInterface interface_at(std::string name, std::uint32_t address, bool has_default_route = false,
                              bool is_point_to_point = false) {
  return {.name = std::move(name),
          .address = address,
          .is_point_to_point = is_point_to_point,
          .has_default_route = has_default_route};
}

constexpr std::uint32_t kHome = 0xC0A8'B214;        // 192.168.178.20
constexpr std::uint32_t kContainers = 0xAC11'0001;  // 172.17.0.1
constexpr std::uint32_t kVpn = 0x0A08'0002;         // 10.8.0.2
constexpr std::uint32_t kLinkLocal = 0xA9FE'0102;   // 169.254.1.2

std::string best_name(std::vector<NetworkInterface> const& interfaces) {
  auto const* const best = best_for_phones(interfaces);
  return best == nullptr ? "none" : best->name;
}

TEST(LanAddress, IsOfTheHomeNetworkNextToContainersAndVpns) {
  EXPECT_EQ(best_name({interface_at("docker0", kContainers), interface_at("wlan0", kHome, true)}), "wlan0");
  EXPECT_EQ(best_name({interface_at("br-4f1c", kContainers), interface_at("eth0", kHome)}), "eth0")
      << "a home network without internet";
  EXPECT_EQ(best_name({interface_at("tun0", kVpn, true, true), interface_at("wlan0", kHome)}), "wlan0")
      << "a VPN that takes all traffic";
  EXPECT_EQ(best_name({interface_at("tailscale0", kVpn, true), interface_at("wlan0", kHome)}), "wlan0");
  EXPECT_EQ(best_name({interface_at("eth0", kLinkLocal), interface_at("wlan0", kHome)}), "wlan0");
}

TEST(LanAddress, IsThatOfTheDefaultRouteAmongEquals) {
  EXPECT_EQ(best_name({interface_at("eth0", kVpn), interface_at("wlan0", kHome, true)}), "wlan0");
  EXPECT_EQ(best_name({interface_at("docker0", kContainers), interface_at("tun0", kVpn, true, true)}),
            "tun0");
}

TEST(LanAddress, IsAnyThatThereIs) {
  EXPECT_EQ(best_name({}), "none");
  EXPECT_EQ(best_name({interface_at("docker0", kContainers)}), "docker0");
  EXPECT_EQ(best_name({interface_at("eth0", kLinkLocal)}), "eth0");
}

}  // namespace
}  // namespace kuhhandel::server
