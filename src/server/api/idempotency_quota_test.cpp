#include "server/api/idempotency_quota.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kuhhandel::server {
namespace {

store::StoredAnswerSize answer(int number, std::size_t bytes = 1) {
  return {
      .id = keys::hash_of(std::to_string(number)), .shard = 0, .at = table::Instant{number}, .bytes = bytes};
}

std::vector<int> times_of(std::vector<store::StoredAnswerSize> const& answers) {
  std::vector<int> times;
  for (auto const& each : answers) times.push_back(static_cast<int>(each.at.count()));
  return times;
}

TEST(IdempotencyQuota, DropsTheOldestAnswersOfAClientWithTooMany) {
  IdempotencyQuota quota({2, 100}, {100, 1000});
  EXPECT_TRUE(quota.add("anna", answer(1)).empty());
  EXPECT_TRUE(quota.add("ben", answer(2)).empty());
  EXPECT_TRUE(quota.add("anna", answer(3)).empty());

  EXPECT_THAT(times_of(quota.add("anna", answer(4))), testing::ElementsAre(1));
  EXPECT_THAT(times_of(quota.add("anna", answer(5, 100))), testing::ElementsAre(3, 4));
  EXPECT_EQ(quota.size(), 2U);
}

TEST(IdempotencyQuota, DropsTheOldestOfAllIfThereAreTooManyInTotal) {
  IdempotencyQuota quota({100, 100}, {3, 100});
  for (int i = 1; i <= 3; ++i) quota.add(i == 1 ? "" : "client " + std::to_string(i), answer(i));

  EXPECT_THAT(times_of(quota.add("anna", answer(4))), testing::ElementsAre(1));
  EXPECT_THAT(times_of(quota.add("ben", answer(5, 99))), testing::ElementsAre(2, 3));
}

TEST(IdempotencyQuota, DropsAnAnswerThatIsTooLargeAtOnce) {
  IdempotencyQuota quota({10, 10}, {10, 100});

  EXPECT_THAT(times_of(quota.add("anna", answer(1, 11))), testing::ElementsAre(1));
  EXPECT_EQ(quota.size(), 0U);
}

TEST(IdempotencyQuota, ForgetsExpiredAnswers) {
  IdempotencyQuota quota({2, 100}, {100, 1000});
  for (int i = 1; i <= 2; ++i) quota.add("anna", answer(i));

  quota.expire(table::Instant{3});

  EXPECT_EQ(quota.size(), 0U);
  EXPECT_TRUE(quota.add("anna", answer(3)).empty());
}

}  // namespace
}  // namespace kuhhandel::server
