// A push payload names the player, decision, animal and deadline.
#include "server/notifications/push_payload.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <set>

#include "server/notifications/watched_tables.h"
#include "tests/support/a_game_of_bots.h"

namespace kuhhandel::server {
namespace {

/// Checked throughout a game of each edition, for every decision.
TEST(PushPayload, RevealsNoSumAndNothingHidden) {
  AServer server;
  AGameOfBots game{server};
  std::set<std::string> const members{"kind", "language", "table", "name", "asked_for", "who", "animal"};
  std::set<std::string> asked_for;
  auto const& table = server.live(game.key).table();
  server.directory().after_change(server.live(game.key));
  while (table.state() != table::TableState::finished) {
    auto const text = boost::json::parse(push_payload_text(store::NotificationKind::turn, game.key.table,
                                                           status_of(server.live(game.key)), "en"))
                          .as_object();
    for (auto const& [name, value] : text) {
      EXPECT_TRUE(members.contains(std::string(name))) << name;
      EXPECT_TRUE(value.is_string()) << name << " is no number";
    }
    asked_for.emplace(text.at("asked_for").as_string());
    if (text.contains("who")) EXPECT_NE(text.at("who").as_string(), "");
    server.wait();
  }

  EXPECT_TRUE(asked_for.contains("bid"));
  EXPECT_TRUE(asked_for.contains("turn"));
  EXPECT_TRUE(asked_for.contains("answer"));
}

}  // namespace
}  // namespace kuhhandel::server
