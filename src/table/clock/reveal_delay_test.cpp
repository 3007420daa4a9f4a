// A reveal delays the clock of the next decision.
#include "table/clock/reveal_delay.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/digest.h"
#include "table/clock/reveal_duration.h"
#include "table/decide.h"
#include "table/due_fact.h"
#include "table/log/log_json.h"
#include "table/table.h"
#include "tests/support/after_reveal.h"
#include "tests/support/words.h"

namespace kuhhandel::table {
namespace {

using std::chrono::milliseconds;

/// Its players tap when they have read the result.
constexpr Duration kOfATrade{15'000};

/// Anna, Ben and Cleo in a running game without bids.
struct EveningWithReveals {
  Table table;
  Instant now{1'000'000};
  std::vector<Entry> log;

  explicit EveningWithReveals(Speed speed = Speed{2})
      : table({.id = "t", .name = "Sunday", .edition = second(), .seats = 3, .speed = speed}) {
    for (auto const* const player : {"Anna", "Ben", "Cleo"}) happen(decide_seat(table, player).value());
    order(order::Start{});
  }

  Step happen(Fact fact) {
    log.push_back({now, std::move(fact)});
    return table.apply(log.back());
  }
  void order(Order const& order) { happen(decide(table, kAnna, order, "seed", now).value()); }
  Step act(Command const& command) { return happen(decide(table, command, "", {.at = now}).value()); }
  std::expected<Fact, Refusal> bid_of_the_next() const {
    return decide(table, bid(left_of(turn(), 3), 10), "", {.at = now});
  }
  void wait() {
    now = *next_due(table);
    happen(*due_fact(table, now));
  }
  void see(Seat seat) { happen(decide_seen(table, seat, table.version(), now).value()); }
  void leave(Seat seat) { happen(*decide_presence(table, seat, false)); }

  Seat turn() const { return table.game()->state.turn; }
  Instant until() const { return table.reveal_delay().until(); }
  bool is_revealing() const { return table.reveal_delay().is_running(now); }
  template <class AnyClock>
  AnyClock clock() const {
    return std::get<AnyClock>(table.schedule().clock());
  }

  void auction_off() {
    act(auction(turn()));
    while (!std::holds_alternative<phase::TurnChoice>(table.game()->state.phase)) wait();
    now = after_reveal(table, now);
  }
  /// Advances until a donkey has been turned up.
  void go_on_to_a_payday() {
    while (table.game()->state.donkeys == 0) {
      act(auction(turn()));
      if (table.game()->state.donkeys > 0) return;
      while (!std::holds_alternative<phase::TurnChoice>(table.game()->state.phase)) wait();
      now = after_reveal(table, now);
    }
  }
  std::optional<option::Challenge> possible_trade() const {
    for (auto const& option : legal_actions(table, turn()))
      if (auto const* const trade = std::get_if<option::Challenge>(&option)) return *trade;
    return {};
  }
  /// Advances until an offer has been accepted.
  void go_on_to_the_end_of_a_trade() {
    auto trade = possible_trade();
    for (; !trade; trade = possible_trade()) auction_off();
    act(challenge(turn(), trade->challenged, trade->animal));
    act(offer(turn(), money({{10, 1}})));
    now += milliseconds{40};
    act(accept(trade->challenged));
  }
};

EveningWithReveals after_a_trade() {
  EveningWithReveals evening;
  evening.go_on_to_the_end_of_a_trade();
  return evening;
}

EveningWithReveals at_a_payday() {
  EveningWithReveals evening;
  evening.go_on_to_a_payday();
  return evening;
}

TEST(RevealDelay, PrecedesTheTimeLimitAfterATrade) {
  auto const evening = after_a_trade();

  EXPECT_EQ(evening.until(), evening.now + kOfATrade);
  EXPECT_EQ(evening.clock<Limit>().at, evening.until() + pace_of(Speed{2}).choice);
  EXPECT_EQ(evening.table.schedule().since(), evening.until());
}

TEST(RevealDelay, PrecedesTheCallsAfterAPayday_C5_1) {
  auto const evening = at_a_payday();

  EXPECT_GT(evening.until(), evening.now);
  EXPECT_EQ(evening.clock<Calls>().at[0], evening.until() + pace_of(Speed{2}).opening);
}

TEST(RevealDelay, PreventsBiddingBeforeOthers_C4_1) {
  auto evening = at_a_payday();
  EXPECT_EQ(evening.bid_of_the_next().error(), Refusal::not_now);
  evening.now = evening.until() - milliseconds{1};
  EXPECT_EQ(evening.bid_of_the_next().error(), Refusal::not_now);

  evening.now = evening.until();

  EXPECT_TRUE(evening.bid_of_the_next());
}

TEST(RevealDelay, LetsASingleAskedPlayerActWithoutShorteningTheDelay) {
  auto evening = after_a_trade();
  auto const until = evening.until();
  evening.now += milliseconds{500};

  evening.act(auction(evening.turn()));

  EXPECT_EQ(evening.clock<Calls>().at[0], until + pace_of(Speed{2}).opening);
  EXPECT_EQ(evening.bid_of_the_next().error(), Refusal::not_now);
}

TEST(RevealDelay, QueuesAfterARunningDelay) {
  RevealDelay delay;
  delay.begin(1, Instant{1000}, Duration{3000});

  delay.begin(2, Instant{1500}, Duration{2000});
  EXPECT_EQ(delay.until(), Instant{6000});

  delay.begin(3, Instant{9000}, Duration{1500});
  EXPECT_EQ(delay.until(), Instant{10'500});
}

TEST(RevealDelay, EndsOnceAllPlayersHaveSeenEnough) {
  auto evening = after_a_trade();
  evening.now += milliseconds{700};

  evening.see(kAnna);
  evening.see(kCleo);
  EXPECT_TRUE(evening.is_revealing());
  evening.see(kBen);

  EXPECT_FALSE(evening.is_revealing());
  EXPECT_EQ(evening.clock<Limit>().at, evening.now + pace_of(Speed{2}).choice);
}

TEST(RevealDelay, DoesNotWaitForAbsentPlayers) {
  auto evening = after_a_trade();
  evening.leave(kCleo);

  evening.see(kAnna);
  evening.see(kBen);

  EXPECT_FALSE(evening.is_revealing());
}

TEST(RevealDelay, EndsWhenTheLastRemainingPlayerDisconnects) {
  auto evening = after_a_trade();
  evening.see(kAnna);
  evening.leave(kBen);
  EXPECT_TRUE(evening.is_revealing());

  evening.leave(kCleo);

  EXPECT_FALSE(evening.is_revealing());
}

TEST(RevealDelay, ContinuesIfOnlyAbsentPlayersHaveSeenEnough) {
  auto evening = after_a_trade();
  evening.see(kAnna);
  evening.leave(kAnna);
  evening.leave(kCleo);

  EXPECT_TRUE(evening.is_revealing());
}

TEST(RevealDelay, IgnoresConfirmationsOfAnEarlierDelay) {
  auto const evening = after_a_trade();
  auto const& table = evening.table;

  EXPECT_FALSE(decide_seen(table, kAnna, table.reveal_delay().version() - 1, evening.now));
  EXPECT_TRUE(decide_seen(table, kAnna, table.reveal_delay().version(), evening.now));
}

TEST(RevealDelay, AcceptsOneConfirmationPerPresentPlayer) {
  auto evening = after_a_trade();
  auto const seen = [&](Seat seat) {
    return decide_seen(evening.table, seat, evening.table.version(), evening.now).has_value();
  };
  evening.see(kAnna);
  evening.leave(kBen);

  EXPECT_FALSE(seen(kAnna)) << "has said so";
  EXPECT_FALSE(seen(kBen)) << "is away";
  EXPECT_TRUE(seen(kCleo));
  evening.now = evening.until();
  EXPECT_FALSE(seen(kCleo)) << "nothing is shown any more";
}

TEST(RevealDelay, SurvivesAPauseWithoutGrowing) {
  auto evening = after_a_trade();
  auto const until = evening.until();
  evening.now += milliseconds{500};
  evening.order(order::Pause{});
  evening.now += milliseconds{500};

  evening.order(order::Resume{});

  EXPECT_EQ(evening.until(), until);
  EXPECT_EQ(evening.clock<Limit>().at, until + pace_of(Speed{2}).choice);
}

TEST(RevealDelay, EndsDuringAPauseWithoutStartingTheClock) {
  auto evening = after_a_trade();
  evening.order(order::Pause{});

  for (auto const seat : seats_of(3)) evening.see(seat);

  EXPECT_FALSE(evening.is_revealing());
  EXPECT_FALSE(next_due(evening.table));
}

TEST(RevealDelay, KeepsItsLengthWhenTheHostChangesTheSpeed) {
  auto evening = after_a_trade();
  auto const until = evening.until();

  evening.order(order::SetSpeed{Speed{5}, Gavel::house});

  EXPECT_EQ(evening.until(), until);
  EXPECT_EQ(evening.table.schedule().since(), until);
}

TEST(RevealDelay, KeepsItsTimeIfTheSeatBecomesEmpty) {
  auto evening = after_a_trade();

  evening.happen(fact::SeatVacated{evening.turn()});

  EXPECT_GT(*next_due(evening.table), evening.until());
}

TEST(RevealDelay, IsResetByAServerRestart) {
  auto evening = after_a_trade();

  evening.happen(fact::Reopened{});

  EXPECT_FALSE(evening.is_revealing());
}

TEST(RevealDelay, DoesNotExistAtBotSpeed) {
  EveningWithReveals evening(Speed{0});

  evening.go_on_to_the_end_of_a_trade();

  EXPECT_FALSE(evening.is_revealing());
  EXPECT_EQ(evening.clock<Limit>().at, evening.now + pace_of(Speed{0}).choice);
}

TEST(RevealDelay, IsRebuiltFromTheLogWithTheClock) {
  auto evening = after_a_trade();
  evening.see(kBen);
  evening.now += milliseconds{300};
  evening.act(auction(evening.turn()));

  Table rebuilt(evening.table.setup());
  for (auto const& entry : evening.log) {
    auto const text = fact_text(entry.fact, second());
    rebuilt.apply({entry.at, read_fact(text, second()).value()});
  }

  EXPECT_EQ(rebuilt.reveal_delay().until(), evening.until());
  EXPECT_EQ(rebuilt.reveal_delay().version(), evening.table.reveal_delay().version());
  EXPECT_EQ(rebuilt.reveal_delay().has_seen_enough(kBen), evening.table.reveal_delay().has_seen_enough(kBen));
  EXPECT_EQ(rebuilt.schedule().since(), evening.table.schedule().since());
  EXPECT_EQ(next_due(rebuilt), next_due(evening.table));
  EXPECT_EQ(digest(rebuilt.game()->state), digest(evening.table.game()->state));
}

Presence const kPeople = [] {
  Presence people(3);
  for (auto const seat : seats_of(3)) people.seat(seat, Person{.name = "Somebody"});
  return people;
}();
constexpr Trade kTrade{kAnna, kBen, kCow, 1, 1};
Event const kAccepted = event::Accepted<SecretMoney>{kTrade, {}, {}};

TEST(RevealDuration, IsTheSumOverTheEventsOfAStep) {
  auto const of = [](std::vector<TableEvent> const& events) {
    return reveal_duration(events, kPeople, Speed{2});
  };

  EXPECT_EQ(of({}), Duration{0});
  EXPECT_EQ(of({kAccepted}), kOfATrade);
  EXPECT_EQ(of({kAccepted, Event{event::Quartet{kAnna, kCow}}, Event{event::Turn{kBen}}}),
            kOfATrade + Duration{2500});
  EXPECT_EQ(of({Event{event::Raised{{kAnna, 10}}}, fact::Called{1}, fact::Away{kBen}}), Duration{0});
}

Presence away_at(std::initializer_list<Seat> seats) {
  auto people = kPeople;
  for (auto const seat : seats) people.seat(seat, Person{.name = "Somebody", .away = true});
  return people;
}

TEST(RevealDuration, IsShorterForATradeIfNoPlayerCountsTheMoney_C6_6) {
  constexpr Duration kOfBots{2200};

  EXPECT_EQ(reveal_duration({kAccepted}, Presence{3}, Speed{2}), kOfBots);
  EXPECT_EQ(reveal_duration({kAccepted}, away_at({kAnna, kBen}), Speed{2}), kOfBots);
  EXPECT_EQ(reveal_duration({kAccepted}, away_at({kAnna}), Speed{2}), kOfATrade);
}

TEST(RevealDuration, OfATieLetsBothReadWhatHappensToTheirMoney_C6_7) {
  Event const revealed = event::Revealed<SecretMoney>{kTrade, {}, {}, {}, {}, {}};

  EXPECT_EQ(reveal_duration({revealed, Event{event::Tied{kTrade}}}, kPeople, Speed{2}), kOfATrade);
}

TEST(RevealDuration, OfASaleIsShorterWhereNobodySeesMoneyInTheirPurse_C4_7) {
  Event const paid = event::Paid<SecretMoney>{kAnna, kBen, {}, false};

  EXPECT_EQ(reveal_duration({paid}, kPeople, Speed{2}), Duration{1500});
  EXPECT_EQ(reveal_duration({paid}, away_at({kAnna, kBen}), Speed{2}), Duration{800});
}

TEST(RevealDuration, IsShorterForAQuartetThatABotCompletes_C9_1) {
  auto const of = [](Presence const& presence) {
    return reveal_duration({Event{event::Quartet{kAnna, kCow}}}, presence, Speed{2});
  };

  EXPECT_EQ(of(kPeople), Duration{2500});
  EXPECT_EQ(of(Presence{3}), Duration{1200});
}

TEST(RevealDuration, IsNonzeroForACardOnlyIfItIsAPedigree_C7_1) {
  auto const of = [](Card lot) {
    return reveal_duration({Event{event::TurnedUp{kAnna, lot}}}, kPeople, Speed{2});
  };

  EXPECT_EQ(of(Card::pedigree(kCow)), Duration{2000});
  EXPECT_EQ(of(kCow), Duration{0});
}

TEST(RevealDuration, IsNonzeroForAVerdictOnlyWithSeveralClaims_C7_6) {
  auto const of = [](std::vector<std::optional<Money>> const& amounts) {
    table_event::Verdict verdict{{}, false};
    for (auto const& amount : amounts)
      verdict.presses.push_back({{kAnna, amount, 5}, Instant{0}, Duration{0}, Duration{0}});
    return reveal_duration({Shared(verdict)}, kPeople, Speed{2});
  };

  EXPECT_EQ(of({{}, {}}), Duration{2200});
  EXPECT_EQ(of({{}}), Duration{0}) << "nobody was slower";
  EXPECT_EQ(of({Money{10}, Money{20}}), Duration{0}) << "bids go on under it";
}

TEST(RevealDuration, IsLongEnoughToReadAtEverySpeed) {
  EXPECT_EQ(reveal_duration({kAccepted}, kPeople, Speed{0}), Duration{0});
  EXPECT_EQ(reveal_duration({kAccepted}, kPeople, Speed{1}), kOfATrade * 5 / 4);
  for (int speed = 3; speed <= kFastestSpeed; ++speed)
    EXPECT_EQ(reveal_duration({kAccepted}, kPeople, Speed{speed}), kOfATrade * 7 / 10);
}

}  // namespace
}  // namespace kuhhandel::table
