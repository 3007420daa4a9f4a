#include "live/talk.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

#include "tests/support/words.h"

namespace kuhhandel::live {
namespace {

using std::chrono::seconds;

table::TalkMessage text(std::string words) {
  return {table::Instant{7}, kBen, "Ben", table::saying::Text{std::move(words)}};
}

boost::json::array remembered(Talk const& talk) {
  return boost::json::parse(talk.message(0, second())).at("said").as_array();
}

TEST(Chat, AllowsFiveMessagesAtOnceAndThenOneEveryTwoSeconds) {
  Talk talk;
  table::Instant const now{1'000'000};

  for (int i = 0; i < 5; ++i) EXPECT_TRUE(talk.try_take_turn(kAnna, now));
  EXPECT_FALSE(talk.try_take_turn(kAnna, now));
  EXPECT_TRUE(talk.try_take_turn(kBen, now)) << "each has a rate of their own";

  EXPECT_FALSE(talk.try_take_turn(kAnna, now + seconds{1}));
  EXPECT_TRUE(talk.try_take_turn(kAnna, now + seconds{2}));
  EXPECT_FALSE(talk.try_take_turn(kAnna, now + seconds{2}));
}

TEST(Chat, KeepsTheLatestFiftyMessages) {
  Talk talk;

  for (int i = 0; i < 60; ++i) talk.store(text(std::to_string(i)), 0);

  auto const messages = remembered(talk);
  ASSERT_EQ(messages.size(), 50U);
  EXPECT_EQ(messages.front().at("text"), "10");
  EXPECT_EQ(messages.back().at("text"), "59");
}

TEST(Chat, IncludesAuthorTextAndTime) {
  auto const message = boost::json::parse(
      talk_message({table::Instant{9}, kCleo, "Cleo", table::saying::Cry{kCow}}, second()));

  EXPECT_EQ(message,
            boost::json::parse(R"({"type":"said","said":{"at":9,"seat":2,"player":"Cleo","cry":"cow"}})"));
}

TEST(Chat, DropsAnimalSoundsWhenTheEditionChanges) {
  Talk talk;
  talk.store(text("moo"), 0);
  talk.store({table::Instant{9}, kCleo, "Cleo", table::saying::Cry{kCow}}, 0);

  talk.clear_cries();

  ASSERT_EQ(remembered(talk).size(), 1U);
  EXPECT_EQ(remembered(talk).front().at("text"), "moo");
}

}  // namespace
}  // namespace kuhhandel::live
