// How devices of the home network find the server: its name and its address.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <future>
#include <vector>

#include "server/app/lan_address.h"
#include "server/app/mdns_name.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel::server {
namespace {

constexpr std::chrono::seconds kLong{20};

/// A folder in PATH, before all others or alone.
class Programs {
 public:
  explicit Programs(bool alone) : before_(std::getenv("PATH")) {
    setenv("PATH", (folder_.path().string() + (alone ? "" : ":" + before_)).c_str(), 1);
  }
  Programs(Programs const&) = delete;
  Programs& operator=(Programs const&) = delete;
  ~Programs() { setenv("PATH", before_.c_str(), 1); }

  std::filesystem::path path() const { return folder_.path(); }

 private:
  ThrowawayFolder folder_;
  std::string before_;
};

/// Stand-in for Avahi's program: records its arguments, prints a given text, and holds a pipe open while it
/// runs.
class StandIn {
 public:
  explicit StandIn(std::string const& output) {
    mkfifo((programs_.path() / "alive").c_str(), 0600);
    alive_ = open((programs_.path() / "alive").c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    auto const file = programs_.path() / "avahi-publish-address";
    std::ofstream(file) << "#!/bin/sh\ncd " << programs_.path().string()
                        << "\nexec 3>alive\necho \"$*\" >asked\n"
                        << "echo \"" << output << "\" >&2\nexec sleep 1000\n";
    std::filesystem::permissions(file, std::filesystem::perms::owner_all);
  }
  StandIn(StandIn const&) = delete;
  StandIn& operator=(StandIn const&) = delete;
  ~StandIn() { close(alive_); }

  std::string arguments() const {
    std::string line;
    std::getline(std::ifstream(programs_.path() / "asked") >> std::ws, line);
    return line;
  }
  /// Returns whether no process holds the pipe any more.
  bool has_ended() const {
    pollfd waiting{.fd = alive_, .events = POLLIN, .revents = 0};
    return poll(&waiting, 1, 20'000) == 1 && (waiting.revents & POLLHUP) != 0;
  }

 private:
  Programs programs_{false};
  int alive_ = -1;
};

TEST(MdnsName, IsReportedByAvahiAndWithdrawnWithItsOwner) {
  StandIn const avahi(
      "Name collision, picking new name 'kuhhandel-2.local'.\nEstablished under name 'kuhhandel-2.local'");
  std::promise<std::string> promise;
  {
    MdnsName const name("192.168.1.5", [&](std::string const& known) { promise.set_value(known); });
    auto known = promise.get_future();
    ASSERT_EQ(known.wait_for(kLong), std::future_status::ready);
    EXPECT_EQ(known.get(), "kuhhandel-2.local");
    EXPECT_EQ(avahi.arguments(), "--no-reverse kuhhandel.local 192.168.1.5");
  }
  EXPECT_TRUE(avahi.has_ended());
}

TEST(MdnsName, IsAbsentWithoutAvahi) {
  Programs const none(true);

  MdnsName const name("192.168.1.5", [](std::string const& known) { ADD_FAILURE() << known; });
}

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
