// Races at a table: claims of a pedigree, and bids near the hammer.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/digest.h"
#include "table/decide.h"
#include "table/due_fact.h"
#include "table/log/log_json.h"
#include "table/table.h"
#include "tests/support/after_reveal.h"
#include "tests/support/words.h"

namespace kuhhandel::table {
namespace {

using std::chrono::milliseconds;

/// Four players at a table of Master, with its own time.
struct EveningOfRaces {
  Table table;
  Instant now{1'000'000};
  std::vector<Entry> log;

  explicit EveningOfRaces(std::string_view edition, std::string seed)
      : table({.id = "t", .name = "Sunday", .edition = published(edition), .seats = 4}) {
    for (auto const* const player : {"Anna", "Ben", "Cleo", "Dora"})
      happen(decide_seat(table, player).value());
    happen(decide(table, kAnna, order::Start{}, seed, now).value());
    happen(decide(table, auction(auctioneer()), "", {.at = now}).value());
  }

  State const& state() const { return table.game()->state; }
  Seat auctioneer() const { return state().turn; }
  /// Returns the seat `steps` places to the left of the auctioneer.
  Seat left(int steps) const { return left_of(auctioneer(), 4, steps); }

  Step happen(Fact fact) {
    log.push_back({now, std::move(fact)});
    return table.apply(log.back());
  }
  std::expected<Fact, Refusal> decided(Command const& command, int path = 0, std::optional<Seen> seen = {}) {
    return decide(table, command, "id", {.at = now, .round_trip = Duration{path}, .seen = seen});
  }
  /// Presses that are in time on the player's own screen, over a connection with latency `path`.
  void press(Command const& command, int path, int earlier) {
    happen(decided(command, path, Seen{now - Duration{earlier} - kReaction, kReaction}).value());
  }
  Step wait() {
    now = *next_due(table);
    return happen(*due_fact(table, now));
  }
  Count schedule() const { return std::get<Count>(table.schedule().clock()); }
  Calls calls() const { return std::get<Calls>(table.schedule().clock()); }
};

bool is_countdown(EveningOfRaces const& evening) {
  return std::holds_alternative<phase::Countdown>(evening.state().phase);
}

/// Returns a game whose first card is a pedigree.
EveningOfRaces a_countdown() {
  for (int seed = 0;; ++seed) {
    EveningOfRaces evening("master", std::to_string(seed));
    if (!is_countdown(evening)) continue;
    evening.now = after_reveal(evening.table, evening.now);
    return evening;
  }
}

/// Returns an auction after 'going twice' without a bid.
EveningOfRaces going_twice() {
  EveningOfRaces evening("second", "seed");
  evening.wait();
  evening.wait();
  evening.now += milliseconds{100};
  return evening;
}

int count_of(EveningOfRaces const& evening) {
  return std::get<phase::Countdown>(evening.state().phase).count;
}
Claim claim_of(EveningOfRaces const& evening) {
  return std::get<phase::ClaimRight>(evening.state().phase).claim;
}
std::optional<Bid> standing(EveningOfRaces const& evening) {
  return std::get<phase::Bidding>(evening.state().phase).standing;
}

table_event::Verdict verdict_in(Step const& step) {
  for (auto const& event : step.events)
    if (auto const* const verdict = std::get_if<Shared<table_event::Verdict>>(&event)) return **verdict;
  ADD_FAILURE() << "no verdict";
  return {};
}

TEST(CountdownAtATable, IsSentOnceAsAWhole_C7_1) {
  auto evening = a_countdown();
  auto const schedule = evening.schedule();

  evening.wait();
  evening.wait();

  EXPECT_EQ(count_of(evening), 8);
  EXPECT_EQ(evening.schedule().at, schedule.at);
  EXPECT_EQ(schedule.from, 10);
}

TEST(CountdownAtATable, WaitsForTheLongestRoundTripAtEachCount_C7_6) {
  auto evening = a_countdown();
  evening.happen(fact::RoundTrip{kBen, Duration{120}});

  EXPECT_EQ(*next_due(evening.table), evening.schedule().when(9) + milliseconds{170});
}

TEST(CountdownAtATable, GivesAnUnclaimedCardToTheAuctioneer_C7_3) {
  auto evening = a_countdown();
  auto const auctioneer = evening.auctioneer();
  auto const pedigree = std::get<phase::Countdown>(evening.state().phase).pedigree;

  while (is_countdown(evening)) evening.wait();

  EXPECT_TRUE(evening.state().pedigrees.has(auctioneer, pedigree));
}

TEST(ClaimRace, ShowsAPressAtOnceAndItsVerdictLater_C7_6) {
  auto evening = a_countdown();
  auto const claimant = evening.left(1);

  evening.press(claim(claimant), 20, 10);
  EXPECT_TRUE(is_countdown(evening)) << "others may still be on their way";
  auto const verdict = verdict_in(evening.wait());

  EXPECT_EQ(claim_of(evening), (Claim{claimant, 10}));
  EXPECT_EQ(verdict.presses.size(), 1U);
}

TEST(ClaimRace, IsWonByTheFasterPressOnASlowerConnection_C7_6) {
  auto evening = a_countdown();
  evening.happen(fact::RoundTrip{evening.left(2), Duration{200}});

  evening.press(claim(evening.left(1)), 10, 5);
  evening.now += milliseconds{150};
  evening.press(claim(evening.left(2)), 200, 190);
  evening.wait();

  EXPECT_EQ(claim_of(evening).seat, evening.left(2));
}

TEST(ClaimRace, IsClosedWhileThePedigreeIsShown_C7_1) {
  auto evening = a_countdown();
  EXPECT_TRUE(evening.decided(claim(evening.left(1))));

  evening.now -= milliseconds{1};

  EXPECT_EQ(evening.decided(claim(evening.left(1))).error(), Refusal::not_now);
}

TEST(ClaimRace, UsesTheCountOnThePlayersScreen_C7_1) {
  auto evening = a_countdown();
  auto const ten = evening.schedule().when(10);
  auto const nine = evening.schedule().when(9);
  evening.now = nine + milliseconds{20};

  auto const fact = evening.decided(claim(evening.left(1)), 40, Seen{ten, nine - milliseconds{30} - ten});

  EXPECT_EQ(std::get<fact::Pressed>(*fact).press.count, 10);
}

TEST(ClaimRace, KeepsThePriceOfASlightlyLateScreen_C7_1) {
  auto evening = a_countdown();
  auto const ten = evening.schedule().when(10);
  auto const nine = evening.schedule().when(9);
  evening.now = nine + milliseconds{30};

  auto const fact = evening.decided(claim(evening.left(1)), 40, Seen{ten, nine + milliseconds{8} - ten});

  EXPECT_EQ(std::get<fact::Pressed>(*fact).press.count, 10);
}

TEST(ClaimRace, ContinuesDownToTheClaimedCount_C7_1) {
  auto evening = a_countdown();
  evening.now = evening.schedule().when(8) + milliseconds{10};
  while (*next_due(evening.table) <= evening.now) evening.happen(*due_fact(evening.table, evening.now));
  ASSERT_EQ(count_of(evening), 9) << "the house still waits for presses at nine";

  evening.happen(
      evening.decided(claim(evening.left(1)), 0, Seen{evening.schedule().when(8), Duration{10}}).value());
  evening.wait();

  EXPECT_EQ(claim_of(evening).count, 8);
}

TEST(ClaimRace, RejectsAClaimForAnOldCount) {
  auto evening = a_countdown();
  evening.now = evening.schedule().when(5) + milliseconds{400};

  auto const fact =
      evening.decided(claim(evening.left(1)), 40, Seen{evening.schedule().when(8), Duration{9}});

  EXPECT_EQ(std::get<fact::Pressed>(*fact).press.count, 5);
}

TEST(ClaimRace, AcceptsOneClaimPerSeat) {
  auto evening = a_countdown();
  evening.press(claim(evening.left(1)), 20, 10);

  EXPECT_EQ(evening.decided(claim(evening.left(1))).error(), Refusal::not_now);
  EXPECT_EQ(evening.decided(claim(evening.auctioneer())).error(), Refusal::own_countdown);
}

TEST(ClaimRace, SendsEveryClaimantTheResult) {
  auto evening = a_countdown();
  evening.press(claim(evening.left(1)), 0, 0);
  evening.press(claim(evening.left(2)), 40, 30);

  auto const answers = evening.wait().replies;

  ASSERT_EQ(answers.size(), 2U);
  EXPECT_EQ(answers[0].seat, evening.left(2));
  EXPECT_EQ(answers[0].refusal, std::nullopt);
  EXPECT_EQ(answers[1].refusal, Refusal::not_now);
}

TEST(ClaimRace, WaitsInStrictPlayUntilNoOtherPlayerCouldWin) {
  auto evening = a_countdown();
  evening.press(claim(evening.left(1)), 0, 0);
  EXPECT_EQ(*evening.table.races().verdict_at(), evening.now + milliseconds{50});

  auto strict = a_countdown();
  strict.happen(fact::SettingsChanged{{.fairness = Fairness::strict}});
  strict.press(claim(strict.left(1)), 0, 0);
  EXPECT_EQ(*strict.table.races().verdict_at(), strict.now + milliseconds{230});
}

TEST(LateBids, CountIfMadeBeforeSoldOnTheBiddersScreen_C4_2) {
  auto evening = going_twice();
  evening.happen(fact::RoundTrip{evening.left(1), Duration{200}});
  evening.now = evening.calls().at[2] + milliseconds{150};
  EXPECT_FALSE(due_fact(evening.table, evening.now)) << "the hammer waits for the longest round trip";

  evening.press(bid(evening.left(1), 10), 200, 160);
  evening.wait();

  EXPECT_EQ(standing(evening), (Bid{evening.left(1), 10}));
  EXPECT_GT(evening.calls().at[0], evening.now) << "the calls begin anew";
}

TEST(LateBids, AreRefusedIfMadeAfterSold_C4_2) {
  auto evening = going_twice();
  evening.now = evening.calls().at[2] + milliseconds{20};

  auto const answer =
      evening.decided(bid(evening.left(1), 10), 40, Seen{evening.now - milliseconds{15}, Duration{0}});

  EXPECT_EQ(answer.error(), Refusal::not_now);
}

TEST(LateBids, GoToTheEarlierPressAndSendTheOtherThePrice_C4_1) {
  auto evening = going_twice();
  evening.press(bid(evening.left(1), 10), 10, 0);
  evening.press(bid(evening.left(2), 10), 80, 75);

  auto const answers = evening.wait().replies;

  EXPECT_EQ(standing(evening), (Bid{evening.left(2), 10}));
  EXPECT_EQ(answers[1].refusal, Refusal::bid_too_low);
}

TEST(LateBids, AllCountIfEachRaisesThePrevious_C4_1) {
  auto evening = going_twice();
  evening.press(bid(evening.left(1), 10), 10, 0);
  evening.press(bid(evening.left(2), 50), 80, 75);
  evening.press(bid(evening.left(3), 70), 10, 0);

  evening.wait();

  EXPECT_EQ(standing(evening), (Bid{evening.left(3), 70}));
}

TEST(LateBids, JoinTheOpenRaceEvenIfTheGavelChanges_C4_1) {
  auto evening = going_twice();
  auto const by_hand = order::SetSpeed{Speed{1}, Gavel::auctioneer};
  evening.press(bid(evening.left(1), 10), 0, 0);
  evening.happen(decide(evening.table, kAnna, by_hand, "", evening.now).value());
  ASSERT_TRUE(std::holds_alternative<OwnGavel>(evening.table.schedule().clock()));

  auto const next = evening.decided(bid(evening.left(2), 20));

  ASSERT_TRUE(next);
  EXPECT_TRUE(std::holds_alternative<fact::Pressed>(*next));
}

TEST(EarlyBids, AreAppliedAtOnce) {
  EveningOfRaces evening("second", "seed");

  auto const fact = evening.decided(bid(evening.left(1), 10));

  EXPECT_TRUE(std::holds_alternative<fact::Played>(*fact));
}

TEST(RaceLog, RebuildsTheTableInTheMiddleOfARace) {
  auto evening = a_countdown();
  evening.press(claim(evening.left(1)), 0, 0);
  evening.press(claim(evening.left(2)), 40, 2);
  evening.happen(fact::Reopened{});
  evening.wait();

  Table rebuilt(evening.table.setup());
  for (auto const& entry : evening.log) {
    auto const text = fact_text(entry.fact, evening.table.setup().edition);
    rebuilt.apply({entry.at, read_fact(text, evening.table.setup().edition).value()});
  }

  EXPECT_EQ(digest(rebuilt.game()->state), digest(evening.state()));
  EXPECT_EQ(rebuilt.version(), evening.table.version());
}

TEST(Lags, AreSentWhenTheyChangeSignificantly) {
  EveningOfRaces evening("second", "seed");

  EXPECT_FALSE(decide_round_trip(evening.table, kBen, Duration{5}));
  EXPECT_TRUE(decide_round_trip(evening.table, kBen, Duration{40}));
  evening.happen(*decide_round_trip(evening.table, kBen, Duration{40}));

  EXPECT_FALSE(decide_round_trip(evening.table, kBen, Duration{48}));
  EXPECT_TRUE(decide_round_trip(evening.table, kBen, Duration{55}));
}

}  // namespace
}  // namespace kuhhandel::table
