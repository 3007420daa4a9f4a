// Tests of score sheets of games with real cards: their scores, and refusals of impossible ones.
#include "codec/score_sheet.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "codec/text/parse.h"
#include "tests/support/words.h"

namespace kuhhandel::codec {
namespace {

namespace json = boost::json;
using testing::HasSubstr;

/// Returns a sheet of Anna, with these fields, and of Ben and Cleo, with these fields or nothing.
std::string a_sheet(std::string const& edition, std::string const& anna, std::string const& ben = "",
                    std::string const& rules = "{}") {
  auto const player = [](std::string const& name, std::string const& fields) {
    return R"({"name":")" + name + "\"" + (fields.empty() ? "" : ",") + fields + "}";
  };
  return R"({"edition":")" + edition + R"(","rules":)" + rules + R"(,"players":[)" + player("Anna", anna) +
         "," + player("Ben", ben) + "," + player("Cleo", "") + "]}";
}

json::object scored(std::string const& sheet) {
  auto const read = score_sheet_from_text(sheet);
  EXPECT_TRUE(read) << text_of(read.error());
  return scored_to_json(*read);
}
std::string sheet_error(std::string const& sheet) {
  auto const read = score_sheet_from_text(sheet);
  return read ? "none" : text_of(read.error());
}
std::int64_t total_of(std::string const& sheet) {
  return scored(sheet).at("players").at(0).at("total").as_int64();
}

constexpr auto kAnnasEvening =
    R"("quartets":["goose","dog","cow"],"pedigrees":["dog","horse"],"rats":4,"excluded":"goose")";
constexpr auto kMoneyCounts = R"({"money_counts":true})";

TEST(ScoreSheet, GivesTheWorkedExampleOfTheSecondEdition_C9_7) {
  auto const result = scored(a_sheet("second", R"("quartets":["pig","dog","rooster"])"));

  EXPECT_EQ(result.at("players").at(0).at("arithmetic"), "(10 + 160 + 650) × 3 = 2460");
  EXPECT_EQ(result.at("winners"), *parse("[0]"));
}

TEST(ScoreSheet, GivesTheWorkedExampleOfMaster_C9_7) {
  auto const result = scored(a_sheet("master", kAnnasEvening));

  EXPECT_EQ(result.at("players").at(0).at("arithmetic"), "(160 + 800 + 250) × 2 + 250 = 2670");
  EXPECT_EQ(result.at("players").at(0).at("sheet").at("excluded"), "goose");
}

TEST(ScoreSheet, GivesTheWorkedExampleWithTheMoney_C9_7_C9_5) {
  auto const sheet = a_sheet("master", std::string(kAnnasEvening) + R"(,"money":430)", "", kMoneyCounts);

  EXPECT_EQ(scored(sheet).at("players").at(0).at("arithmetic"), "(160 + 800 + 250) × 2 + 250 + 430 = 3100");
}

TEST(ScoreSheet, SharesTheWinAtEqualPoints_C9_6) {
  auto const result = scored(a_sheet("second", R"("quartets":["cat","dog"])", R"("quartets":["donkey"])"));

  EXPECT_EQ(result.at("winners"), *parse("[0,1]"));
  EXPECT_EQ(result.at("players").at(1).at("rank"), 1);
  EXPECT_EQ(result.at("players").at(2).at("rank"), 3);
}

TEST(ScoreSheet, AddsTheBonusCard_C9_2_C9_3) {
  EXPECT_EQ(total_of(a_sheet("first", R"("quartets":["cat","dog"],"bonus":true)")), 90 + 160 + 500);
}

TEST(ScoreSheet, PointsOutTheBetterExclusion_C9_4) {
  auto const result =
      scored(a_sheet("master", R"("quartets":["goose","dog","cow"],"rats":4,"excluded":"cow")"));

  EXPECT_EQ(result.at("players").at(0).at("total"), (40 + 160) * 2);
  EXPECT_EQ(result.at("players").at(0).at("better"), *parse(R"({"excluded":"goose","total":1920})"));
}

TEST(ScoreSheet, UsesTheBestExclusionIfNoneWasChosen_C9_4) {
  auto const result = scored(a_sheet("master", R"("quartets":["goose","dog","cow"],"rats":4)"));

  EXPECT_EQ(result.at("players").at(0).at("total"), 1920);
  EXPECT_FALSE(result.at("players").at(0).as_object().contains("better"));
}

TEST(ScoreSheet, MayContainOnlyThePoints) {
  auto const result = scored(a_sheet("second", R"("points":2460)", R"("quartets":["cow"])"));

  EXPECT_EQ(result.at("players").at(0).at("total"), 2460);
  EXPECT_FALSE(result.at("players").at(0).as_object().contains("sheet"));
  EXPECT_EQ(result.at("winners"), *parse("[0]"));
}

TEST(ScoreSheet, RefusesTheSameQuartetForTwoPlayers_C9_1) {
  EXPECT_EQ(sheet_error(a_sheet("second", R"("quartets":["cow"])", R"("quartets":["pig","cow"])")),
            "players[1].quartets[1]: the quartet of cow is Anna's already");
  EXPECT_THAT(sheet_error(a_sheet("second", R"("quartets":["cow","cow"])")), HasSubstr("quartets[1]"));
}

TEST(ScoreSheet, RefusesASecondPedigreeOfAnAnimal_C1_4) {
  EXPECT_EQ(sheet_error(a_sheet("master", R"("pedigrees":["cow"])", R"("pedigrees":["cow"])")),
            "players[1].pedigrees[0]: the one pedigree of cow is Anna's already");
}

TEST(ScoreSheet, RefusesAFifthRat_C1_4) {
  EXPECT_EQ(sheet_error(a_sheet("master", R"("rats":3)", R"("rats":2)")),
            "players[1].rats: that makes 5 rats, there are 4");
}

TEST(ScoreSheet, RefusesMoreMoneyThanWasHandedOut_C9_5) {
  // Three players start with 100 and receive 50, 100, 200 and 500 from the donkeys (C2.1, C5.1).
  EXPECT_EQ(sheet_error(a_sheet("master", R"("money":2000)", R"("money":860)", kMoneyCounts)),
            "players[1].money: that makes 2860 in all hands, no more than 2850 can have been handed out");
  EXPECT_EQ(sheet_error(a_sheet("master", R"("money":2000)", R"("money":850)", kMoneyCounts)), "none");
  EXPECT_THAT(sheet_error(a_sheet("master", R"("money":435)", "", kMoneyCounts)),
              HasSubstr("multiple of 10"));
}

TEST(ScoreSheet, RefusesPartsThatItsRulesDoNotCount_C11_4) {
  EXPECT_THAT(sheet_error(a_sheet("second", R"("money":90)")), HasSubstr("players[0].money: does not count"));
  EXPECT_THAT(sheet_error(a_sheet("second", R"("rats":4)")), HasSubstr("has no rats"));
  EXPECT_THAT(sheet_error(a_sheet("second", R"("pedigrees":["cow"])")), HasSubstr("has no pedigree cards"));
  EXPECT_THAT(sheet_error(a_sheet("second", R"("bonus":true)")), HasSubstr("has no bonus card"));
}

TEST(ScoreSheet, RefusesABonusCardWithoutAPair_C9_3) {
  EXPECT_THAT(sheet_error(a_sheet("first", R"("quartets":["cat","goose"],"bonus":true)")),
              HasSubstr("players[0].bonus: owns none of the pairs"));
  EXPECT_THAT(sheet_error(a_sheet("first", R"("quartets":["cat","dog"],"bonus":true)",
                                  R"("quartets":["rooster","goose"],"bonus":true)")),
              HasSubstr("is Anna's already"));
}

TEST(ScoreSheet, RefusesAnExclusionWithoutTheRatsOrTheQuartet_C9_4) {
  EXPECT_THAT(sheet_error(a_sheet("master", R"("quartets":["cow"],"rats":3,"excluded":"cow")")),
              HasSubstr("only who owns all the rats"));
  EXPECT_THAT(sheet_error(a_sheet("master", R"("quartets":["cow"],"rats":4,"excluded":"pig")")),
              HasSubstr("is not a quartet of this player"));
}

TEST(ScoreSheet, RefusesImpossiblePoints_C9_1) {
  // All ten quartets: 3850 times 10.
  EXPECT_THAT(sheet_error(a_sheet("second", R"("points":38510)")), HasSubstr("from 0 to 38500"));
  EXPECT_EQ(sheet_error(a_sheet("second", R"("points":2465)")), "none") << "a table may have rounded points";
  EXPECT_THAT(sheet_error(a_sheet("second", R"("points":100,"rats":1)")),
              HasSubstr("players[0].rats: cannot be combined with points"));
}

TEST(ScoreSheet, RefusesAnInvalidSheet) {
  EXPECT_THAT(sheet_error(a_sheet("third", "")), HasSubstr("edition: no such edition"));
  EXPECT_THAT(sheet_error(R"({"edition":"second","players":[{"name":"A"},{"name":"B"}]})"),
              HasSubstr("players: must have from 3 to 5 items"));
  EXPECT_THAT(sheet_error(R"({"edition":"second","players":[{"name":"A"},{"name":"B"},{"name":"A"}]})"),
              HasSubstr("players[2].name: two players are called A"));
  EXPECT_THAT(sheet_error(a_sheet("second", R"("ducks":1)")), HasSubstr("players[0].ducks: is not a known"));
}

TEST(ScoreSheet, RoundTrips) {
  auto const text =
      R"({"edition":"master","rules":{"money_counts":true},"players":[)"
      R"({"name":"Anna","quartets":["goose","dog","cow"],"pedigrees":["dog","horse"],"rats":4,"money":430,)"
      R"("excluded":"goose"},{"name":"Ben","quartets":[],"pedigrees":[],"rats":0,"money":0},)"
      R"({"name":"Cleo","points":500}]})";

  EXPECT_EQ(json::serialize(to_json(*score_sheet_from_text(text))), text);
}

/// Returns a random sheet of Master in which every card has an owner.
json::object any_evening() {
  json::array players;
  for (auto const* const name : {"Anna", "Ben", "Cleo"}) {
    players.push_back(
        json::object{{"name", name}, {"quartets", json::array()}, {"pedigrees", json::array()}});
  }
  auto const anyone = [] { return *rc::gen::inRange<std::size_t>(0, 3); };
  auto const& edition = master();
  for (auto const& animal : edition.animals) {
    json::string_view const id = animal.id.text();
    players.at(anyone()).at("quartets").as_array().emplace_back(id);
    players.at(anyone()).at("pedigrees").as_array().emplace_back(id);
  }
  players.at(anyone()).as_object()["rats"] = edition.rats;
  return {{"edition", "master"}, {"players", players}};
}

RC_GTEST_PROP(ScoreSheetLaw, NoExclusionBeatsTheBest_C9_4, ()) {
  auto evening = any_evening();
  for (auto& player : evening.at("players").as_array()) {
    if (!player.as_object().contains("rats") || player.at("quartets").as_array().empty()) continue;
    auto const best = scored(json::serialize(evening));
    auto const& quartets = player.at("quartets").as_array();
    player.as_object()["excluded"] = quartets.at(*rc::gen::inRange<std::size_t>(0, quartets.size()));
    auto const chosen = scored(json::serialize(evening));
    for (std::size_t i = 0; i < 3; ++i) {
      RC_ASSERT(chosen.at("players").at(i).at("total").as_int64() <=
                best.at("players").at(i).at("total").as_int64());
    }
  }
}

RC_GTEST_PROP(ScoreSheetLaw, ThePlayerWithMostPointsWins_C9_6, ()) {
  auto const result = scored(json::serialize(any_evening()));
  std::int64_t most = 0;
  for (auto const& player : result.at("players").as_array())
    most = std::max(most, player.at("total").as_int64());
  for (auto const& winner : result.at("winners").as_array()) {
    RC_ASSERT(result.at("players").at(winner.to_number<std::size_t>()).at("total") == most);
  }
}

}  // namespace
}  // namespace kuhhandel::codec
