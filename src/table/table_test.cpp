#include "table/table.h"

#include <gtest/gtest.h>

#include <ranges>

#include "engine/digest.h"
#include "table/decide.h"
#include "table/due_fact.h"
#include "tests/support/words.h"

namespace kuhhandel::table {
namespace {

using std::chrono::seconds;

/// A table with Anna as host, and time that only the test advances.
struct Evening {
  Table table{
      {.id = "t", .name = "Sunday", .edition = second(), .seats = 3, .is_public = true, .speed = Speed{1}}};
  Instant now{1'000'000};
  std::vector<Entry> log;

  Evening() { happen(decide_seat(table, "Anna").value()); }

  Step happen(Fact fact) {
    log.push_back({now, fact});
    return table.apply(log.back());
  }
  void seat_all() {
    happen(decide_seat(table, "Ben").value());
    happen(decide(table, kAnna, order::AddBot{kCleo, "random"}, "", now).value());
  }
  void start() {
    seat_all();
    happen(decide(table, kAnna, order::Start{}, "seed", now).value());
  }
  Seat turn() const { return table.game()->state.turn; }
  Seat after_turn(int steps) const { return left_of(turn(), 3, steps); }
  Step act(Command const& command) { return happen(decide(table, command, "", {.at = now}).value()); }
  void start_auction() {
    start();
    act(auction(turn()));
  }
  Fact wait_for_due() {
    now = *next_due(table);
    auto const fact = *due_fact(table, now);
    happen(fact);
    return fact;
  }
  Calls calls() const { return std::get<Calls>(table.schedule().clock()); }
};

template <class T>
bool is(Fact const& fact) {
  return std::holds_alternative<T>(fact);
}

bool is_hammer(Fact const& fact) {
  auto const* const played = std::get_if<fact::Played>(&fact);
  return played != nullptr && std::holds_alternative<action::Hammer>(played->command.action);
}

TEST(Seats, AreFilledFromTheLowestUntilTheTableIsFull) {
  Evening evening;

  EXPECT_EQ(decide_seat(evening.table, "Ben")->seat, kBen);
  evening.seat_all();

  EXPECT_EQ(decide_seat(evening.table, "Dora")->seat, kCleo) << "a bot keeps the seat warm";
  evening.happen(decide_seat(evening.table, "Dora").value());
  EXPECT_EQ(decide_seat(evening.table, "Emil").error(), OrderRefusal::table_full);
}

TEST(Seats, CanBeChosen) {
  Evening evening;
  auto const seat = [&](Seat wanted) { return decide_seat(evening.table, "Dora", wanted); };

  EXPECT_EQ(seat(kCleo)->seat, kCleo);
  EXPECT_EQ(seat(kAnna).error(), OrderRefusal::seat_taken);
  EXPECT_EQ(seat(kEmil).error(), OrderRefusal::no_such_seat);
}

TEST(Seats, CanBeTakenFromBotsBeforeTheGame) {
  Evening evening;
  evening.seat_all();

  evening.happen(decide_seat(evening.table, "Dora", kCleo).value());

  EXPECT_EQ(name_at(evening.table, kCleo), "Dora");
  EXPECT_EQ(decide_seat(evening.table, "Emil", kCleo).error(), OrderRefusal::seat_taken);
}

TEST(Seats, CannotBeTakenFromBotsDuringTheDeal) {
  Evening evening;
  evening.seat_all();
  evening.happen(fact::Committed{"secret", "commitment"});
  evening.happen(fact::ChanceBound{kAnna, "hash"});
  evening.happen(decide(evening.table, kAnna, order::Start{}, "", evening.now).value());

  EXPECT_EQ(decide_seat(evening.table, "Dora", kCleo).error(), OrderRefusal::is_opening);
}

TEST(Seats, AreClosedDuringTheGame) {
  Evening evening;
  evening.start();

  EXPECT_EQ(decide_seat(evening.table, "Dora").error(), OrderRefusal::game_running);
  EXPECT_EQ(decide(evening.table, kAnna, order::AddBot{kBen, "random"}, "", evening.now).error(),
            OrderRefusal::seat_taken);
}

TEST(Orders, AreOnlyForTheHost) {
  Evening evening;
  evening.seat_all();

  EXPECT_EQ(decide(evening.table, kBen, order::Start{}, "", evening.now).error(), OrderRefusal::not_host);
}

TEST(Orders, CannotChangeTheMemoryAidDuringAGame) {
  Evening evening;
  evening.start();

  EXPECT_EQ(decide(evening.table, kAnna, order::SetMemoryAid{false}, "", evening.now).error(),
            OrderRefusal::not_waiting);
}

TEST(Orders, CannotChangeTheFairnessDuringAGame) {
  Evening waiting;
  waiting.seat_all();
  auto const strict = decide(waiting.table, kAnna, order::SetFairness{Fairness::strict}, "", waiting.now);
  EXPECT_EQ(std::get<fact::SettingsChanged>(strict.value()).settings.fairness, Fairness::strict);

  Evening evening;
  evening.start();

  EXPECT_EQ(decide(evening.table, kAnna, order::SetFairness{Fairness::strict}, "", evening.now).error(),
            OrderRefusal::not_waiting);
}

TEST(Orders, NameTheObstacle) {
  Evening evening;
  auto const refused = [&](Order const& order) {
    return decide(evening.table, kAnna, order, "", evening.now).error();
  };

  EXPECT_EQ(refused(order::Start{}), OrderRefusal::seats_empty);
  EXPECT_EQ(refused(order::Again{}), OrderRefusal::not_finished);
  EXPECT_EQ(refused(order::AddBot{kAnna, "random"}), OrderRefusal::seat_taken);
  EXPECT_EQ(refused(order::AddBot{kEmil, "random"}), OrderRefusal::no_such_seat);
  EXPECT_EQ(refused(order::VacateSeat{kBen}), OrderRefusal::seat_empty);
  EXPECT_EQ(refused(order::VacateSeat{kAnna}), OrderRefusal::no_such_seat);
}

TEST(Commands, AreRefusedBeforeTheGame) {
  Evening evening;

  EXPECT_EQ(decide(evening.table, auction(kAnna), "1", {.at = evening.now}).error(), Refusal::not_now);
}

TEST(Versions, CountEveryStepByOne) {
  Evening evening;
  evening.start_auction();

  EXPECT_EQ(evening.table.version(), evening.log.size());
  EXPECT_EQ(evening.table.history().steps_after(2)->front().version, 3U);
  EXPECT_TRUE(evening.table.history().steps_after(evening.table.version())->empty());
  EXPECT_FALSE(evening.table.history().steps_after(evening.table.version() + 1));
}

TEST(Versions, AreKeptWithAllEventsOfTheirSteps) {
  Evening evening;
  evening.start();
  for (int i = 0; i < 100; ++i) evening.wait_for_due();

  auto const version = evening.table.version();
  auto events = evening.table.history().log() | std::views::reverse;
  auto event = events.begin();
  for (auto const& step : *evening.table.history().steps_after(version - 60) | std::views::reverse) {
    EXPECT_EQ(step.at, evening.log[step.version - 1].at);
    for (auto const& any : step.events | std::views::reverse) EXPECT_EQ(any.index(), (event++)->index());
  }
  EXPECT_EQ(evening.table.history().steps_after(version - 60)->front().version, version - 59);
}

TEST(Versions, HaveTableEventsAsSmallAsGameEvents) {
  EXPECT_LE(sizeof(TableEvent), sizeof(Event) + sizeof(std::size_t));
}

TEST(Versions, AreDroppedOneByOne) {
  Evening evening;
  evening.start();
  for (int i = 0; i < 1000; ++i) {
    evening.happen(fact::Called{1});
    if (i % 3 == 0) evening.happen(fact::Committed{"secret", "commitment"});
  }

  auto const version = evening.table.version();
  EXPECT_FALSE(evening.table.history().steps_after(version - 65));
  EXPECT_EQ(evening.table.history().steps_after(version - 64)->size(), 64U);
  EXPECT_EQ(evening.table.history().log().size(), 300U);
}

TEST(Calls, GoOnceTwiceThenTheHammerFalls_C4_2) {
  Evening evening;
  evening.start_auction();

  EXPECT_EQ(std::get<fact::Called>(evening.wait_for_due()).call, 1);
  EXPECT_EQ(std::get<fact::Called>(evening.wait_for_due()).call, 2);
  EXPECT_TRUE(is_hammer(evening.wait_for_due()));
}

TEST(Calls, RestartWithEveryRaise_C4_2) {
  Evening evening;
  evening.start_auction();
  evening.wait_for_due();

  evening.act(bid(evening.after_turn(1), 10));

  EXPECT_GT(evening.calls().at[0], evening.now);
  EXPECT_EQ(std::get<fact::Called>(evening.wait_for_due()).call, 1);
}

TEST(Calls, AreNotDueOneMillisecondEarly) {
  Evening evening;
  evening.start_auction();

  EXPECT_FALSE(due_fact(evening.table, evening.calls().at[0] - Duration{1}));
  EXPECT_TRUE(due_fact(evening.table, evening.calls().at[0]));
}

TEST(Calls, AreFasterAtAFasterTable) {
  auto const state = [] {
    Evening evening;
    evening.start_auction();
    return evening.table.game()->state;
  }();
  auto const first_call = [&](int speed) {
    return std::get<Calls>(clock_for(state, Speed{speed}, Instant{0}, Duration{0})).at[0];
  };

  EXPECT_EQ(first_call(1), 5 * first_call(5));
  EXPECT_LT(first_call(0), first_call(5));
}

TEST(InactivePlayers, PlayTheSimplestChoice) {
  Evening evening;
  evening.start();

  auto const played = std::get<fact::Played>(evening.wait_for_due());

  EXPECT_TRUE(played.timed_out);
  EXPECT_TRUE(std::holds_alternative<action::Auction>(played.command.action));
}

TEST(InactivePlayers, FinishAWholeGame) {
  Evening evening;
  evening.start();

  while (evening.table.state() == TableState::running) evening.wait_for_due();

  EXPECT_EQ(next_due(evening.table), std::nullopt);
  EXPECT_TRUE(std::holds_alternative<phase::Finished>(evening.table.game()->state.phase));
}

TEST(NextGame, StartsWithTheSameSeats) {
  Evening evening;
  evening.start();
  while (evening.table.state() == TableState::running) evening.wait_for_due();

  evening.happen(decide(evening.table, kAnna, order::Again{}, "other seed", evening.now).value());

  EXPECT_EQ(evening.table.state(), TableState::running);
  EXPECT_EQ(evening.table.game()->number, 2);
}

TEST(Connections, HoldTheTableWhileNoPlayerIsConnected) {
  Evening evening;
  evening.start_auction();

  evening.happen(*decide_presence(evening.table, kAnna, false));
  EXPECT_TRUE(next_due(evening.table));
  evening.happen(*decide_presence(evening.table, kBen, false));

  EXPECT_FALSE(next_due(evening.table));
}

TEST(Connections, RestartTheCallsWhenTheFirstPlayerReconnects) {
  Evening evening;
  evening.start_auction();
  evening.happen(*decide_presence(evening.table, kAnna, false));
  evening.happen(*decide_presence(evening.table, kBen, false));
  evening.now += seconds{3600};

  evening.happen(*decide_presence(evening.table, kBen, true));
  EXPECT_TRUE(is<fact::StandIn>(evening.wait_for_due())) << "Anna was waited for long enough";

  EXPECT_GT(evening.calls().at[0], evening.now);
}

TEST(Connections, AreReportedOnlyWhenTheyChange) {
  Evening evening;
  evening.seat_all();

  EXPECT_FALSE(decide_presence(evening.table, kAnna, true));
  EXPECT_FALSE(decide_presence(evening.table, kCleo, false)) << "a bot has no connection";
}

TEST(Command, IsRefusedIfItAnswersAnEarlierQuestion_C4_1) {
  Evening evening;
  evening.start_auction();
  auto const bidder = left_of(evening.table.game()->state.turn, 3);
  auto const decided = [&](Instant seen) {
    return decide(evening.table, bid(bidder, 10), "",
                  {.at = evening.now, .seen = Seen{.at = seen, .ago = Duration{0}}});
  };

  EXPECT_EQ(decided(evening.table.awaited_since() - Duration{1}).error(), Refusal::not_now);
  EXPECT_TRUE(decided(evening.table.awaited_since()));
}

TEST(Reopening, WaitsForPlayersAndThenContinues) {
  Evening evening;
  evening.start_auction();

  evening.happen(fact::Reopened{});
  EXPECT_FALSE(next_due(evening.table));
  evening.happen(*decide_presence(evening.table, kBen, true));
  EXPECT_EQ(*next_due(evening.table), evening.now + kGrace) << "Anna may bid, and was there";
  evening.happen(*decide_presence(evening.table, kAnna, true));

  EXPECT_TRUE(is<fact::Called>(evening.wait_for_due()));
}

TEST(Log, RebuildsTheTableToTheLastCard) {
  Evening evening;
  evening.start();
  while (evening.table.state() == TableState::running) evening.wait_for_due();

  Table rebuilt(evening.table.setup());
  for (auto const& entry : evening.log) rebuilt.apply(entry);

  EXPECT_EQ(rebuilt.version(), evening.table.version());
  EXPECT_EQ(digest(rebuilt.game()->state), digest(evening.table.game()->state));
}

}  // namespace
}  // namespace kuhhandel::table
