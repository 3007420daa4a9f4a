// Tests looking back in a running game: a seat sees exactly what it was shown then.
#include <gtest/gtest.h>

#include <fstream>

#include "server/api/dispatch.h"
#include "tests/support/a_server.h"
#include "tests/support/answered.h"

namespace kuhhandel::server {
namespace {

/// Anna and Ben at a table with a bot in a running game.
struct ARunningGame {
  AServer server;
  ThrowawayFolder web;
  live::SeatKey anna_key = server.open(3, table::Speed{0});
  live::SeatKey ben_key = *server.live(anna_key).seat({"Ben"}, server.now);
  Guest anna{server, anna_key};
  Guest ben{server, ben_key};

  ARunningGame() {
    std::ofstream(web.path() / "index.html") << "<!doctype html>";
    anna.hello(anna_key.token);
    ben.hello(ben_key.token);
    anna.order(R"({"do":"add_bot","seat":2,"bot":"random"})");
    anna.order(R"({"do":"start"})");
  }
  /// Plays until that many commands were made, by the bot and by timeouts.
  void play(std::size_t commands) {
    server.directory().after_change(server.live(anna_key));
    while (server.live(anna_key).table().game()->commands.size() < commands) server.wait();
  }
  HttpResponse look_back(std::string const& token) {
    StaticFiles const files(web.path());
    auto const path = "/api/tables/" + anna_key.table + "/replay";
    auto const authorization = "Bearer " + token;
    return answered(
        {server.directory(), server.store(), server.groups(), server.names(), files, server.read_db()},
        {.method = "GET", .path = path, .authorization = authorization}, server.now);
  }
};

/// Returns the views that the connection was sent while something happened in the game, in order.
std::vector<boost::json::value> views_sent(Guest const& guest) {
  std::vector<boost::json::value> views;
  for (auto const& message : guest.connection.messages) {
    auto const* const view = message.as_object().if_contains("view");
    if (view != nullptr && !view->is_null() && (views.empty() || views.back() != *view))
      views.push_back(*view);
  }
  return views;
}

std::vector<boost::json::value> views_again(HttpResponse const& answer) {
  std::vector<boost::json::value> views;
  auto const replay = boost::json::parse(answer.body);
  for (auto const& step : replay.at("steps").as_array()) {
    if (views.empty() || views.back() != step.at("view")) views.push_back(step.at("view"));
  }
  return views;
}

TEST(LookBack, ShowsEachSeatItsOwnEarlierView_C2_4) {
  ARunningGame game;
  game.play(60);

  EXPECT_EQ(views_again(game.look_back(game.anna_key.token)), views_sent(game.anna));
  EXPECT_EQ(views_again(game.look_back(game.ben_key.token)), views_sent(game.ben));
  EXPECT_NE(views_sent(game.anna), views_sent(game.ben));
}

TEST(LookBack, RequiresASeat) {
  ARunningGame game;

  EXPECT_EQ(game.look_back("").status, 403);
  EXPECT_EQ(game.look_back("not-a-key").status, 403);
}

TEST(LookBack, RequiresAGame) {
  ARunningGame game;
  auto const waiting = game.server.open();
  game.anna_key = waiting;

  EXPECT_EQ(game.look_back(waiting.token).status, 404);
}

}  // namespace
}  // namespace kuhhandel::server
