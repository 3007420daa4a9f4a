#include "bots/shark/fast_math.h"

#include <gtest/gtest.h>

#include <bit>

#include "engine/random/rng.h"

namespace kuhhandel::bots {
namespace {

std::uint32_t bits_of(float number) { return std::bit_cast<std::uint32_t>(number); }

/// Sets eight random numbers from `least` to `most`.
void set_drawn(Rng& rng, float least, float most, Lanes<8>& lanes) {
  set_lanes<8>(lanes, [&](std::size_t) {
    auto const part = static_cast<float>(rng.below(1'000'000)) / 1'000'000;
    return least + part * (most - least);
  });
}

TEST(SimdLanes, MatchScalarLogarithms) {
  Rng rng(1);
  for (int round = 0; round < 2000; ++round) {
    Lanes<8> x;
    Lanes<8> log;
    set_drawn(rng, 0.001F, round % 2 == 0 ? 2.0F : 9000.0F, x);
    set_log2<8>(x, log);
    for (std::size_t i = 0; i < 8; ++i) ASSERT_EQ(bits_of(log[i]), bits_of(log2_of(x[i]))) << x[i];
  }
}

TEST(SimdLanes, MatchScalarPowers) {
  Rng rng(2);
  for (int round = 0; round < 2000; ++round) {
    Lanes<8> x;
    Lanes<8> power;
    set_drawn(rng, -119.0F, 119.0F, x);
    set_exp2<8>(x, power);
    for (std::size_t i = 0; i < 8; ++i) ASSERT_EQ(bits_of(power[i]), bits_of(exp2_of(x[i]))) << x[i];
  }
}

}  // namespace
}  // namespace kuhhandel::bots
