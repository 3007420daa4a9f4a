#include "engine/choices/choices.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "engine/cards/payments.h"
#include "engine/digest.h"
#include "engine/play.h"
#include "tests/support/laws.h"
#include "tests/support/parts_of_a_hand.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

using Ends = std::set<std::uint64_t>;

/// Adds every state in which this one decision can end, while its money is being chosen.
void add_ends(Edition const& edition, Question const& question, Seat seat, Ends& ends) {
  for (int nth = 0; nth < question.count; ++nth) {
    auto next = question;
    answer(edition, next, nth);
    bool const chooses_on =
        next.asks == Asks::money && next.seat == seat && digest(next.state) == digest(question.state);
    if (chooses_on) {
      add_ends(edition, next, seat, ends);
    } else {
      ends.insert(digest(next.state));
    }
  }
}

Ends ends_of(Edition const& edition, Question const& question) {
  Ends ends;
  add_ends(edition, question, question.seat, ends);
  return ends;
}

/// Returns the state after a command and its automatic consequences.
std::uint64_t after_command(Edition const& edition, State const& state, Command const& command) {
  return digest(ask(edition, play(edition, state, command)->next, 0).state);
}

/// Returns the states after all legal commands of the seat, with canonical payments (C4.6).
Ends ends_of_commands(Edition const& edition, State const& state, Seat seat) {
  Ends ends;
  auto const try_out = [&](Command const& command) {
    if (play(edition, state, command)) ends.insert(after_command(edition, state, command));
  };
  for (auto const& part : parts_of(state.hand(seat))) {
    auto const* const debt = std::get_if<phase::Payment>(&state.phase);
    if (debt == nullptr || is_canonical(part, debt->at_least)) try_out(pay(seat, part));
    try_out(offer(seat, part));
    try_out(counter(seat, part));
  }
  for (int i = 0; i < kMaxKinds; ++i) {
    for (auto const each : seats_of(state.seats)) try_out(challenge(seat, each, animal_at(i)));
    try_out(exclude(seat, animal_at(i)));
  }
  for (auto const denomination : kDenominations) try_out(lay(seat, value_of(denomination)));
  for (auto const& command : {auction(seat), divide(seat), stop(seat), sell(seat), buy(seat), accept(seat),
                              take(seat), keep(seat), give(seat)}) {
    try_out(command);
  }
  return ends;
}

bool is_small(Question const& question) { return question.state.hand(question.seat).size() <= 9; }

TEST(Choices, ReachExactlyThePositionsThatTheRulesAllow_C12_1) {
  check_law(60, [] {
    auto const edition = any_rules();
    auto const seed = any_number(0, 1'000'000);
    auto const steps = any_number(0, 400);
    Rng rng(static_cast<std::uint64_t>(seed));
    auto const seats = any_number(edition.fewest_seats, edition.most_seats);
    auto walk = deal(edition, seats, static_cast<std::uint64_t>(seed));
    for (int step = 0; step < steps && walk.count > 0; ++step) answer(edition, walk, rng.below(walk.count));
    auto const question = ask(edition, walk.state, 0);  // from its first money card on
    bool const of_all = question.asks == Asks::bid || question.asks == Asks::claim;
    if (question.count == 0 || of_all || !is_small(question)) return;
    RC_ASSERT(ends_of(edition, question) == ends_of_commands(edition, question.state, question.seat));
  });
}

TEST(Choices, OfferABidderSilenceAndEveryMultipleOfTen_C4_1) {
  auto const opened = ask(second(), a_game(), 0);
  auto question = opened;
  answer(second(), question, 0);

  EXPECT_EQ(question.asks, Asks::bid);
  EXPECT_EQ(question.seat, kBen);
  EXPECT_EQ(question.count, 1 + 36) << "silence, and 10 to the 360 that were handed out";
  answer(second(), question, 4);

  EXPECT_EQ(std::get<phase::Bidding>(question.state.phase).standing, (Bid{kBen, 40}));
}

TEST(Choices, AskTheOthersAgainAfterARaiseButNotTheBidder_C12_1) {
  auto question = ask(second(), a_game(), 0);
  answer(second(), question, 0);
  answer(second(), question, 0);
  answer(second(), question, 4);

  EXPECT_EQ(question.seat, kDora);
  answer(second(), question, 0);
  EXPECT_EQ(question.seat, kBen);
  answer(second(), question, 0);

  EXPECT_EQ(question.asks, Asks::buying_right) << "the hammer fell by itself";
}

TEST(Choices, AskForMoneyOnlyIfSeveralCountsArePossible_C4_6) {
  State state = a_game().with_hand(kBen, money({{10, 5}, {50, 1}}));
  state.phase = phase::Payment{.payer = kBen, .payee = kAnna, .at_least = 50, .lot = kCow};
  auto const question = ask(second(), state, 0);
  state.phase = phase::Payment{.payer = kBen, .payee = kAnna, .at_least = 60, .lot = kCow};
  auto const forced = ask(second(), state, 0);

  EXPECT_EQ(question.asks, Asks::money);
  EXPECT_EQ(question.denomination, Denomination::fifty);
  EXPECT_EQ(question.count, 2) << "the fifty or five tens";
  EXPECT_NE(forced.asks, Asks::money) << "a fifty and a ten, nothing else will do";
}

TEST(Choices, AreSkippedOnlyIfForced_C12_3) {
  auto const edition = published("mini-pairs");
  for (std::uint64_t game = 0; game < 300; ++game) {
    Rng rng(game);
    auto question = deal(edition, 3, game);
    int answers = 0;
    for (; question.count > 0 && answers < kLongestGame; ++answers) {
      answers += skip_forced(edition, question, kLongestGame - answers - 1);
      if (question.count == 0) break;
      EXPECT_TRUE(question.count > 1 || answers == kLongestGame - 1);
      answer(edition, question, rng.below(question.count));
    }
    EXPECT_LE(answers, kLongestGame);
  }
}

TEST(Choices, AreDeterminedByTheSeed) {
  auto const question = deal(second(), 4, 7);

  EXPECT_EQ(digest(question.state), digest(ask(second(), start(second(), 4, "7").next, 7).state));
  EXPECT_EQ(question.chance, 7U);
}

TEST(Choices, EndWithTheGame_C3_4) {
  Rng rng(3);
  auto question = deal(second(), 3, 3);

  while (question.count > 0) answer(second(), question, rng.below(question.count));

  EXPECT_EQ(question.asks, Asks::nothing);
  EXPECT_TRUE(std::holds_alternative<phase::Finished>(question.state.phase));
}

}  // namespace
}  // namespace kuhhandel
