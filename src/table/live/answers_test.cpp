// What is sent again is answered as before, and the answers cost a server little.
#include "live/answers.h"

#include <gtest/gtest.h>

#include "table/server_message.h"
#include "tests/support/words.h"

namespace kuhhandel::live {
namespace {

TEST(Answers, AreTheSameWhenAskedAgain) {
  Answers answers;

  answers.keep(kBen, "7", Done{12});
  answers.keep(kBen, "8", RefusedCommand{Refusal::bid_too_low, Bid{kCleo, 60}});
  answers.keep(kBen, "9", table::OrderRefusal::table_full);

  EXPECT_EQ(answer_message("7", *answers.to(kBen, "7")), table::ack_message("7", 12));
  EXPECT_EQ(answer_message("8", *answers.to(kBen, "8")),
            table::refused_message("8", Refusal::bid_too_low, Bid{kCleo, 60}));
  EXPECT_EQ(answer_message("9", *answers.to(kBen, "9")),
            table::refused_message("9", table::OrderRefusal::table_full));
}

TEST(Answers, AreTheSeatsOwn) {
  Answers answers;

  answers.keep(kBen, "7", Done{12});

  EXPECT_EQ(answers.to(kAnna, "7"), nullptr);
  EXPECT_EQ(answers.to(kBen, "8"), nullptr);
}

TEST(Answers, AreRememberedForTheLatest) {
  Answers answers;

  for (std::size_t i = 0; i <= Answers::kRemembered; ++i) answers.keep(kBen, std::to_string(i), Done{i});

  EXPECT_EQ(answers.to(kBen, "0"), nullptr);
  EXPECT_NE(answers.to(kBen, "1"), nullptr);
  EXPECT_NE(answers.to(kBen, std::to_string(Answers::kRemembered)), nullptr);
}

TEST(Answers, TakeNoMoreRoomThanTheirNumbers) { EXPECT_LE(sizeof(AnswerGiven), 24U); }

}  // namespace
}  // namespace kuhhandel::live
