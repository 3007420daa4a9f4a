#include "server/net/listen_address.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace kuhhandel::server {
namespace {

TEST(ListenAddress, IsAnAddressAndAPort) {
  EXPECT_EQ(ListenAddress::read("127.0.0.1:9100"), (ListenAddress{"127.0.0.1", 9100}));
  EXPECT_EQ(ListenAddress::read("[::1]:0"), (ListenAddress{"::1", 0}));
}

TEST(ListenAddress, IsRejectedOtherwise) {
  for (auto const* const text : {"", "127.0.0.1", "127.0.0.1:", ":x", "127.0.0.1:65536", "127.0.0.1:-1"})
    EXPECT_THROW(ListenAddress::read(text), std::runtime_error) << text;
}

}  // namespace
}  // namespace kuhhandel::server
