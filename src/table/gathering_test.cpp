// How strangers come together: seats are kept for who is there, bots fill in, and nobody has to begin.
#include "table/gathering.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/decide.h"
#include "table/due.h"
#include "tests/support/words.h"

namespace kuhhandel::table {
namespace {

using std::chrono::seconds;

/// Strangers, and what time brings them.
struct AGathering {
  Table table;
  Instant now{1'000'000};

  explicit AGathering(Strangers wanted = {})
      : table({.id = "t", .name = "MOO417", .edition = second(), .seats = 3, .strangers = wanted}) {}

  void happen(Fact const& fact) { table.apply({now, fact}); }
  void sit_down(std::string player) { happen(decide_seat(table, std::move(player)).value()); }
  void connect(Seat seat) { happen(*decide_presence(table, seat, true)); }
  void lose(Seat seat) { happen(*decide_presence(table, seat, false)); }
  void ready(Seat seat) { happen(decide(table, seat, order::Ready{true}, "", now).value()); }
  void come(std::string player) {
    auto const seat = *lowest_empty_seat(table.presence());
    sit_down(std::move(player));
    connect(seat);
  }
  /// Until then all is done that time brings.
  void wait(Duration how_long) {
    auto const until = now + how_long;
    for (auto next = next_thing(); next && *next <= until; next = next_thing()) {
      now = std::max(now, *next);
      auto const begins = begins_at(table);
      happen(begins && *begins <= now ? beginning(table, "seed", now) : *due(table, now));
      if (table.state() == TableState::running) return;
    }
    now = until;
  }
  std::optional<Instant> next_thing() const {
    auto const begins = begins_at(table);
    auto const brings = next_due(table);
    return begins && brings ? std::min(*begins, *brings) : (begins ? begins : brings);
  }
  bool runs() const { return table.state() == TableState::running; }
  int people() const { return count<Person>(); }
  int bots() const { return count<BotPlayer>(); }
  template <class Kind>
  int count() const {
    return static_cast<int>(std::ranges::count_if(
        table.presence().occupants(), [](Occupant const& one) { return std::holds_alternative<Kind>(one); }));
  }
};

TEST(Gathering, BeginsByItselfOnceAllSeatsAreTakenByPeopleWhoAreThere) {
  AGathering here;
  here.come("Anna");
  here.come("Ben");
  here.wait(seconds(5));
  EXPECT_FALSE(here.runs());
  here.come("Cleo");

  here.wait(kLookAround - Duration{1});
  EXPECT_FALSE(here.runs()) << "they see first who plays";
  here.wait(Duration{1});

  EXPECT_TRUE(here.runs());
  EXPECT_EQ(here.people(), 3);
}

TEST(Gathering, IsFilledWithBotsOnceOneHasWaitedForHalfAMinute) {
  AGathering here;
  here.come("Anna");
  here.wait(seconds(20));
  here.come("Ben");
  EXPECT_EQ(*bots_come_at(here.table), here.now + seconds(10))
      << "the clock is that of the one who came first";
  here.wait(seconds(10) - Duration{1});
  EXPECT_EQ(here.bots(), 0);

  here.wait(seconds(2));

  EXPECT_TRUE(here.runs());
  EXPECT_EQ(here.bots(), 1);
  EXPECT_EQ(here.people(), 2);
}

TEST(Gathering, WaitsForPeopleAloneWhereBotsAreNotWanted) {
  AGathering here({.bots = false});
  here.come("Anna");
  EXPECT_FALSE(bots_come_at(here.table));

  here.wait(std::chrono::hours(1));

  EXPECT_EQ(here.bots(), 0);
  EXPECT_FALSE(here.runs());
}

TEST(Gathering, TakesBotsAtOnceWhereAllWhoAreThereSaySo) {
  AGathering here({.bots = false});
  here.come("Anna");
  here.come("Ben");
  here.ready(kAnna);
  here.wait(seconds(2));
  EXPECT_EQ(here.bots(), 0) << "Ben may still want people";
  here.ready(kBen);

  here.wait(seconds(2));

  EXPECT_TRUE(here.runs());
  EXPECT_EQ(here.bots(), 1);
}

TEST(Gathering, KeepsASeatForAFewSecondsForWhoHasNoConnection) {
  AGathering here;
  here.come("Anna");
  here.sit_down("Ben");
  EXPECT_TRUE(here.table.presence().person(kBen)->away) << "they have yet to come";

  here.wait(kSeatKept - Duration{1});
  EXPECT_EQ(here.people(), 2);
  here.wait(Duration{1});

  EXPECT_EQ(here.people(), 1);
  EXPECT_TRUE(here.table.presence().person(kAnna));
}

TEST(Gathering, KeepsItAnewForWhoComesBack) {
  AGathering here({.bots = false});
  here.come("Anna");
  for (int reload = 0; reload < 3; ++reload) {
    here.lose(kAnna);
    here.wait(kSeatKept - Duration{1});
    here.connect(kAnna);
    here.wait(seconds(10));
  }

  EXPECT_EQ(here.people(), 1);
}

TEST(Gathering, IsHeldUpByNobodyWhoComesAndGoes) {
  AGathering here;
  here.come("Anna");
  here.come("Ben");
  here.wait(kBotsAfter - seconds(2));
  here.lose(kBen);

  here.wait(seconds(2) + kLookAround);

  EXPECT_TRUE(here.runs()) << "Anna was promised a game by now";
  EXPECT_EQ(here.people(), 1);
}

TEST(Gathering, IsEmptyAgainWhereAllHaveLeft) {
  AGathering here;
  here.come("Anna");
  here.lose(kAnna);

  here.wait(std::chrono::hours(1));

  EXPECT_EQ(here.people() + here.bots(), 0);
  EXPECT_FALSE(here.next_thing());
}

TEST(Gathering, BeginsWithoutWhoLeavesAtTheLastMoment) {
  AGathering here;
  here.come("Anna");
  here.come("Ben");
  here.come("Cleo");
  here.lose(kBen);
  here.wait(kLookAround);
  EXPECT_FALSE(here.runs()) << "who is away is waited for";

  here.wait(kBotsAfter);

  EXPECT_TRUE(here.runs());
  EXPECT_EQ(here.people(), 2);
}

TEST(Gathering, ObeysNobody) {
  AGathering here;
  here.come("Anna");
  here.come("Ben");

  EXPECT_FALSE(gives_orders(here.table, kAnna));
  for (Order const& order :
       {Order{order::Start{}}, Order{order::FreeSeat{kBen}}, Order{order::AddBot{kCleo, "farmer"}},
        Order{order::SetFairness{Fairness::among_friends}}})
    EXPECT_EQ(decide(here.table, kAnna, order, "", here.now).error(), OrderRefusal::not_host);
}

TEST(Gathering, IsFairAmongPeopleWhoDoNotKnowEachOther) {
  AGathering here;

  EXPECT_EQ(here.table.conduct().fairness, Fairness::strict);
  EXPECT_EQ(here.table.conduct().latecomers, Latecomers::welcome) << "a person takes the seat of a bot";
}

TEST(Gathering, IsNoBusinessOfATableWithAHost) {
  Table table({.id = "t", .name = "Sunday", .edition = second(), .seats = 3});
  for (auto const* const player : {"Anna", "Ben", "Cleo"})
    table.apply({Instant{1}, decide_seat(table, player).value()});

  EXPECT_FALSE(gathers(table));
  EXPECT_FALSE(begins_at(table));
  EXPECT_FALSE(table.presence().person(kBen)->away);
  EXPECT_TRUE(gives_orders(table, kAnna));
}

TEST(Gathering, BeginsAnewWithBotsForThoseWhoHaveGone) {
  AGathering here;
  here.come("Anna");
  here.come("Ben");
  here.come("Cleo");
  here.wait(kLookAround);
  while (here.runs()) {
    auto const next = next_due(here.table);
    ASSERT_TRUE(next);
    here.now = std::max(here.now, *next);
    here.happen(*due(here.table, here.now));
  }
  here.lose(kCleo);
  here.wait(std::chrono::hours(1));
  EXPECT_EQ(here.people(), 3) << "the result stays theirs";
  here.ready(kAnna);
  here.ready(kBen);

  here.wait(seconds(1));

  EXPECT_TRUE(here.runs());
  EXPECT_EQ(here.table.game()->number, 2);
  EXPECT_EQ(here.people(), 2);
  EXPECT_EQ(here.bots(), 1);
}

}  // namespace
}  // namespace kuhhandel::table
