// Tests of nets: reading files, and equal results everywhere.
#include "neural/network/net.h"

#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <memory>

#include "engine/ceilings/ceiling_replies.h"
#include "neural/network/derived_features.h"
#include "neural/network/policy.h"
#include "neural/network/sampling.h"
#include "tests/support/a_random_net.h"
#include "tests/support/words.h"

namespace kuhhandel::neural {
namespace {

using Bytes = std::vector<std::uint8_t>;

Net small_net() { return a_random_net({.seats = 4, .hidden = {5}, .playable = {{Word("second"), 3, 4}}}); }

std::string refusal_of(Bytes const& bytes) {
  auto const net = read_net(bytes);
  return net ? "none" : net.error();
}

TEST(Net, RoundTrips) {
  auto const net = small_net();
  auto const read = read_net(written(net));

  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(written(*read), written(net));
  EXPECT_TRUE(plays(*read, "second", 4));
  EXPECT_FALSE(plays(*read, "second", 5));
  EXPECT_FALSE(plays(*read, "first", 4));
  EXPECT_EQ(playable_in_words(*read), "'second' at tables of 3 to 4");
}

TEST(Net, NamesTheErrorInOtherData) {
  auto const changed = [](std::size_t at, std::uint8_t to) {
    auto bytes = written(small_net());
    bytes[at] = to;
    return bytes;
  };
  EXPECT_EQ(refusal_of({}), "this is not a net: it does not begin with KHN1.");
  EXPECT_EQ(refusal_of(changed(3, '2')), "this is not a net: it does not begin with KHN1.");
  EXPECT_EQ(refusal_of(changed(4, 1)),
            "this net was made for version 1 of observations, and this is version 2.");
  EXPECT_EQ(refusal_of(changed(6, 9)),
            "this net has features for tables of 9, and there are those of 2 to 6.");
  EXPECT_EQ(refusal_of(changed(6, 5)), "this net was made for other features than there are.");
  EXPECT_EQ(refusal_of(changed(7, 0)).substr(0, 20), "this net plays no ed");
  EXPECT_EQ(refusal_of(changed(8, 0)), "this net was made for other features than there are.");
  EXPECT_EQ(refusal_of(changed(16, 0)), "this net was made for other replies than there are.");
  EXPECT_EQ(refusal_of(changed(24, 'S')), "this net names an edition by something else than small letters.");
  EXPECT_EQ(refusal_of(changed(41, 5)),
            "this net plays 'second' at tables of 3 to 5, and its features are for at most 4.");
  EXPECT_EQ(refusal_of(changed(42, 9)), "this net has 9 layers, and may have 1 to 8.");
  EXPECT_EQ(refusal_of(changed(44, 1)), "this net reads 257 features, and there are 494.");
  EXPECT_EQ(refusal_of(changed(46, 0)), "this net has a layer of 0, and may have 1 to 4096.");
  EXPECT_EQ(refusal_of(changed(48, 1)), "this net gives 1 numbers, and should give 157.");
  EXPECT_EQ(refusal_of(changed(53, 0x80)), "this net has a scale that is none.");
  EXPECT_EQ(refusal_of(changed(73, 0x7F)), "this net has a bias that is too large.");
}

TEST(Net, IsRefusedIfTruncatedOrTooLong) {
  auto const whole = written(small_net());
  for (std::size_t size = 4; size < whole.size(); size += size < 60 ? 1 : 53)
    EXPECT_EQ(refusal_of(Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size))),
              "this net is cut off.")
        << size;
  auto longer = whole;
  longer.push_back(0);
  EXPECT_EQ(refusal_of(longer), "this net has 1 bytes too many.");
  EXPECT_EQ(refusal_of(Bytes(400'001)), "this net has 400001 bytes, and may have 400000.");
}

TEST(QuantizedLayer, RoundsToNearestAndHalvesUp) {
  QuantizedLayer const layer{.inputs = 1,
                             .outputs = 4,
                             .scales = {1U << 23, 1U << 23, 1U << 23, kMostScale},
                             .biases = {0, 0, 1, kMostBias},
                             .weights = {1, -1, -128, 127}};
  std::array<std::uint8_t, 1> const inputs{255};
  std::array<std::int32_t, 4> sums{};
  accumulate(layer, inputs, sums);
  EXPECT_EQ(sums, (std::array<std::int32_t, 4>{255, -255, -32'639, kMostBias + 32'385}));

  scale(layer, sums);
  EXPECT_EQ(sums, (std::array<std::int32_t, 4>{128, -127, -16'319, 0x7FFFFFFF}))
      << "127.5, -127.5, -16319.5, and more than fits";
}

// Nets are trained with these features: a change to one changes the hash, and no existing net can be loaded.
TEST(Features, HaveTheHashThatTheNetsWereTrainedWith) {
  EXPECT_EQ(Features(4).hash(), 0x9457f3d2df6cfdc5U);
  EXPECT_EQ(Features(4).count(), 494);
  EXPECT_NE(Features(3).hash(), Features(4).hash());
}

CeilingReply chosen(std::vector<std::int32_t> const& logits, Temperature temperature, std::uint64_t seed) {
  Rng rng(seed);
  std::array const legal{static_cast<CeilingReply>(1), static_cast<CeilingReply>(2)};
  return sample(logits, legal, temperature, rng);
}

TEST(Features, TolerateAnInvalidObservation) {
  Observation bytes;
  bytes.fill(255);
  auto const read = extend_observation(bytes);

  EXPECT_EQ(read[derived::kLotOf], 0);
  EXPECT_EQ(read[derived::kOtherCards], 0);
  EXPECT_EQ(read[derived::kRichestMost + 1], 255);
}

TEST(Choosing, ReturnsThePercentageOfEachChoice) {
  std::vector const logits{5000, 1024, 2048};
  std::array const legal{static_cast<CeilingReply>(1), static_cast<CeilingReply>(2)};

  EXPECT_EQ(percent_of(legal[0], logits, legal), 27);
  EXPECT_EQ(percent_of(legal[1], logits, legal), 73);
  EXPECT_EQ(percent_of(legal[1], logits, std::span(legal).last(1)), 100);
}

TEST(Choosing, TakesTheBestLegalReplyOrSamples) {
  // The first is illegal; e to the power of 1 is between the others.
  std::vector const logits{5000, 1024, 2048};
  int seconds = 0;
  for (std::uint64_t seed = 0; seed < 10'000; ++seed)
    seconds += chosen(logits, {.hundredths = 100}, seed) == static_cast<CeilingReply>(2) ? 1 : 0;

  EXPECT_EQ(chosen(logits, {}, 1), static_cast<CeilingReply>(2));
  EXPECT_NEAR(seconds, 7311, 150);
  EXPECT_EQ(chosen({0, 0, -2'000'000'000}, kHottest, 3), static_cast<CeilingReply>(1));
}

}  // namespace
}  // namespace kuhhandel::neural
