#include "table/log/incarnations.h"

#include <gtest/gtest.h>

namespace kuhhandel::table {
namespace {

/// Returns the incarnations of a table that was restored twice and has version 100.
Incarnations reopened_twice() {
  Incarnations epochs;
  epochs.begin("spring", 41);
  epochs.begin("summer", 71);
  return epochs;
}

TEST(Incarnations, RecognizeClientsWithTheSameHistory) {
  auto const epochs = reopened_twice();

  EXPECT_EQ(epochs.latest().name, "summer");
  for (auto const& last : {LastSeen{100, "summer"}, LastSeen{71, "summer"}, LastSeen{70, "spring"},
                           LastSeen{41, "spring"}, LastSeen{40, ""}, LastSeen{0, ""}})
    EXPECT_EQ(epochs.last_common_version(last, 100), std::nullopt) << last.version << last.incarnation;
}

TEST(Incarnations, FindTheLastCommonVersionAfterADivergence) {
  auto const epochs = reopened_twice();

  EXPECT_EQ(epochs.last_common_version({90, "spring"}, 100), 70U);
  EXPECT_EQ(epochs.last_common_version({50, ""}, 100), 40U);
  EXPECT_EQ(epochs.last_common_version({242, "spring"}, 100), 70U);
}

TEST(Incarnations, BoundTheLastCommonVersionOfAnUnknownHistory) {
  auto const epochs = reopened_twice();

  EXPECT_EQ(epochs.last_common_version({242, "winter"}, 100), 70U);
  EXPECT_EQ(epochs.last_common_version({60, "winter"}, 100), 40U);
}

TEST(Incarnations, DetectAFutureVersion) {
  EXPECT_EQ(reopened_twice().last_common_version({101, "summer"}, 100), 100U);
}

TEST(Incarnations, ReturnNothingForForgottenVersions) {
  Incarnations epochs;
  for (std::uint64_t i = 1; i <= 100; ++i) epochs.begin(std::to_string(i), i * 10);

  EXPECT_EQ(epochs.last_common_version({600, "strange"}, 1000), std::nullopt);
  EXPECT_EQ(epochs.last_common_version({995, "strange"}, 1000), 989U);
}

TEST(Incarnations, ContinueFromAnUnnamedIncarnation) {
  auto epochs = reopened_twice();
  epochs.begin("summer", 90);

  EXPECT_EQ(epochs.last_common_version({95, "summer"}, 100), std::nullopt);
}

}  // namespace
}  // namespace kuhhandel::table
