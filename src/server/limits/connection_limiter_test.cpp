#include "server/limits/connection_limiter.h"

#include <gtest/gtest.h>

#include <vector>

namespace kuhhandel::server {
namespace {

using boost::asio::ip::make_address;

auto const kAnnas = make_address("192.0.2.1");
auto const kBens = make_address("192.0.2.2");
ConnectionLimits const kSmall{
    .connections = 4, .connections_per_address = 2, .arrivals_per_address = {3, table::Duration{1000}}};

TEST(ConnectionLimiter, LimitsTheConnectionsOfOneAddress) {
  ConnectionLimiter admission(kSmall);
  auto const one = admission.admit(kAnnas, table::Instant{0});
  auto const two = admission.admit(kAnnas, table::Instant{0});

  EXPECT_TRUE(two);
  EXPECT_FALSE(admission.admit(kAnnas, table::Instant{0}));
  EXPECT_TRUE(admission.admit(kBens, table::Instant{0})) << "each address has its own";
}

TEST(ConnectionLimiter, AllowsMorePerAddressIfManyShareOne) {
  auto const wide = ConnectionLimits::of({.connections = 7, .per_address = 3});

  EXPECT_EQ(wide.connections, 7U);
  EXPECT_EQ(wide.connections_per_address, 3 * ConnectionLimits{}.connections_per_address);
  EXPECT_EQ(wide.arrivals_per_address.at_once, 3 * ConnectionLimits{}.arrivals_per_address.at_once);
}

TEST(ConnectionLimiter, CountsAProxyConnectionForItsClient) {
  ConnectionLimiter admission(kSmall);
  auto const proxy = make_address("192.0.2.9");
  std::vector<std::optional<ConnectionLimiter::Slot>> passes;
  for (int i = 0; i < 4; ++i)
    passes.push_back(admission.admit(proxy, {}, ConnectionLimiter::PeerKind::proxy));
  ASSERT_TRUE(passes.back()) << "a proxy brings many clients";
  EXPECT_FALSE(admission.admit(proxy, {}, ConnectionLimiter::PeerKind::proxy))
      << "not more than the server may have";

  EXPECT_TRUE(passes.at(0)->transfer_to(kAnnas, {}));
  EXPECT_TRUE(passes.at(1)->transfer_to(kAnnas, {}));
  EXPECT_FALSE(passes.at(2)->transfer_to(kAnnas, {})) << "Anna has two already";
  EXPECT_EQ(passes.at(2)->address(), proxy);
  EXPECT_TRUE(passes.at(2)->transfer_to(kBens, {}));

  EXPECT_TRUE(passes.at(1)->transfer_to(kBens, {}));
  EXPECT_TRUE(passes.at(3)->transfer_to(kAnnas, {}))
      << "the connection that somebody else uses now is not Anna's";
  passes.clear();
  EXPECT_EQ(admission.connections(), 0U);
}

TEST(ConnectionLimiter, ClosesNoConnectionWhenLimitsAreLowered) {
  ConnectionLimiter admission(kSmall);
  std::vector<std::optional<ConnectionLimiter::Slot>> passes;
  for (auto const& address : {kAnnas, kAnnas, kBens}) passes.push_back(admission.admit(address, {}));

  admission.set_limits({.connections = 2});
  EXPECT_EQ(admission.connections(), 3U);
  passes.pop_back();
  EXPECT_FALSE(admission.admit(kBens, {})) << "there are as many as there may be";
  passes.pop_back();
  EXPECT_TRUE(admission.admit(kBens, {}));
}

TEST(ConnectionLimiter, AppliesARaisedLimitPerAddress) {
  ConnectionLimiter admission(kSmall);
  auto const one = admission.admit(kAnnas, table::Instant{0});
  auto const two = admission.admit(kAnnas, table::Instant{0});

  auto wider = kSmall;
  wider.connections_per_address = 3;
  admission.set_limits(wider);

  EXPECT_TRUE(admission.admit(kAnnas, table::Instant{0}));
}

TEST(ConnectionLimiter, ReleasesASlotWhenAConnectionEnds) {
  ConnectionLimiter admission(kSmall);
  auto const stays = admission.admit(kAnnas, table::Instant{0});

  {
    auto const leaves = admission.admit(kAnnas, table::Instant{0});
  }

  EXPECT_EQ(admission.connections(), 1U);
  EXPECT_TRUE(admission.admit(kAnnas, table::Instant{0}));
}

TEST(ConnectionLimiter, LimitsAllConnections) {
  ConnectionLimiter admission(kSmall);
  std::vector<std::optional<ConnectionLimiter::Slot>> passes;
  for (auto const* const text : {"192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"}) {
    passes.push_back(admission.admit(make_address(text), table::Instant{0}));
  }

  EXPECT_FALSE(admission.admit(make_address("127.0.0.1"), table::Instant{0})) << "this machine's own too";
}

TEST(ConnectionLimiter, LimitsTheReconnectRateOfOneAddress) {
  ConnectionLimiter admission(kSmall);
  for (int i = 0; i < 3; ++i) admission.admit(kAnnas, table::Instant{0});

  EXPECT_FALSE(admission.admit(kAnnas, table::Instant{0}));
  EXPECT_TRUE(admission.admit(kAnnas, table::Instant{1000}));
}

TEST(ConnectionLimiter, TreatsAnIpv6SubnetAsOneAddress) {
  ConnectionLimiter admission(kSmall);
  auto const one = admission.admit(make_address("2001:db8::1"), table::Instant{0});
  auto const two = admission.admit(make_address("2001:db8::2"), table::Instant{0});

  EXPECT_FALSE(admission.admit(make_address("2001:db8::3"), table::Instant{0}));
  EXPECT_TRUE(admission.admit(make_address("2001:db8:1::1"), table::Instant{0}));
}

}  // namespace
}  // namespace kuhhandel::server
