// Tests spectators who may see all hands: they see the game with a long delay, exactly as it was, and nothing
// newer.
#include <gtest/gtest.h>

#include <algorithm>
#include <span>

#include "live/delayed_view.h"
#include "table/messages/server_message.h"
#include "tests/support/a_server.h"
#include "tests/support/whole_log.h"

namespace kuhhandel::server {
namespace {

constexpr table::Duration kDelay = table::kSoonestOpenHands;

/// Anna, who does not act, Ben, who does not come, a bot, and a spectator.
struct AWatchedTable {
  AServer server;
  live::SeatKey anna = server.open(3, table::Speed{5});
  Guest host{server, anna};
  Guest watcher{server, anna};

  explicit AWatchedTable(std::string const& after = "3") {
    host.hello(anna.token);
    EXPECT_TRUE(server.live(anna).seat({"Ben"}, server.now));
    host.order(R"({"do":"add_bot","seat":2,"bot":"random"})");
    host.order(R"({"do":"open_hands","after":)" + after + "}");
    watcher.hello({});
    host.order(R"({"do":"start"})");
  }
  table::Table const& table() { return server.live(anna).table(); }
  std::vector<table::Entry> log() { return whole_log(server.store(), table().setup()); }
  void play_for(table::Duration time) {
    auto const until = server.now + time;
    while (server.directory().next_due() && *server.directory().next_due() <= until) server.wait();
    server.now = until;
  }
  /// Plays until the watcher has been sent that many steps.
  void play_until_sent(std::size_t steps) {
    while (watcher.versions().size() < steps && server.directory().next_due()) server.wait();
  }
};

/// Returns how many commands of seats and the engine are in the first `versions` facts.
std::size_t played_in(AWatchedTable& game, std::span<table::Entry const> log, std::size_t versions) {
  table::Table table(game.table().setup());
  for (auto const& entry : log.first(versions)) table.apply(entry);
  return table.game() ? table.game()->commands.size() : 0;
}

TEST(OpenHands, AreHiddenUnlessTheHostOpensThem) {
  AWatchedTable game("0");

  game.play_for(kDelay * 3);

  ASSERT_GT(game.watcher.versions().size(), 20u);
  EXPECT_FALSE(game.watcher.connection.last().contains("hands"));
  EXPECT_EQ(game.watcher.versions().back(), game.table().version()) << "and all is told at once";
}

TEST(OpenHands, SendSpectatorsTheOriginalBytes) {
  AWatchedTable game;
  game.play_until_sent(60);
  auto const messages = game.watcher.connection.messages;
  table::Table shown(game.table().setup());

  std::size_t compared = 0;
  for (auto const& entry : game.log()) {
    auto const step = shown.apply(entry);
    auto const expected =
        boost::json::parse(table::StepMessages(shown, step).message_for(codec::OpenHands{}));
    for (auto const& message : messages) {
      if (message.at("type") != "step" || message.at("version") != step.version) continue;
      if (!message.as_object().contains("hands")) continue;
      EXPECT_EQ(message, expected);
      ++compared;
    }
  }

  EXPECT_GT(compared, 40u);
}

TEST(OpenHands, AreNeverNewerThanTheDelay) {
  AWatchedTable game;
  std::size_t count = 0;

  for (int i = 0; i < 600 && game.server.directory().next_due(); ++i) {
    game.server.wait();
    auto const versions = game.watcher.versions();
    if (versions.size() == count) continue;
    count = versions.size();
    auto const log = game.log();
    EXPECT_LE(log[versions.back() - 1].at + kDelay, game.server.now);
    auto const behind = game.table().game()->commands.size() - played_in(game, log, versions.back());
    EXPECT_TRUE(behind >= live::DelayedView::kCommandsBehind ||
                game.table().state() != table::TableState::running);
  }

  EXPECT_GT(count, 10u);
}

TEST(OpenHands, AreNotRevealedByAPausedGame) {
  AWatchedTable game;
  game.play_until_sent(30);
  game.host.order(R"({"do":"pause"})");
  game.play_for(kDelay);
  auto const version = game.watcher.versions().back();

  game.play_for(kDelay * 100);

  EXPECT_EQ(game.watcher.versions().back(), version);
  EXPECT_GE(game.table().game()->commands.size() - played_in(game, game.log(), version),
            live::DelayedView::kCommandsBehind);
}

TEST(OpenHands, AreOnlyForSpectators) {
  AWatchedTable game;

  game.play_until_sent(30);

  for (auto const& message : game.host.connection.messages)
    EXPECT_FALSE(message.as_object().contains("hands"));
}

TEST(OpenHands, ContinueAfterARestart) {
  AWatchedTable game;
  game.play_until_sent(30);
  auto const last = game.watcher.versions().back();
  game.server.restart();
  Guest host(game.server, game.anna);
  Guest watcher(game.server, game.anna);
  host.hello(game.anna.token);

  watcher.say(R"({"type":"hello","version":1,"last":)" + std::to_string(last) + "}");
  while (watcher.versions().size() < 20 && game.server.directory().next_due()) game.server.wait();

  EXPECT_EQ(watcher.versions().front(), last + 1);
  EXPECT_TRUE(watcher.connection.last().contains("hands"));
}

TEST(OpenHands, CannotBeOpenedDuringAGame) {
  AWatchedTable game("0");

  game.host.order(R"({"do":"open_hands","after":3})");

  EXPECT_EQ(game.host.connection.last().at("refusal").as_string(), "not_waiting");
}

TEST(OpenHands, HaveADelayOfAtLeastThreeMinutes) {
  AWatchedTable game("0");

  game.host.order(R"({"do":"open_hands","after":2})");

  EXPECT_EQ(game.host.connection.last().at("field").as_string(), "order.after");
}

TEST(OpenHands, AreClosedForTheNextGame) {
  AWatchedTable game;
  while (game.table().state() == table::TableState::running) game.server.wait();

  game.host.order(R"({"do":"open_hands","after":0})");

  auto const& last = game.watcher.connection.last();
  EXPECT_EQ(last.at("type").as_string(), "snapshot");
  EXPECT_EQ(last.at("version").to_number<std::uint64_t>(), game.table().version());
  EXPECT_FALSE(last.contains("hands"));
}

/// Returns the latest message about the delay with which the connection sees the table.
boost::json::object late_of(Guest const& guest) {
  boost::json::object late;
  for (auto const& message : guest.connection.messages)
    if (message.at("type") == "late") late = message.as_object();
  return late;
}

std::size_t talk_count(Guest const& guest) {
  return static_cast<std::size_t>(std::ranges::count_if(
      guest.connection.messages, [](auto const& each) { return each.at("type") == "said"; }));
}

TEST(DelayedSpectators, ReceiveTheDelayAndTheTimeOfTheFirstView) {
  AServer server;
  auto const anna = server.open(3, table::Speed{5});
  Guest host(server, anna);
  Guest watcher(server, anna);
  host.hello(anna.token);
  host.order(R"({"do":"open_hands","after":3})");
  watcher.hello({});
  EXPECT_TRUE(late_of(watcher).at("next").is_null()) << "nothing has happened yet";

  host.order(R"({"do":"add_bot","seat":1,"bot":"farmer"})");

  EXPECT_EQ(late_of(watcher).at("minutes"), 3);
  EXPECT_EQ(late_of(watcher).at("next"), (server.now + kDelay).count());
  EXPECT_TRUE(late_of(host).empty()) << "they sit";
}

TEST(DelayedSpectators, ReceiveChatWithTheSameDelay) {
  AWatchedTable game;
  game.play_for(kDelay / 2);
  auto const version = game.table().version();
  game.host.say(R"({"type":"say","id":"s","text":"I have no money left"})");
  EXPECT_EQ(talk_count(game.host), 1u);

  while (talk_count(game.watcher) == 0 && game.server.directory().next_due()) game.server.wait();

  EXPECT_EQ(talk_count(game.watcher), 1u);
  EXPECT_GE(game.watcher.versions().back(), version);
}

TEST(DelayedSpectators, ReceiveNoNewerChatWhenTheyConnect) {
  AWatchedTable game;
  game.play_for(kDelay / 2);
  game.host.say(R"({"type":"say","id":"s","text":"I have no money left"})");
  Guest another(game.server, game.anna);

  another.hello({});

  for (auto const& message : another.connection.messages) EXPECT_NE(message.at("type"), "talk");
  EXPECT_EQ(talk_count(another), 0u);
}

}  // namespace
}  // namespace kuhhandel::server
