#include "neural/network/value_net.h"

#include <gtest/gtest.h>

#include <memory>

#include "tests/support/a_random_net.h"
#include "tests/support/words.h"

namespace kuhhandel::neural {
namespace {

/// Returns a net of odds with one layer, which outputs `logit` for everything.
Net always(std::int32_t logit) {
  auto net = a_random_net({.hidden = {}, .playable = {{Word("second"), 3, 5}}, .head = OutputHead::odds});
  std::ranges::fill(net.layers[0].weights, std::int8_t{0});
  net.layers[0].scales[0] = 1U << 24;
  net.layers[0].biases[0] = logit;
  return net;
}

float share_by(std::int32_t logit) {
  return ValueNet(std::make_shared<Net const>(always(logit))).share(Observation{});
}

TEST(ValueNet, ConvertsALogitToAShareOfTheWin) {
  EXPECT_NEAR(share_by(0), 0.5, 1e-3);
  EXPECT_NEAR(share_by(-1125), 0.25, 1e-3);
  EXPECT_NEAR(share_by(1125), 0.75, 1e-3);
  EXPECT_NEAR(share_by(1 << 29), 1, 1e-6);
  EXPECT_NEAR(share_by(-(1 << 29)), 0, 1e-6);
}

TEST(ValueNet, RoundTripsThroughAFile) {
  auto const net = always(7);
  auto const read = read_net(written(net));

  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->head, OutputHead::odds);
  EXPECT_EQ(written(*read), written(net));
}

TEST(ValueNet, RefusesANetWithSeveralOutputs) {
  auto net = always(7);
  net.layers = a_random_net({.hidden = {}}).layers;
  EXPECT_EQ(read_net(written(net)).error(), "this net gives 157 numbers, and should give 1.");
}

}  // namespace
}  // namespace kuhhandel::neural
