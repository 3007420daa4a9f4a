// Resent messages get the same reply again, and stored replies need little memory.
#include "live/reply_cache.h"

#include <gtest/gtest.h>

#include "table/messages/server_message.h"
#include "tests/support/words.h"

namespace kuhhandel::live {
namespace {

TEST(ReplyCache, ReturnsTheSameReplyForARepeatedRequest) {
  ReplyCache answers;

  answers.store(kBen, "7", Accepted{12});
  answers.store(kBen, "8", RefusedCommand{Refusal::bid_too_low, Bid{kCleo, 60}});
  answers.store(kBen, "9", table::OrderRefusal::table_full);

  EXPECT_EQ(reply_message("7", *answers.find(kBen, "7")), table::ack_message("7", 12));
  EXPECT_EQ(reply_message("8", *answers.find(kBen, "8")),
            table::refused_message("8", Refusal::bid_too_low, Bid{kCleo, 60}));
  EXPECT_EQ(reply_message("9", *answers.find(kBen, "9")),
            table::refused_message("9", table::OrderRefusal::table_full));
}

TEST(ReplyCache, IsSeparateForEachSeat) {
  ReplyCache answers;

  answers.store(kBen, "7", Accepted{12});

  EXPECT_EQ(answers.find(kAnna, "7"), nullptr);
  EXPECT_EQ(answers.find(kBen, "8"), nullptr);
}

TEST(ReplyCache, KeepsTheLatestReplies) {
  ReplyCache answers;

  for (std::size_t i = 0; i <= ReplyCache::kCapacity; ++i)
    answers.store(kBen, std::to_string(i), Accepted{i});

  EXPECT_EQ(answers.find(kBen, "0"), nullptr);
  EXPECT_NE(answers.find(kBen, "1"), nullptr);
  EXPECT_NE(answers.find(kBen, std::to_string(ReplyCache::kCapacity)), nullptr);
}

TEST(ReplyCache, HasABoundedSize) { EXPECT_LE(sizeof(Reply), 24U); }

}  // namespace
}  // namespace kuhhandel::live
