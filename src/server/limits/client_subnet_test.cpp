#include "server/limits/client_subnet.h"

#include <gtest/gtest.h>

namespace kuhhandel::server {
namespace {

using boost::asio::ip::address_v4;
using boost::asio::ip::make_address;

struct Seen {
  table::Instant last{0};
  bool is_idle(table::Instant now) const { return last < now; }
};

TEST(PerSubnet, GroupsIpv6AddressesByTheir56BitPrefix) {
  EXPECT_EQ(subnet_of(make_address("192.0.2.1")), make_address("192.0.2.1"));
  EXPECT_EQ(subnet_of(make_address("2001:db8::1")), subnet_of(make_address("2001:db8::2")));
  EXPECT_EQ(subnet_of(make_address("2001:db8::1")), subnet_of(make_address("2001:db8:0:ff::1")))
      << "one customer of a provider has all of them";
  EXPECT_NE(subnet_of(make_address("2001:db8::1")), subnet_of(make_address("2001:db8:0:100::1")));
  EXPECT_EQ(subnet_of(make_address("::ffff:192.0.2.1")), make_address("192.0.2.1"));
}

TEST(PerSubnet, BansIpv6AddressesByTheir64BitPrefix) {
  EXPECT_EQ(banned_network_of(make_address("192.0.2.1")), make_address("192.0.2.1"));
  EXPECT_EQ(banned_network_of(make_address("2001:db8::1")), banned_network_of(make_address("2001:db8::2")));
  EXPECT_NE(banned_network_of(make_address("2001:db8::1")),
            banned_network_of(make_address("2001:db8:0:1::1")));
}

TEST(PerSubnet, RecognizesThisMachine) {
  EXPECT_TRUE(is_this_machine(make_address("127.0.0.1")));
  EXPECT_TRUE(is_this_machine(make_address("::1")));
  EXPECT_TRUE(is_this_machine(make_address("::ffff:127.0.0.1")));
  EXPECT_FALSE(is_this_machine(make_address("192.0.2.1")));
  EXPECT_FALSE(is_this_machine(make_address("127.0.0.2"))) << "so that limits can be tried out";
}

TEST(PerSubnet, DropsEmptyEntries) {
  PerSubnet<Seen> seen;
  seen.get(make_address("192.0.2.1"), table::Instant{0}).last = table::Instant{100};
  for (unsigned i = 0; i < 20'000; ++i) seen.get(address_v4(i), table::Instant{1}).last = table::Instant{0};

  EXPECT_LE(seen.size(), 10'001U);
  EXPECT_EQ(seen.get(make_address("192.0.2.1"), table::Instant{1}).last, table::Instant{100});
}

}  // namespace
}  // namespace kuhhandel::server
