// The engine's generator of deals is libsodium's, so that others can check a deal without this program.
#include <gtest/gtest.h>
#include <sodium.h>

#include <array>
#include <cstring>

#include "engine/random/deal_rng.h"

namespace kuhhandel {
namespace {

TEST(DealRng, MatchesLibsodium_C2_3) {
  DealRng::Key key{};
  for (std::size_t i = 0; i < key.size(); ++i) key[i] = static_cast<std::uint8_t>(7 * i + 3);
  std::array<std::uint32_t, 100> words;
  randombytes_buf_deterministic(words.data(), sizeof words, key.data());

  DealRng rng(key);

  for (auto const word : words) EXPECT_EQ(rng.next(), word);
}

}  // namespace
}  // namespace kuhhandel
