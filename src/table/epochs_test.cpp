#include "table/epochs.h"

#include <gtest/gtest.h>

namespace kuhhandel::table {
namespace {

/// A table that came back twice: it stands at version 100.
Epochs reopened_twice() {
  Epochs epochs;
  epochs.begin("spring", 41);
  epochs.begin("summer", 71);
  return epochs;
}

TEST(Epochs, KnowWhoWasToldTheSameStory) {
  auto const epochs = reopened_twice();

  EXPECT_EQ(epochs.latest().name, "summer");
  for (auto const& last : {LastTold{100, "summer"}, LastTold{71, "summer"}, LastTold{70, "spring"},
                           LastTold{41, "spring"}, LastTold{40, ""}, LastTold{0, ""}})
    EXPECT_EQ(epochs.went_back(last, 100), std::nullopt) << last.version << last.epoch;
}

TEST(Epochs, KnowWhereAStoryEndsThatWentOnElsewhere) {
  auto const epochs = reopened_twice();

  EXPECT_EQ(epochs.went_back({90, "spring"}, 100), 70U);
  EXPECT_EQ(epochs.went_back({50, ""}, 100), 40U);
  EXPECT_EQ(epochs.went_back({242, "spring"}, 100), 70U);
}

TEST(Epochs, KnowNoMoreOfAStrangeStoryThanWhenItsVersionsWereToldHere) {
  auto const epochs = reopened_twice();

  EXPECT_EQ(epochs.went_back({242, "winter"}, 100), 70U);
  EXPECT_EQ(epochs.went_back({60, "winter"}, 100), 40U);
}

TEST(Epochs, KnowThatAVersionIsYetToCome) {
  EXPECT_EQ(reopened_twice().went_back({101, "summer"}, 100), 100U);
}

TEST(Epochs, SayNothingOfVersionsThatAreForgotten) {
  Epochs epochs;
  for (std::uint64_t i = 1; i <= 100; ++i) epochs.begin(std::to_string(i), i * 10);

  EXPECT_EQ(epochs.went_back({600, "strange"}, 1000), std::nullopt);
  EXPECT_EQ(epochs.went_back({995, "strange"}, 1000), 989U);
}

TEST(Epochs, GoOnWhereALogSaysNoName) {
  auto epochs = reopened_twice();
  epochs.begin("summer", 90);

  EXPECT_EQ(epochs.went_back({95, "summer"}, 100), std::nullopt);
}

}  // namespace
}  // namespace kuhhandel::table
