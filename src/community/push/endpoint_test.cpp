#include "push/endpoint.h"

#include <gtest/gtest.h>

namespace kuhhandel::push {
namespace {

TEST(Endpoint, IsAnAddressOfAPushService) {
  auto const endpoint =
      Endpoint::read("https://fcm.googleapis.com/fcm/send/abc:d_e-f?x=1", AddressPolicy::internet);

  ASSERT_TRUE(endpoint);
  EXPECT_EQ(endpoint->host, "fcm.googleapis.com");
  EXPECT_EQ(endpoint->target, "/fcm/send/abc:d_e-f?x=1");
  EXPECT_EQ(endpoint->origin(), "https://fcm.googleapis.com");
}

TEST(Endpoint, IsRejectedOtherwise) {
  for (auto const* const url :
       {"http://push.example/a", "https://", "https:///a", "https://user@push.example/a", "https://[::1]/a",
        "https://push.example:8443/a", "https://push.example/a#b", "https://push.example/a b",
        "https://push.example/a\r\nX: y", "https://PUSH.example/a", "ftp://push.example", ""})
    EXPECT_FALSE(Endpoint::read(url, AddressPolicy::internet)) << url;
  EXPECT_FALSE(Endpoint::read("https://push.example/" + std::string(1000, 'a'), AddressPolicy::internet));
}

TEST(Endpoint, HasACustomPortOnlyIfAnyAddressIsAllowed) {
  EXPECT_EQ(Endpoint::read("https://127.0.0.1:8443/a", AddressPolicy::anywhere)->origin(),
            "https://127.0.0.1:8443");
  for (auto const* const url :
       {"https://push.example:0/a", "https://push.example:/a", "https://push.example:70000/a"})
    EXPECT_FALSE(Endpoint::read(url, AddressPolicy::anywhere)) << url;
}

TEST(PublicAddress, IsNotOfAPrivateNetwork) {
  auto const is = [](char const* address) {
    return is_public_address(boost::asio::ip::make_address(address));
  };

  for (auto const* const address : {"142.250.1.1", "9.255.255.255", "172.32.0.1", "2a00:1450:4001::1"})
    EXPECT_TRUE(is(address)) << address;
  for (auto const* const address : {"127.0.0.1",
                                    "127.8.8.8",
                                    "0.0.0.0",
                                    "10.0.0.1",
                                    "172.16.0.1",
                                    "172.31.255.255",
                                    "192.168.1.1",
                                    "169.254.169.254",
                                    "100.64.0.1",
                                    "198.18.0.1",
                                    "224.0.0.1",
                                    "255.255.255.255",
                                    "::1",
                                    "::",
                                    "fe80::1",
                                    "fc00::1",
                                    "fd12::1",
                                    "ff02::1",
                                    "::ffff:127.0.0.1",
                                    "::ffff:8.8.8.8",
                                    "64:ff9b::7f00:1",
                                    "2002:7f00:1::",
                                    "2001:db8::1",
                                    "2001::1"})
    EXPECT_FALSE(is(address)) << address;
}

}  // namespace
}  // namespace kuhhandel::push
