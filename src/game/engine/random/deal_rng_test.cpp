#include "engine/random/deal_rng.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "engine/digest.h"
#include "engine/play.h"
#include "tests/support/words.h"

namespace kuhhandel {
namespace {

std::string const kSeed = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

TEST(DealRng, UsesTheDigitsOfASeedAsItsKey) {
  auto const key = key_in(kSeed).value();

  for (std::size_t i = 0; i < key.size(); ++i) EXPECT_EQ(key[i], i);
}

TEST(DealRng, HasNoKeyForOtherText) {
  EXPECT_FALSE(key_in("cow"));
  EXPECT_FALSE(key_in(kSeed + "0"));
  EXPECT_FALSE(key_in(std::string(64, 'g')));
  EXPECT_FALSE(key_in(std::string(64, 'A')));
}

TEST(DealRng, DrawsFairlyBelowABound_C2_3) {
  DealRng rng(*key_in(kSeed));
  std::array<int, 7> drawn{};
  for (int times = 0; times < 7000; ++times) ++drawn.at(static_cast<std::size_t>(rng.below(7)));

  for (auto const times : drawn) EXPECT_NEAR(times, 1000, 150);
}

/// Returns the positions of all cards as one number.
std::uint64_t deal_of(Edition const& edition, std::string const& seed, int rules_version = kRulesVersion) {
  return digest(start(edition, 4, seed, {}, rules_version).next);
}

TEST(Deal, DependsOnEveryDigitOfTheSeed_C2_3) {
  for (std::size_t at = 0; at < kSeed.size(); ++at) {
    auto other = kSeed;
    other[at] = other[at] == '0' ? '1' : '0';
    EXPECT_NE(deal_of(master(), other), deal_of(master(), kSeed)) << at;
  }
}

TEST(Deal, IsUnchangedForAnOldGame_C2_3) {
  EXPECT_NE(deal_of(second(), kSeed, 1), deal_of(second(), kSeed, 2));
  EXPECT_EQ(deal_of(second(), "cow", 1), deal_of(second(), "cow", 2));
}

}  // namespace
}  // namespace kuhhandel
