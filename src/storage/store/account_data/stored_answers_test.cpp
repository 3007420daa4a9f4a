#include "store/account_data/stored_answers.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "store/store.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel::store {
namespace {

struct AnswerStore : testing::Test {
  ThrowawayFolder folder;
  Store store{folder.path()};
  StoredAnswers answers{store.database()};

  static StoredAnswer answer(std::string_view id, int shard, int at) {
    return {.id = keys::hash_of(id),
            .shard = shard,
            .at = table::Instant{at},
            .fingerprint = keys::hash_of("body"),
            .status = 201,
            .content = std::string("a\0b", 3)};
  }
};

TEST_F(AnswerStore, ReturnsStoredAnswers) {
  auto const first = answer("one", 3, 1000);
  answers.put(first);
  EXPECT_EQ(answers.find(first.id), first);

  auto second = first;
  second.status = 0;
  second.content.clear();
  answers.put(second);

  EXPECT_EQ(answers.find(first.id), second);
  EXPECT_EQ(answers.find(keys::hash_of("two")), std::nullopt);
}

TEST_F(AnswerStore, RemovesByIdShardAndTime) {
  for (auto const& each : {answer("old", 1, 1000), answer("new", 1, 2000), answer("other shard", 2, 1000)})
    answers.put(each);
  EXPECT_THAT(answers.shards_before(table::Instant{2000}), testing::UnorderedElementsAre(1, 2));

  answers.remove_before(1, table::Instant{2000});
  EXPECT_EQ(answers.sizes().size(), 2U);
  EXPECT_EQ(answers.find(keys::hash_of("old")), std::nullopt);

  answers.remove(keys::hash_of("new"));
  EXPECT_EQ(answers.sizes().size(), 1U);
  answers.remove_shard(2);
  EXPECT_TRUE(answers.sizes().empty());
}

TEST_F(AnswerStore, ListsSizesOldestFirst) {
  answers.put(answer("new", 1, 2000));
  answers.put(answer("old", 2, 1000));

  auto const sizes = answers.sizes();

  ASSERT_EQ(sizes.size(), 2U);
  EXPECT_EQ(sizes[0].id, keys::hash_of("old"));
  EXPECT_EQ(sizes[0].shard, 2);
  EXPECT_EQ(sizes[0].bytes, 3U);
}

}  // namespace
}  // namespace kuhhandel::store
