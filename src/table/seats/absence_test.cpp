// Absent players, and the host's settings.
#include <gtest/gtest.h>

#include "engine/legal_actions.h"
#include "table/decide.h"
#include "table/due_fact.h"
#include "table/seats/join_requests.h"
#include "table/table.h"
#include "tests/support/words.h"

namespace kuhhandel::table {
namespace {

/// Three players in a running game, in its first turn.
struct EveningWithAbsence {
  Table table{{.id = "t", .name = "Sunday", .edition = second(), .seats = 3}};
  Instant now{1'000'000};

  EveningWithAbsence() {
    for (auto const* const player : {"Anna", "Ben", "Cleo"}) happen(decide_seat(table, player).value());
    order(order::Start{});
  }
  Step happen(Fact const& fact) { return table.apply({now, fact}); }
  void order(Order const& order, Seat by = kAnna) { happen(decide(table, by, order, "seed", now).value()); }
  OrderRefusal refused(Order const& order, Seat by = kAnna) const {
    return decide(table, by, order, "seed", now).error();
  }
  void leave(Seat seat) { happen(*decide_presence(table, seat, false)); }
  void come_back(Seat seat) { happen(*decide_presence(table, seat, true)); }
  void start_auction() { happen(decide(table, auction(table.game()->state.turn), "", {.at = now}).value()); }
  std::optional<Seat> asked() const { return seat_to_act(table.game()->state); }
  Seat turn() const { return table.game()->state.turn; }
  Fact wait() {
    now = *next_due(table);
    auto fact = *due_fact(table, now);
    happen(fact);
    return fact;
  }
  void pass(Duration time) {
    auto const until = now + time;
    while (next_due(table).value_or(Instant::max()) <= until) wait();
    now = until;
  }
  Person person(Seat seat) const { return std::get<Person>(table.presence()[seat]); }
};

TEST(AbsentPlayer, IsAnnouncedAtOnceAndHasAGracePeriod) {
  EveningWithAbsence evening;

  evening.leave(kBen);

  EXPECT_TRUE(evening.person(kBen).away);
  EXPECT_TRUE(evening.person(kBen).stand_in.empty());
  EXPECT_EQ(*next_due(evening.table), evening.now + kGrace);
}

TEST(AbsentPlayer, IsReplacedByABotAfterTheGracePeriod) {
  EveningWithAbsence evening;
  evening.leave(kBen);

  auto const fact = std::get<fact::StandIn>(evening.wait());

  EXPECT_EQ(fact.seat, kBen);
  EXPECT_EQ(evening.person(kBen).stand_in, evening.table.settings().stand_in);
}

TEST(AbsentPlayer, EndsTheStandInAtOnceAfterReconnecting) {
  EveningWithAbsence evening;
  evening.leave(kBen);
  evening.wait();

  evening.come_back(kBen);

  EXPECT_TRUE(evening.person(kBen).stand_in.empty());
}

TEST(AbsentPlayer, PausesTheGameIfTheTableWaits) {
  EveningWithAbsence evening;
  evening.order(order::SetAbsence{Absence::pause, ""});
  evening.leave(kBen);

  EXPECT_EQ(std::get<fact::Paused>(evening.wait()).missing, kBen);
  EXPECT_FALSE(next_due(evening.table));
  evening.come_back(kBen);

  EXPECT_FALSE(evening.table.is_paused());
  EXPECT_TRUE(next_due(evening.table));
}

TEST(AbsentPlayer, IsReplacedIfTheHostDoesNotWait) {
  EveningWithAbsence evening;
  evening.order(order::SetAbsence{Absence::pause, ""});
  evening.leave(kBen);
  evening.wait();

  evening.order(order::Resume{});

  EXPECT_FALSE(evening.table.is_paused());
  EXPECT_EQ(evening.person(kBen).stand_in, evening.table.settings().stand_in);
  EXPECT_GT(*next_due(evening.table), evening.now) << "and it does not wait again";
}

TEST(AbsentPlayer, IsReplacedAtOnceIfTheTableStopsWaiting) {
  EveningWithAbsence evening;
  evening.order(order::SetAbsence{Absence::pause, ""});
  evening.leave(kBen);
  evening.wait();

  evening.order(order::SetAbsence{Absence::stand_in, "farmer"});

  EXPECT_TRUE(std::holds_alternative<fact::StandIn>(evening.wait()));
}

TEST(AbsentPlayer, IsPlayedAutomaticallyIfTheGameContinues) {
  EveningWithAbsence evening;
  evening.order(order::SetAbsence{Absence::go_on, ""});

  evening.leave(evening.turn());

  EXPECT_EQ(*next_due(evening.table), evening.now + kGrace);
  EXPECT_EQ(std::get<fact::AutoPlayStarted>(evening.wait()).seat, evening.turn());
  EXPECT_LT(*next_due(evening.table), evening.now + std::chrono::seconds{3});
  EXPECT_TRUE(std::get<fact::Played>(evening.wait()).timed_out);
}

TEST(AbsentPlayer, HoldsTheHammerUntilReconnected_C4_2) {
  EveningWithAbsence evening;
  evening.start_auction();
  auto const bidder = left_of(evening.turn(), 3);
  evening.leave(bidder);
  evening.now += std::chrono::seconds{10};

  EXPECT_EQ(*next_due(evening.table), *evening.person(bidder).waits_until) << "no call comes before";
  evening.come_back(bidder);

  EXPECT_EQ(std::get<fact::Called>(evening.wait()).call, 1);
}

TEST(AbsentPlayer, HoldsTheHammerOnlyDuringTheGracePeriod) {
  EveningWithAbsence evening;
  evening.start_auction();
  evening.leave(left_of(evening.turn(), 3));

  EXPECT_TRUE(std::holds_alternative<fact::StandIn>(evening.wait()));
  EXPECT_EQ(std::get<fact::Called>(evening.wait()).call, 1);
}

TEST(AbsentPlayer, DoesNotHoldTheHammerIfUnableToBid) {
  EveningWithAbsence evening;
  evening.start_auction();
  auto const auctioneer = evening.turn();
  auto const bidder = left_of(auctioneer, 3);
  evening.leave(auctioneer);
  evening.order(order::Pass{}, bidder);
  evening.leave(bidder);

  EXPECT_EQ(std::get<fact::Called>(evening.wait()).call, 1)
      << "who auctions does not bid, and who passed will not";
}

TEST(AbsentPlayer, DoesNotHoldTheHammerAgainAfterReconnecting) {
  EveningWithAbsence evening;
  evening.start_auction();
  auto const bidder = left_of(evening.turn(), 3);
  evening.leave(bidder);
  evening.now += kGrace - Duration{1};
  evening.come_back(bidder);
  evening.now += Duration{2};
  evening.leave(bidder);

  EXPECT_LE(*next_due(evening.table), evening.now);
  EXPECT_TRUE(std::holds_alternative<fact::StandIn>(*due_fact(evening.table, evening.now)));
}

TEST(AbsentPlayer, LetsTheOthersBidMeanwhile_C4_1) {
  EveningWithAbsence evening;
  evening.start_auction();
  auto const auctioneer = evening.turn();
  auto const away = left_of(auctioneer, 3);
  evening.leave(away);

  EXPECT_TRUE(decide(evening.table, bid(left_of(away, 3), 10), "", {.at = evening.now}));
}

TEST(Interruption, HoldsTheHammerUntilAllPlayersReconnect) {
  EveningWithAbsence evening;
  evening.start_auction();
  auto const auctioneer = evening.turn();
  auto const quick = left_of(auctioneer, 3);
  auto const slow = left_of(quick, 3);
  evening.happen(fact::Reopened{});
  EXPECT_FALSE(next_due(evening.table)) << "nobody is there";

  evening.come_back(quick);
  evening.now += std::chrono::seconds{10};

  EXPECT_EQ(*next_due(evening.table), *evening.person(slow).waits_until);
  evening.come_back(slow);
  EXPECT_EQ(std::get<fact::Called>(evening.wait()).call, 1);
}

TEST(Host, IsTheNextPresentPlayerWhileTheFirstIsAway) {
  EveningWithAbsence evening;

  evening.leave(kAnna);
  EXPECT_EQ(evening.table.presence().host(), kBen);
  evening.order(order::Pause{}, kBen);
  evening.come_back(kAnna);

  EXPECT_EQ(evening.table.presence().host(), kAnna);
  EXPECT_EQ(evening.refused(order::Resume{}, kBen), OrderRefusal::not_host);
}

TEST(Pause, StopsTheClockAndEveryMove) {
  EveningWithAbsence evening;
  evening.order(order::Pause{});

  EXPECT_FALSE(next_due(evening.table));
  EXPECT_EQ(decide(evening.table, auction(evening.turn()), "", {.at = evening.now}).error(),
            Refusal::not_now);
  EXPECT_EQ(evening.refused(order::Pause{}), OrderRefusal::is_paused);
  evening.order(order::Resume{});

  EXPECT_TRUE(next_due(evening.table));
  EXPECT_EQ(evening.refused(order::Resume{}), OrderRefusal::not_paused);
}

TEST(Pause, SetByTheHostOutlastsReconnections) {
  EveningWithAbsence evening;
  evening.order(order::Pause{});
  evening.leave(kBen);

  evening.come_back(kBen);

  EXPECT_TRUE(evening.table.is_paused());
}

TEST(RunningGame, LetsABotTakeTheSeatOfAnAbsentPlayer) {
  EveningWithAbsence evening;
  EXPECT_EQ(evening.refused(order::AddBot{kBen, "farmer"}), OrderRefusal::seat_taken);
  evening.leave(kBen);

  evening.order(order::AddBot{kBen, "farmer"});

  EXPECT_TRUE(std::holds_alternative<BotPlayer>(evening.table.presence().occupants()[1]));
}

TEST(RunningGame, ContinuesWithAnEmptySeatThatAVisitorMayRequest) {
  EveningWithAbsence evening;
  evening.order(order::VacateSeat{kBen});
  while (evening.turn() != kBen) evening.wait();

  auto const slept = std::get<fact::Played>(evening.wait());

  EXPECT_TRUE(slept.timed_out);
  EXPECT_EQ(decide_join_request(evening.table, "Dora", {})->seat, kBen);
}

/// Lets the seat's next decision time out. Returns how long the others waited.
Duration sleep_through(EveningWithAbsence& evening, Seat seat) {
  while (evening.asked() != seat) evening.wait();
  auto const began = evening.table.schedule().since();
  while (evening.asked() == seat) evening.wait();
  return evening.now - began;
}

TEST(InactivePlayer, IsWaitedForLessEachTime) {
  EveningWithAbsence evening;

  EXPECT_EQ(sleep_through(evening, kAnna), std::chrono::seconds(90));
  EXPECT_EQ(sleep_through(evening, kAnna), std::chrono::seconds(30));
  EXPECT_EQ(sleep_through(evening, kAnna), std::chrono::seconds(10));
  EXPECT_EQ(sleep_through(evening, kAnna), std::chrono::seconds(10));
}

TEST(InactivePlayer, IsWaitedForAsBeforeOnceActive) {
  EveningWithAbsence evening;
  sleep_through(evening, kAnna);
  sleep_through(evening, kAnna);
  while (evening.turn() != kAnna || evening.asked() != kAnna) evening.wait();

  evening.start_auction();

  EXPECT_EQ(evening.person(kAnna).timeouts, 0);
  EXPECT_EQ(sleep_through(evening, kAnna), std::chrono::seconds(90));
}

TEST(InactivePlayer, HasExtraTimeIfTheGameContinuedWithoutThem) {
  EveningWithAbsence evening;
  for (int times = 0; times < 3; ++times) sleep_through(evening, kAnna);

  evening.leave(kAnna);
  while (is_waited_for(evening.person(kAnna))) evening.wait();
  evening.come_back(kAnna);

  EXPECT_EQ(sleep_through(evening, kAnna), std::chrono::seconds(30));
}

TEST(InactivePlayer, HasNoExtraTimeAfterABriefAbsence) {
  EveningWithAbsence evening;
  for (int times = 0; times < 3; ++times) sleep_through(evening, kAnna);

  evening.leave(kAnna);
  evening.come_back(kAnna);

  EXPECT_EQ(sleep_through(evening, kAnna), std::chrono::seconds(10));
}

TEST(InactivePlayer, GainsNoTimeByReconnecting) {
  EveningWithAbsence evening;
  while (evening.asked() != kAnna) evening.wait();
  int times = 0;

  for (; evening.asked() == kAnna && times < 10; ++times) {
    evening.pass(std::chrono::seconds(40));
    if (evening.asked() != kAnna) break;
    evening.leave(kAnna);
    evening.pass(std::chrono::milliseconds(300));
    evening.come_back(kAnna);
  }

  EXPECT_EQ(times, 2) << "the third time their 90 s are over";
}

TEST(Speed, ChangesInTheMiddleOfAnAuction) {
  EveningWithAbsence evening;
  evening.start_auction();
  auto const slow = *next_due(evening.table) - evening.now;

  evening.order(order::SetSpeed{Speed{5}, Gavel::house});

  EXPECT_EQ(*next_due(evening.table) - evening.now, slow / 5);
}

TEST(OwnGavel, IsOnlyForTheAuctioneer_C4_2) {
  EveningWithAbsence evening;
  evening.order(order::SetSpeed{Speed{1}, Gavel::auctioneer});
  evening.start_auction();
  evening.now += std::chrono::seconds{1};

  EXPECT_EQ(evening.refused(order::Call{}, left_of(evening.turn(), 3)), OrderRefusal::not_your_gavel);
  for (int call = 1; call <= 3; ++call) {
    evening.order(order::Call{}, evening.turn());
    evening.now += std::chrono::seconds{1};
  }
  auto const hammer = std::get<fact::Played>(evening.wait());

  EXPECT_TRUE(std::holds_alternative<action::Hammer>(hammer.command.action));
}

TEST(OwnGavel, GivesPlayersTimeToAnswerACall_C4_2) {
  EveningWithAbsence evening;
  evening.order(order::SetSpeed{Speed{1}, Gavel::auctioneer});
  evening.start_auction();
  evening.now += std::chrono::seconds{1};
  evening.order(order::Call{}, evening.turn());

  EXPECT_EQ(evening.refused(order::Call{}, evening.turn()), OrderRefusal::too_soon);
}

TEST(OwnGavel, RestartsWithEveryBid_C4_2) {
  EveningWithAbsence evening;
  evening.order(order::SetSpeed{Speed{1}, Gavel::auctioneer});
  evening.start_auction();
  evening.now += std::chrono::seconds{1};
  evening.order(order::Call{}, evening.turn());

  evening.happen(decide(evening.table, bid(left_of(evening.turn(), 3), 10), "", {.at = evening.now}).value());

  EXPECT_EQ(std::get<fact::Called>(evening.wait()).call, 1)
      << "the automatic call when the auctioneer forgets";
}

}  // namespace
}  // namespace kuhhandel::table
