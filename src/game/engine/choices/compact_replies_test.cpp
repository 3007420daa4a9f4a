#include "engine/choices/compact_replies.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "engine/play.h"
#include "engine/random/rng.h"
#include "tests/support/laws.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

/// Calls `look` with an edition and each question of a random game.
template <class Look>
void at_every_question(int runs, Look look) {
  check_law(runs, [look] {
    auto const edition = any_rules();
    Rng rng(static_cast<std::uint64_t>(any_number(0, 1'000'000)));
    auto question = deal(edition, any_number(edition.fewest_seats, edition.most_seats), rng.next());
    for (int step = 0; step < 300 && question.count > 0; ++step) {
      look(edition, question);
      answer(edition, question, rng.below(question.count));
    }
  });
}

std::vector<CompactReply> all_compact(Edition const& edition) {
  std::vector<CompactReply> all;
  for (int i = 0; i < compact_count(edition); ++i) all.push_back(static_cast<CompactReply>(i));
  return all;
}

std::vector<CompactReply> listed_at(Edition const& edition, Question const& question) {
  std::vector<CompactReply> buffer(static_cast<std::size_t>(compact_count(edition)));
  auto const listed = list_compact(edition, question, buffer);
  return {listed.begin(), listed.end()};
}

TEST(CompactReplies, MapToDistinctLegalAnswers) {
  at_every_question(40, [](Edition const& edition, Question const& question) {
    std::vector<CompactReply> legal;
    std::set<int> answers;
    for (auto const compact : all_compact(edition)) {
      auto const nth = nth_of(edition, question, compact);
      if (!nth) continue;
      RC_ASSERT(*nth >= 0 && *nth < question.count);
      RC_ASSERT(answers.insert(*nth).second);
      RC_ASSERT(compact_of(edition, question, full_of(edition, question, compact)) == compact);
      legal.push_back(compact);
    }
    RC_ASSERT(legal == listed_at(edition, question));
    RC_ASSERT(static_cast<int>(legal.size()) == compact_answers(question));
    RC_ASSERT((legal.size() == 1) == (question.count == 1));
  });
}

TEST(CompactReplies, CoverAllAnswersExceptSomeBidsAndManyCards) {
  at_every_question(40, [](Edition const& edition, Question const& question) {
    for (int nth = 0; nth < question.count; ++nth) {
      auto const compact = compact_of(edition, question, reply_of(edition, question, nth));
      bool const is_raise =
          question.asks != Asks::bid || nth == 0 || std::ranges::count(kRaises, nth - 1) > 0;
      bool const few = question.asks != Asks::money || nth < kCompactCards;
      RC_ASSERT(compact.has_value() == (is_raise && few));
      if (compact) RC_ASSERT(nth_of(edition, question, *compact) == nth);
    }
  });
}

TEST(CompactReplies, NumberAboutAHundred) {
  EXPECT_EQ(compact_count(second()), 98);
  EXPECT_EQ(compact_count(published("russian")), 98);
  EXPECT_EQ(compact_count(published("duel")), 79);
  EXPECT_EQ(compact_count(published("master")), 123);
}

TEST(CompactReplies, EncodeABidByItsRaise_C4_1) {
  auto question = ask(second(), a_game(), 0);
  answer(second(), question, 0);
  auto const eleventh = plus(CompactReply::raise, 11);
  EXPECT_EQ(full_of(second(), question, eleventh), plus(Reply::bid, 12)) << "120 above the lowest, 10";
  answer(second(), question, 4);

  EXPECT_EQ(full_of(second(), question, eleventh), plus(Reply::bid, 4 + 12)) << "above 50";
}

TEST(CompactReplies, EncodeMoneyByTheCardsAboveTheMinimum_C4_6) {
  State state = a_game().with_hand(kBen, money({{10, 7}, {50, 1}}));
  state.phase = phase::Payment{.payer = kBen, .payee = kAnna, .at_least = 70, .lot = kCow};
  auto question = ask(second(), state, 0);
  EXPECT_THAT(listed_at(second(), question),
              testing::ElementsAre(CompactReply::money, plus(CompactReply::money, 1)))
      << "the fifty or not";
  state.phase =
      phase::Offer{{.challenger = kBen, .challenged = kAnna, .animal = kCow, .count = 1, .round = 1}};
  question = ask(second(), state, 0);
  answer(second(), question, 0);

  EXPECT_EQ(full_of(second(), question, plus(CompactReply::money, 3)), plus(Reply::money, 3))
      << "of the tens";
}

TEST(CompactReplies, HaveContiguousParts) {
  for (auto const* const id : {"second", "master", "duel", "mini-2"}) {
    auto const edition = published(id);
    int at = 0;
    for (auto const& part : compact_parts(edition)) {
      EXPECT_EQ(part.at, at) << part.name;
      at += part.count;
    }
    EXPECT_EQ(at, compact_count(edition));
  }
  EXPECT_EQ(compact_parts(second())[12].name, "raise");
  EXPECT_EQ(compact_parts(second())[12].at, static_cast<int>(CompactReply::raise));
}

// Nets are trained with this table: a change to it changes its hash and must be mentioned in the changelog.
TEST(CompactReplies, HaveTheHashThatTheNetsWereTrainedWith) {
  EXPECT_EQ(compact_hash(second()), 0xe00afbfef93b291aU);
  EXPECT_EQ(compact_hash(published("russian")), compact_hash(second())) << "the same kinds and seats";
  EXPECT_NE(compact_hash(published("master")), compact_hash(second()));
}

}  // namespace
}  // namespace kuhhandel
