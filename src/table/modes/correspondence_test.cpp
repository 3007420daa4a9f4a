#include "table/modes/correspondence.h"

#include <gtest/gtest.h>

#include "engine/digest.h"
#include "table/decide.h"
#include "table/due_fact.h"
#include "table/log/log_json.h"
#include "table/messages/server_message.h"
#include "table/table.h"
#include "tests/support/words.h"

namespace kuhhandel::table {
namespace {

using std::chrono::hours;

/// Anna, Ben and Cleo play by correspondence, with a day for each answer and no connections.
struct Correspondence {
  Table table;
  Instant now{1'000'000};
  std::vector<Entry> log;

  explicit Correspondence(Edition const& edition = second())
      : table({.id = "t", .name = "Sunday", .edition = edition, .seats = 3, .answer_within = hours{24}}) {
    for (auto const* const name : {"Anna", "Ben", "Cleo"}) happen(decide_seat(table, name).value());
    happen(decide(table, kAnna, order::Start{}, "seed", now).value());
    for (auto const seat : {kAnna, kBen, kCleo}) happen(*decide_presence(table, seat, false));
  }

  Step happen(Fact fact) {
    log.push_back({now, std::move(fact)});
    return table.apply(log.back());
  }
  Step act(Command const& command) { return happen(decide(table, command, "", {.at = now}).value()); }
  Step silent(Seat seat) { return happen(decide_silence(table, seat).value()); }
  Fact wait() {
    now = std::max(now, *next_due(table));
    auto fact = *due_fact(table, now);
    happen(fact);
    return fact;
  }
  Seat turn() const { return table.game()->state.turn; }
  Seat left(int steps) const { return left_of(turn(), 3, steps); }
  Seat asked_seat() const { return std::get<Seat>(*awaited_actor(table)); }
};

TEST(Correspondence, HasNoRevealDelay) {
  Correspondence table;
  table.act(auction(table.turn()));
  table.silent(table.left(1));
  table.silent(table.left(2));

  table.wait();

  ASSERT_TRUE(std::holds_alternative<phase::TurnChoice>(table.table.game()->state.phase)) << "nobody bid";
  EXPECT_FALSE(table.table.reveal_delay().is_running(table.now));
  EXPECT_EQ(*next_due(table.table), table.now + hours{24});
}

TEST(Correspondence, AsksPlayersInTurnForABid_C12_1) {
  Correspondence table;
  table.act(auction(table.turn()));

  EXPECT_EQ(table.asked_seat(), table.left(1));
  EXPECT_EQ(decide(table.table, bid(table.left(2), 10), "", {.at = table.now}).error(), Refusal::not_yours);
  table.act(bid(table.left(1), 10));
  EXPECT_EQ(table.asked_seat(), table.left(2)) << "from the left of the highest bidder";
  table.silent(table.left(2));

  auto const hammer = table.wait();
  EXPECT_TRUE(std::holds_alternative<action::Hammer>(std::get<fact::Played>(hammer).command.action));
  EXPECT_EQ(table.log.back().at, table.log[table.log.size() - 2].at) << "without any wait";
}

TEST(Correspondence, AcceptsSilenceOnlyFromTheAskedPlayer) {
  Correspondence table;

  EXPECT_EQ(decide_silence(table.table, table.turn()).error(), OrderRefusal::not_asked) << "they must choose";
  table.act(auction(table.turn()));
  EXPECT_EQ(decide_silence(table.table, table.left(2)).error(), OrderRefusal::not_asked);
  EXPECT_TRUE(decide(table.table, table.left(1), order::Silent{}, "", table.now));
}

TEST(Correspondence, WaitsHoursThenPlaysTheSimplestAction) {
  Correspondence table;
  auto const start = table.now;

  EXPECT_EQ(*next_due(table.table), start + hours{24});
  auto const chosen = table.wait();
  EXPECT_TRUE(std::get<fact::Played>(chosen).timed_out);
  auto const silence = table.wait();

  EXPECT_TRUE(std::get<fact::Silent>(silence).timed_out);
  EXPECT_EQ(table.now, start + hours{48});
}

TEST(Correspondence, ContinuesWithoutConnectionsAndKeepsSilencesAcrossARestart) {
  Correspondence table;
  table.act(auction(table.turn()));
  table.silent(table.left(1));
  auto const due = *next_due(table.table);

  Table again(table.table.setup());
  for (auto const& entry : table.log) {
    auto const text = fact_text(entry.fact, second());
    again.apply({entry.at, read_fact(text, second()).value()});
  }
  again.apply({table.now + hours{1}, fact::Reopened{}});

  EXPECT_EQ(awaited_actor(again), Actor{table.left(2)});
  EXPECT_EQ(*next_due(again), due) << "the time to answer goes on where it was";
  again.apply({table.now + hours{20}, fact::Reopened{.downtime = hours{19}}});
  EXPECT_EQ(*next_due(again), due + hours{19}) << "and stood still while no server ran";
  EXPECT_EQ(digest(again.game()->state), digest(table.table.game()->state));
}

TEST(Correspondence, HidesClaimsUntilAllHaveAnswered_C12_2) {
  Correspondence table(master());
  while (!std::holds_alternative<phase::Countdown>(table.table.game()->state.phase)) table.wait();
  auto const first = table.asked_seat();

  auto const step = table.act(claim(first));
  StepMessages const messages(table.table, step);

  EXPECT_TRUE(step.events.empty());
  EXPECT_NE(table.asked_seat(), first);
  auto const second_seat = table.asked_seat();
  table.silent(second_seat);
  auto const drawn = table.wait();
  EXPECT_EQ(std::get<fact::Played>(drawn).command.by, Actor{first});
}

TEST(Correspondence, GivesOptionsOnlyToTheAskedPlayer) {
  Correspondence table;
  table.act(auction(table.turn()));

  auto const snapshot = snapshot_message(table.table, table.left(1), table.now);
  auto const other = snapshot_message(table.table, table.left(2), table.now);

  EXPECT_NE(snapshot.find(R"({"do":"silent"})"), std::string::npos);
  EXPECT_NE(other.find(R"("options":[])"), std::string::npos);
  EXPECT_NE(other.find(R"("answer_within":24)"), std::string::npos);
}

TEST(Correspondence, FinishesWithoutAnyAnswer) {
  for (auto const* const id : {"second", "master"}) {
    Correspondence table(published(id));

    while (table.table.state() == TableState::running) table.wait();

    EXPECT_FALSE(next_due(table.table)) << id;
  }
}

}  // namespace
}  // namespace kuhhandel::table
