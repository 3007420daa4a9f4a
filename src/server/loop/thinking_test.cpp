// Tests bots that think on other threads: they delay no other table, and late answers are dropped.
#include <gtest/gtest.h>

#include "engine/digest.h"
#include "tests/support/a_server.h"
#include "tests/support/late_bot_executor.h"

namespace kuhhandel::server {
namespace {

/// Anna at a table with two bots in a running game.
struct AmongBots {
  AServer& server;
  live::SeatKey anna = server.open();
  Guest guest{server, anna};

  explicit AmongBots(AServer& at) : server(at) {
    guest.hello(anna.token);
    guest.order(R"({"do":"add_bot","seat":1,"bot":"farmer"})");
    guest.order(R"({"do":"add_bot","seat":2,"bot":"farmer"})");
    guest.order(R"({"do":"start"})");
  }
  table::Table const& table() { return server.live(anna).table(); }
  bool runs() { return table().state() == table::TableState::running; }
  std::size_t played() { return table().game()->commands.size(); }
};

/// Server whose bots answer only when a test lets them.
struct Slow {
  LateBotExecutor thinkers;
  AServer server;

  Slow() { server.directory().set_bot_executor(&thinkers); }
  void answer_all(std::string const& table) { thinkers.answer_all(server.directory(), server.now, table); }
  /// Waits until a bot of the table thinks.
  void wait_for_a_thought(std::string const& table) {
    while (thinkers.waiting_at(table) == 0) server.wait();
  }
};

/// Requests a hint at Anna's first decision.
void ask_for_a_hint(AmongBots& anna, Slow& slow) {
  while (table::legal_actions(anna.table(), kAnna).empty()) {
    slow.server.wait();
    slow.answer_all(anna.anna.table);
  }
  anna.guest.say(R"({"type":"hint","id":"h"})");
}

TEST(Thinking, DoesNotBlockOtherTables) {
  Slow slow;
  AmongBots game(slow.server);
  AmongBots other(slow.server);
  slow.wait_for_a_thought(game.anna.table);
  auto const began = other.played();

  for (int i = 0; i < 200; ++i) {
    slow.server.wait();
    slow.answer_all(other.anna.table);
  }

  EXPECT_GT(slow.thinkers.waiting_at(game.anna.table), 0u) << "the bot there still thinks";
  EXPECT_GT(other.played(), began + 50);
}

TEST(Thinking, IsAwaitedOnlyByItsOwnTable) {
  Slow slow;
  AmongBots game(slow.server);
  slow.wait_for_a_thought(game.anna.table);
  auto const version = game.table().version();

  slow.answer_all(game.anna.table);

  EXPECT_GT(game.table().version(), version);
}

TEST(Thinking, IsDroppedIfTheTableHasMovedOn) {
  Slow slow;
  AmongBots game(slow.server);
  slow.wait_for_a_thought(game.anna.table);
  game.guest.order(R"({"do":"pause"})");
  auto const version = game.table().version();

  slow.answer_all(game.anna.table);
  EXPECT_EQ(game.table().version(), version);

  game.guest.order(R"({"do":"resume"})");
  slow.wait_for_a_thought(game.anna.table);
  EXPECT_EQ(slow.thinkers.waiting_at(game.anna.table), 1u) << "the bot is back and can be asked again";
}

TEST(Thinking, IsDroppedForARemovedTable) {
  Slow slow;
  AmongBots game(slow.server);
  slow.wait_for_a_thought(game.anna.table);
  slow.server.restart();
  auto const version = slow.server.live(game.anna).table().version();

  slow.thinkers.answer(slow.server.directory(), slow.server.now);

  EXPECT_EQ(slow.server.live(game.anna).table().version(), version);
}

TEST(Thinking, GivesTheSameGameOnAnotherThread) {
  AServer at_once;
  AmongBots usual(at_once);
  Slow slow;
  AmongBots elsewhere(slow.server);

  while (usual.runs()) at_once.wait();
  while (elsewhere.runs()) {
    slow.server.wait();
    slow.answer_all(elsewhere.anna.table);
  }

  EXPECT_EQ(digest(usual.table().game()->state), digest(elsewhere.table().game()->state));
  EXPECT_EQ(usual.played(), elsewhere.played());
}

TEST(Thinking, KeepsAHintValidUntilTheNextMove) {
  Slow slow;
  AmongBots game(slow.server);
  ask_for_a_hint(game, slow);
  auto const waiting = slow.thinkers.waiting();
  game.guest.order(R"({"do":"pause"})");

  slow.thinkers.answer(slow.server.directory(), slow.server.now, waiting - 1);

  EXPECT_EQ(game.guest.connection.last_type(), "advice");
}

// Regression: each hint was a separate question, which took 129 MB/s from one address.
TEST(Thinking, RunsOnceForRepeatedHintsOfASeat) {
  Slow slow;
  AmongBots game(slow.server);
  ask_for_a_hint(game, slow);
  auto const waiting = slow.thinkers.waiting();

  for (int i = 0; i < 20; ++i) game.guest.say(R"({"type":"hint","id":"more"})");

  EXPECT_EQ(slow.thinkers.waiting(), waiting);
  EXPECT_EQ(game.guest.connection.last().at("error").as_string(), "too_many");
}

TEST(Thinking, RefusesAHintIfTheQueueIsFull) {
  Slow slow;
  AmongBots game(slow.server);
  slow.thinkers.has_room = false;

  ask_for_a_hint(game, slow);

  EXPECT_EQ(game.guest.connection.last().at("error").as_string(), "too_many");
}

TEST(Thinking, DropsAHintOfAPlayerWhoLeft) {
  Slow slow;
  AmongBots game(slow.server);
  ask_for_a_hint(game, slow);
  game.guest.leave();
  EXPECT_TRUE(*slow.thinkers.latest().is_cancelled) << "no thread begins with it";
  auto const before = game.guest.connection.messages.size();

  slow.thinkers.answer(slow.server.directory(), slow.server.now, slow.thinkers.waiting() - 1);

  EXPECT_EQ(game.guest.connection.messages.size(), before);
}

}  // namespace
}  // namespace kuhhandel::server
