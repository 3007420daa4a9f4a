#include "engine/choices/replies.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "engine/play.h"
#include "engine/random/rng.h"
#include "tests/support/laws.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

std::vector<Reply> replies_to(Edition const& edition, Question const& question) {
  std::vector<Reply> buffer(static_cast<std::size_t>(reply_count(edition)));
  auto const listed = list_replies(edition, question, buffer);
  return {listed.begin(), listed.end()};
}

TEST(Replies, ListEachAnswerOnceInOrder) {
  check_law(60, [] {
    auto const edition = any_rules();
    Rng rng(static_cast<std::uint64_t>(any_number(0, 1'000'000)));
    auto question = deal(edition, edition.most_seats, rng.next());
    for (int step = 0; step < 400 && question.count > 0; ++step) {
      auto const listed = replies_to(edition, question);
      RC_ASSERT(static_cast<int>(listed.size()) == question.count);
      RC_ASSERT(std::ranges::adjacent_find(listed, std::greater_equal{}) == listed.end());
      RC_ASSERT(static_cast<int>(listed.back()) < reply_count(edition));
      for (int nth = 0; nth < question.count; ++nth) {
        RC_ASSERT(reply_of(edition, question, nth) == listed[static_cast<std::size_t>(nth)]);
      }
      answer(edition, question, rng.below(question.count));
    }
  });
}

TEST(Replies, MapBackToTheirAnswers) {
  check_law(16, [] {
    auto const edition = any_rules();
    Rng rng(static_cast<std::uint64_t>(any_number(0, 1'000'000)));
    auto question = deal(edition, any_number(edition.fewest_seats, edition.most_seats), rng.next());
    for (int step = 0; step < 300 && question.count > 0; ++step) {
      auto const listed = replies_to(edition, question);
      for (int number = 0; number < reply_count(edition) + 2; ++number) {
        auto const found = std::ranges::find(listed, static_cast<Reply>(number));
        auto const nth = nth_of(edition, question, static_cast<Reply>(number));
        RC_ASSERT(nth.has_value() == (found != listed.end()));
        if (nth) RC_ASSERT(*nth == found - listed.begin());
      }
      answer(edition, question, rng.below(question.count));
    }
  });
}

TEST(Replies, EncodeATradeBySeatDistanceAndAnimal_C3_2) {
  auto const state = a_game()
                         .with_herd(kBen, {{kCow, 1}})
                         .with_herd(kAnna, {{kCow, 1}, {kPig, 1}})
                         .with_herd(kDora, {{kPig, 1}});

  auto const with_ben = plus(Reply::trade, index_of(kCow));
  auto const with_dora = plus(Reply::trade, 2 * kMaxKinds + index_of(kPig));
  EXPECT_THAT(replies_to(second(), ask(second(), state, 0)),
              testing::ElementsAre(Reply::auction, with_ben, with_dora));
}

TEST(Replies, EncodeABidByItsAmount_C4_1) {
  auto question = ask(second(), a_game(), 0);
  answer(second(), question, 0);
  EXPECT_EQ(reply_of(second(), question, 0), Reply::silent);
  EXPECT_EQ(reply_of(second(), question, 4), plus(Reply::bid, 3)) << "40";
  answer(second(), question, 4);

  EXPECT_EQ(reply_of(second(), question, 1), plus(Reply::bid, 4)) << "50";
}

TEST(Replies, EncodeMoneyByTheNumberOfCards_C4_6) {
  State state = a_game().with_hand(kBen, money({{10, 5}, {50, 1}}));
  state.phase = phase::Payment{.payer = kBen, .payee = kAnna, .at_least = 50, .lot = kCow};

  EXPECT_THAT(replies_to(second(), ask(second(), state, 0)),
              testing::ElementsAre(Reply::money, plus(Reply::money, 1)));
}

}  // namespace
}  // namespace kuhhandel
