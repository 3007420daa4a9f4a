#include "engine/ceilings/ceiling_replies.h"

#include <gtest/gtest.h>

#include <array>

#include "engine/ceilings/ceilings.h"
#include "tests/support/words.h"

namespace kuhhandel {
namespace {

TEST(CeilingReplies, AreDistinctFullReplies) {
  for (int number = 0; number < kCeilingReplies; ++number) {
    auto const reply = static_cast<CeilingReply>(number);
    EXPECT_EQ(ceiling_reply_of(full_of(reply)), reply) << number;
    EXPECT_TRUE(number == 0 || full_of(static_cast<CeilingReply>(number - 1)) < full_of(reply)) << number;
  }
  EXPECT_EQ(full_of(plus(CeilingReply::amount, 10)), plus(Reply::bid, 11)) << "120";
  EXPECT_EQ(ceiling_reply_of(plus(Reply::bid, 10)), std::nullopt) << "110";
  EXPECT_EQ(ceiling_reply_of(plus(Reply::money, 15)), plus(CeilingReply::silent, -1));
  EXPECT_EQ(ceiling_reply_of(plus(Reply::money, 16)), std::nullopt);
}

TEST(CeilingReplies, AreLegalAtEveryQuestionInEveryEdition) {
  for (auto const* const id : {"second", "first", "russian", "master", "duel", "mini-2", "mini-3",
                               "mini-donkey", "mini-lesson", "mini-pairs"}) {
    auto const& edition = published(id);
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      auto current = deal_by_ceilings(edition, edition.most_seats, seed);
      Rng rng(seed);
      for (int answers = 0; current.question.count > 0 && answers < 2000; ++answers) {
        std::array<CeilingReply, kCeilingReplies> replies{};
        auto const legal = list_ceiling_replies(edition, current.question, replies);
        ASSERT_FALSE(legal.empty()) << id << " seed " << seed << " answer " << answers;
        auto const chosen = legal[static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())))];
        answer(edition, current, *nth_of(edition, current.question, full_of(chosen)));
      }
    }
  }
}

// Nets are trained with these replies: a change to one changes the hash, and no existing net can be loaded.
TEST(CeilingReplies, HaveTheHashThatTheNetsWereTrainedWith) {
  EXPECT_EQ(ceiling_replies_hash(), 0x6ddac9070517d935U);
}

}  // namespace
}  // namespace kuhhandel
