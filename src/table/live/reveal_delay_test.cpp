// During a reveal, bots wait and clients know its end.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <string>
#include <vector>

#include "codec/moves/command.h"
#include "engine/legal_actions.h"
#include "live/local_table.h"
#include "tests/support/words.h"

namespace kuhhandel::live {
namespace {

struct ReceivedByAnna final : LocalTableHost {
  std::vector<boost::json::object> by_anna;

  void send(int connection, std::string const& message) override {
    if (connection == 0) by_anna.push_back(boost::json::parse(message).as_object());
  }
  void append(std::uint64_t, table::Instant, std::string const&) override {}
  boost::json::object const& last() const { return by_anna.back(); }
};

/// Anna, who makes the simplest choices, and two bots.
struct EveningWithBots {
  ReceivedByAnna received;
  table::Instant now{1'700'000'000'000};
  LocalTable live;

  EveningWithBots()
      : live({.id = "evening", .name = "Kitchen", .edition = second(), .seats = 3, .is_public = false},
             received) {
    EXPECT_EQ(*live.seat({"Anna"}, now), kAnna);
    say(R"({"type":"hello","version":1,"token":"0"})");
    say(R"({"type":"order","id":"1","order":{"do":"add_bot","seat":1,"bot":"farmer"}})");
    say(R"({"type":"order","id":"2","order":{"do":"add_bot","seat":2,"bot":"farmer"}})");
    say(R"({"type":"order","id":"3","order":{"do":"start"}})");
  }
  void say(std::string const& message, int connection = 0) { live.receive(connection, message, now); }
  void see() { say(R"({"type":"seen","version":)" + std::to_string(table().version()) + "}"); }
  void wait() {
    auto const due = live.next_due();
    if (!due) return choose();
    now = *due;
    live.advance_to(now);
  }
  void choose() {
    auto const action = simplest_action(second(), table().game()->state, kAnna);
    say(R"({"type":"command","id":")" + std::to_string(table().version()) + R"(","command":)" +
        boost::json::serialize(codec::to_json(action.value(), second())) + "}");
  }
  table::Table const& table() const { return live.table(); }
  bool runs() const { return table().state() == table::TableState::running; }
  bool is_revealing() const { return table().reveal_delay().is_running(now); }
  bool has_turn() const { return runs() && table().game()->state.turn != kAnna; }
  /// Advances until a reveal is followed by a bot's turn.
  void go_on_to_a_bot() {
    while (!is_revealing() || !has_turn() ||
           !std::holds_alternative<phase::TurnChoice>(table().game()->state.phase))
      wait();
  }
};

TEST(BotsDuringRevealDelay, WaitUntilItEnds) {
  EveningWithBots evening;
  int count = 0;

  for (; evening.runs(); evening.wait()) {
    auto const due = evening.live.next_due();
    if (!evening.is_revealing() || !due) continue;
    ++count;
    EXPECT_GE(*due, evening.table().reveal_delay().until());
  }

  EXPECT_GT(count, 10);
}

TEST(BotsDuringRevealDelay, ContinueOnceAllPlayersHaveSeenEnough) {
  EveningWithBots evening;
  evening.go_on_to_a_bot();
  auto const slow = *evening.live.next_due() - evening.table().reveal_delay().until();
  ASSERT_LT(slow, table::Duration{2400}) << "a bot is waited for";

  evening.see();

  EXPECT_FALSE(evening.is_revealing());
  EXPECT_LT(*evening.live.next_due(), evening.now + table::Duration{2400});
}

TEST(RevealDelayMessages, IncludeTheEndInStepsAndSnapshots) {
  EveningWithBots evening;
  evening.go_on_to_a_bot();
  auto const until = evening.table().reveal_delay().until().count();
  EXPECT_EQ(evening.received.last().at("type"), "step");
  EXPECT_EQ(evening.received.last().at("opens_at"), until);

  evening.say(R"({"type":"hello","version":1,"token":"0"})");

  EXPECT_EQ(evening.received.last().at("type"), "snapshot");
  EXPECT_EQ(evening.received.last().at("opens_at"), until);
}

TEST(RevealDelayMessages, AreAbsentAfterTheEnd) {
  EveningWithBots evening;
  evening.go_on_to_a_bot();

  evening.see();

  auto const& step = evening.received.last();
  EXPECT_EQ(boost::json::serialize(step.at("events")), R"([{"name":"seen_enough","seat":0}])");
  EXPECT_FALSE(step.contains("opens_at"));
  EXPECT_TRUE(step.contains("clock"));
}

TEST(RevealDelayMessages, CannotBeEndedBySpectators) {
  EveningWithBots evening;
  evening.go_on_to_a_bot();
  evening.say(R"({"type":"hello","version":1})", 1);

  evening.say(R"({"type":"seen","version":)" + std::to_string(evening.table().version()) + "}", 1);

  EXPECT_TRUE(evening.is_revealing());
}

}  // namespace
}  // namespace kuhhandel::live
