// A device's result for the daily deal is counted only if the server's own bots would have played the game
// the same way.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "server/background/maintenance.h"
#include "store/account_data/daily_results.h"
#include "tests/support/a_site.h"
#include "tests/support/source_path.h"

namespace kuhhandel::server {
namespace {

/// Returns a game that a device played in WebAssembly on 25 November 2026 (web/games/daily.games.ts).
std::string a_devices_game() {
  std::ifstream file(source_path("tests/daily/2026-11-25.json"));
  return {std::istreambuf_iterator<char>(file), {}};
}

struct ADaysSite : ASite {
  std::string game = a_devices_game();

  ADaysSite() { server.now = table::Instant{1'795'600'800'000}; }  // 25 November 2026, 10:00
  HttpResponse report(std::string_view body, std::string const& day = "2026-11-25") {
    return ask("POST", "/api/daily/" + day, body);
  }
  std::string refusal(std::string_view body, std::string const& day = "2026-11-25") {
    return error("POST", "/api/daily/" + day, body);
  }
  boost::json::value all(std::string const& points) { return json("GET", "/api/daily/2026-11-25/" + points); }
};

TEST(Daily, CountsAGamePlayedOnADevice) {
  ADaysSite site;

  auto const response = site.report(site.game);

  EXPECT_EQ(response.status, 201) << response.body;
  auto const tally = boost::json::parse(response.body);
  EXPECT_EQ(tally.at("played"), 1);
  EXPECT_EQ(tally.at("fewer"), 0);
  EXPECT_EQ(site.all("1000000").at("fewer"), 1);
}

TEST(Daily, CountsTheSameGameOnce) {
  ADaysSite site;
  site.report(site.game);

  site.report(site.game);

  EXPECT_EQ(site.all("0").at("played"), 1);
}

TEST(Daily, RefusesADayThatIsNotOpen) {
  ADaysSite site;

  EXPECT_EQ(site.refusal(site.game, "2026-11-28"), "not_today");
  EXPECT_EQ(site.refusal(site.game, "2026-11-22"), "not_today");
  EXPECT_NE(site.report(site.game, "2026-11-24").status, 201) << "another deal";
}

TEST(Daily, RefusesAGameWithOtherBotMoves) {
  ADaysSite site;
  auto game = boost::json::parse(site.game).as_object();
  for (auto& command : game.at("commands").as_array()) {
    if (command.at("do") != "pay" || command.at("by") == 0) continue;
    command.at("by") = 0;
    break;
  }
  EXPECT_EQ(site.refusal(boost::json::serialize(game)), "refused_by_rules");
  EXPECT_EQ(site.refusal(R"({"commands":[]})"), "not_over");
  EXPECT_EQ(site.all("0").at("played"), 0);
}

TEST(Daily, RefusesAMalformedBody) {
  ADaysSite site;

  EXPECT_EQ(site.refusal("{"), "malformed");
  EXPECT_EQ(site.refusal(R"({"commands":[{"by":9,"do":"auction"}]})"), "bad_field");
  EXPECT_EQ(site.refusal(R"({"commands":[],"player":"Anna"})"), "bad_field") << "nobody's name is asked for";
  std::string many = R"({"commands":[{"by":0,"do":"auction"})";
  for (int i = 0; i < 2000; ++i) many += R"(,{"by":0,"do":"auction"})";
  EXPECT_EQ(site.refusal(many + "]}"), "bad_field");
}

TEST(Daily, ExpiresAfterFourWeeks) {
  ADaysSite site;
  site.report(site.game);
  auto& server = site.server;
  Maintenance house(server.store(), server.directory(), server.groups(), {});

  house.run_steps(server.now + std::chrono::days(28));
  EXPECT_EQ(site.all("0").at("played"), 1);
  house.run_steps(server.now + std::chrono::days(30));

  EXPECT_EQ(site.all("0").at("played"), 0);
}

}  // namespace
}  // namespace kuhhandel::server
