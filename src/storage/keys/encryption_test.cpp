#include "keys/encryption.h"

#include <gtest/gtest.h>

namespace kuhhandel::keys {
namespace {

TEST(Encryption, IsReversedOnlyByTheSameKey) {
  auto const key = hash_of("a key");

  auto const ciphertext = encrypted("a seat token", key);

  EXPECT_EQ(ciphertext.find("token"), std::string::npos);
  EXPECT_EQ(decrypted(ciphertext, key), "a seat token");
  EXPECT_EQ(decrypted(ciphertext, hash_of("another key")), std::nullopt);
  EXPECT_NE(encrypted("a seat token", key), ciphertext) << "each time with another nonce";
}

TEST(Encryption, DetectsEachChange) {
  auto const key = hash_of("a key");
  auto const ciphertext = encrypted("ab", key);

  for (std::size_t i = 0; i < ciphertext.size(); ++i) {
    auto changed = ciphertext;
    changed[i] = static_cast<char>(changed[i] ^ 1);
    EXPECT_EQ(decrypted(changed, key), std::nullopt) << i;
    EXPECT_EQ(decrypted(ciphertext.substr(0, i), key), std::nullopt) << i;
  }
}

TEST(HexOfBytes, RoundTrips) {
  std::string const bytes("\0\xff a", 4);

  EXPECT_EQ(hex_of_bytes(bytes), "00ff2061");
  EXPECT_EQ(bytes_from_hex("00ff2061"), bytes);
  EXPECT_EQ(bytes_from_hex(""), "");
  for (auto const* const wrong : {"0", "0g", "00 f"}) EXPECT_EQ(bytes_from_hex(wrong), std::nullopt) << wrong;
}

}  // namespace
}  // namespace kuhhandel::keys
