// Tests the stored form of tokens.
#include "keys/token.h"

#include <gtest/gtest.h>

namespace kuhhandel::keys {
namespace {

TEST(TokenHashes, RoundTrip) {
  auto const hash = hash_of("a token");
  auto const digits = hex_of(hash);
  EXPECT_EQ(digits.size(), 64U);
  EXPECT_EQ(hash_from_hex(digits), hash);
}

TEST(TokenHashes, MustHaveExactlyTheirDigits) {
  auto const digits = hex_of(hash_of("a token"));
  for (auto const& other :
       {std::string(), digits.substr(2), digits + "00", digits.substr(1), 'x' + digits.substr(1)})
    EXPECT_EQ(hash_from_hex(other), std::nullopt) << other;
}

}  // namespace
}  // namespace kuhhandel::keys
