// Every event has its sentence.
#include "cli/replay/narration.h"

#include <gtest/gtest.h>

#include <sstream>

#include "codec/records/replay.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"
#include "tests/support/words.h"

namespace kuhhandel::cli {
namespace {

std::vector<std::string> narrated(State const& state, std::initializer_list<Command> commands) {
  std::vector<std::string> sentences;
  for (auto const& event : events(state, commands)) {
    sentences.push_back(sentence_for(event, second(), {"Anna", "Ben", "Cleo"}));
  }
  return sentences;
}
using Sentences = std::vector<std::string>;

TEST(NarrationSentences, DescribeASale_C4_4) {
  auto const sale = narrated(a_game(3), {auction(kAnna), bid(kBen, 30), hammer(), sell(kAnna),
                                         pay(kBen, money({{10, 1}, {50, 1}}))});

  EXPECT_EQ(sale, (Sentences{"Anna turns up a rooster.", "Ben bids 30.",
                             "The hammer falls at 30, bid by Ben.", "Anna sells to Ben.",
                             "Ben pays Anna 60 (1×10, 1×50).", "Ben takes the rooster.", "Ben's turn."}));
}

TEST(NarrationSentences, DescribeTheBuyingRight_C4_4) {
  auto const knocked = after(a_game(3), {auction(kAnna), bid(kBen, 30), hammer()});

  EXPECT_EQ(narrated(knocked, {buy(kAnna)}), (Sentences{"Anna uses the buying right and owes Ben the 30."}));
}

TEST(NarrationSentences, DescribeALotWithoutBids_C4_3) {
  EXPECT_EQ(narrated(after(a_game(3), {auction(kAnna)}), {hammer()}),
            (Sentences{"Nobody bids.", "Anna takes the rooster.", "Ben's turn."}));
}

TEST(NarrationSentences, DescribeABidderWhoCannotPay_C4_8) {
  auto const knocked = after(a_game(3), {auction(kAnna), bid(kBen, 200), hammer()});

  EXPECT_EQ(narrated(knocked, {sell(kAnna)}),
            (Sentences{"Anna sells to Ben.", "Ben cannot pay 200 and shows all cards: 90 (2×0, 4×10, 1×50).",
                       "The rooster is auctioned again, without Ben."}));
}

TEST(NarrationSentences, DescribeADonkey_C5_1) {
  EXPECT_EQ(narrated(a_game(3).with_top_of_pile({kDonkey}), {auction(kAnna)}),
            (Sentences{"Anna turns up a donkey.", "The first donkey: everyone gets a 50."}));
}

TEST(NarrationSentences, DescribeATieAndAGift_C6_7) {
  State const state = a_game(3).with_herd(kAnna, {{kCow, 3}}).with_herd(kBen, {{kCow, 1}});

  EXPECT_EQ(narrated(state, {challenge(kAnna, kBen, kCow), offer(kAnna, {}), counter(kBen, money({{0, 1}})),
                             offer(kAnna, {}), accept(kBen)}),
            (Sentences{"Anna challenges Ben for a cow.", "Anna offers no card.", "Ben counters with 0 (1×0).",
                       "Both sums are equal.", "It is a tie; Anna offers again.", "Anna offers no card.",
                       "Ben accepts.", "Anna takes a cow from Ben.", "Anna completes the cow quartet.",
                       "Ben's turn."}));
}

TEST(NarrationSentences, DescribeASkippedSeat_C3_3) {
  EXPECT_EQ(sentence_for(event::Skipped{kCleo}, second(), {"Anna", "Ben", "Cleo"}),
            "Cleo has nothing to trade and is skipped.");
}

std::string scores_of(State const& state, Edition const& edition) {
  codec::Record const record{
      .edition = edition, .seats = {"Anna", "Ben", "Cleo"}, .from = state, .commands = {}};
  std::ostringstream out;
  GameNarration(record, out).print_scores(state);
  return out.str();
}

TEST(NarrationScores, ShowThePlainSumAndTheMoneyIfTheyCount_C9_2_C9_5) {
  auto edition = house(&Ruleset::multiply, false);
  edition.rules.money_counts = true;
  State const state = a_game(3).with_herd(kBen, {{kPig, 4}, {kDog, 4}});

  EXPECT_EQ(scores_of(state, edition),
            "\nThe game is not over. Current position:\n  Anna: 0 + 90 = 90\n  Ben: 160 + 650 + 90 = 900\n  "
            "Cleo: 0 + 90 = 90\n");
}

TEST(NarrationScores, NameAllWinners_C9_6) {
  State state = a_game(3);
  state.phase = phase::Finished{};

  EXPECT_TRUE(scores_of(state, second()).ends_with("Anna, Ben and Cleo share the win.\n"));
}

}  // namespace
}  // namespace kuhhandel::cli
