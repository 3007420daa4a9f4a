#include "terminal/open_question.h"

#include <gtest/gtest.h>

namespace kuhhandel::terminal {
namespace {

constexpr table::Instant kAsked{1'700'000'000'000};

OpenQuestion with_fifty_typed() {
  OpenQuestion question;
  question.ask(3, kAsked);
  question.type('5');
  question.type('0');
  return question;
}

TEST(OpenQuestion, KeepsTheInputWhileUnchanged) {
  auto question = with_fifty_typed();

  EXPECT_FALSE(question.ask(3, kAsked + table::Duration{5000}));

  EXPECT_EQ(question.draft().typed, "50");
}

TEST(OpenQuestion, DropsTheInputOfAnotherQuestion) {
  auto question = with_fifty_typed();

  EXPECT_TRUE(question.ask(4, kAsked + table::Duration{5000}));

  EXPECT_EQ(question.draft().typed, "");
}

TEST(OpenQuestion, IsNewForAMoment) {
  auto const question = with_fifty_typed();

  EXPECT_TRUE(question.has_just_changed(kAsked + table::Duration{599}));
  EXPECT_FALSE(question.has_just_changed(kAsked + table::Duration{600}));
}

TEST(OpenQuestion, DeletesACharacter) {
  auto question = with_fifty_typed();

  for (int i = 0; i < 3; ++i) question.take_back();

  EXPECT_EQ(question.draft().typed, "");
}

TEST(OpenQuestion, LimitsTheLengthOfTheInput) {
  OpenQuestion question;
  for (int i = 0; i < 100; ++i) question.type('0');

  EXPECT_EQ(question.draft().typed.size(), 70U);
}

TEST(OpenQuestion, CyclesThroughItsChoices) {
  auto question = with_fifty_typed();

  question.move_mark(-1, 3);
  EXPECT_EQ(question.draft().chosen, 2U);
  EXPECT_EQ(question.draft().typed, "") << "what is marked is the answer";
  question.move_mark(1, 3);
  EXPECT_EQ(question.draft().chosen, 0U);
}

TEST(OpenQuestion, MarksNothingWithoutChoices) {
  auto question = with_fifty_typed();

  question.move_mark(1, 0);

  EXPECT_EQ(question.draft().typed, "50");
}

}  // namespace
}  // namespace kuhhandel::terminal
