// Tests of properties of puzzles, and of those that the web page has.
#include "coach/puzzle/puzzle.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>

#include "coach/assessment.h"
#include "coach/puzzle/resumed_game.h"
#include "coach/puzzle/stored_puzzle.h"
#include "codec/editions.h"
#include "codec/records/replay.h"
#include "tests/support/position.h"
#include "tests/support/source_path.h"
#include "tests/support/words.h"

namespace kuhhandel::coach {
namespace {

/// Returns the choice with this chance as its evaluation.
ScoredChoice weighed(bots::Choice const& choice, float chance) {
  return {.choice = choice, .limit = 0, .chance = chance, .why = {}};
}

TEST(Puzzle, IsClearIfAllOtherChoicesAreSignificantlyWorse) {
  std::vector<Ranked> choices{{weighed(action::Sell{}, 0.4F), 0, 0},
                              {weighed(action::Buy{}, 0.3F), 0.1F, 0.02F}};
  EXPECT_TRUE(is_clear(choices, 0.03F));

  choices[1].margin = 0.06F;
  EXPECT_FALSE(is_clear(choices, 0.03F));
  choices[1].margin = 0.02F;
  EXPECT_FALSE(is_clear(choices, 0.2F));
  EXPECT_FALSE(is_clear(std::span(choices).first(1), 0.03F));
}

/// Anna can trade for Ben's cows, and then the game ends; Cleo owns everything else.
codec::Record last_trade(std::vector<Command> commands) {
  return {.edition = second(),
          .seats = {"Anna", "Ben", "Cleo"},
          .from = static_cast<State>(Position(second(), 3)
                                         .with_herd(kAnna, {{kCow, 2}})
                                         .with_herd(kBen, {{kCow, 2}})
                                         .with_hand(kAnna, money({{10, 2}, {100, 1}}))
                                         .with_hand(kBen, money({{50, 1}, {100, 1}}))
                                         .with_pile({}, kCleo)),
          .commands = std::move(commands)};
}

TEST(ResumedGame, ReplaysTheRecordThenThePlan_C6_5) {
  auto const record = last_trade({challenge(kAnna, kBen, kCow), offer(kAnna, money({{10, 2}}))});
  Plan const plan{kBen, {action::Counter{money({{50, 1}})}, 0}};

  auto const rest = rest_of_turn(record, plan, "farmer", 1);

  ASSERT_EQ(rest.size(), 1U);
  EXPECT_EQ(rest[0], counter(kBen, money({{50, 1}})));
}

TEST(ResumedGame, GivesNothingForWinningAHopelessLastTrade_C6_6) {
  auto const record = last_trade({challenge(kAnna, kBen, kCow)});
  auto const now = codec::replay(record).value();
  Plan const all{kAnna, {action::Offer{money({{10, 2}, {100, 1}})}, 0}};

  EXPECT_EQ(share_after(second(), now, all, "farmer", 1), 0);  // Cleo owns everything else
}

TEST(Puzzles, AreDeterministic) {
  std::vector<std::string> const farmers(3, "farmer");
  auto const game = game_of(second(), farmers, "a game");
  auto const text = [&] {
    CountsByTheme counts{};
    PuzzleSearch const search{.glance = 8, .look = 16, .worlds = 32, .games = 2, .at_least = 0.02F};
    std::string all;
    for (auto const& puzzle : find_puzzles(game, search, counts)) all += serialize(to_json(puzzle));
    return all;
  };

  auto const first = text();
  EXPECT_FALSE(first.empty());
  EXPECT_EQ(first, text());
}

TEST(Theme, PrefersTheDonkeyOverThePrice_C5_1) {
  auto const theme_of_lot = [](AnimalId lot) {
    View view;
    view.phase = phase::Bidding{.auctioneer = kBen, .lot = lot, .standing = {}};
    return theme_of(second(), view, {});
  };

  EXPECT_EQ(theme_of_lot(kDonkey), Theme::donkeys);
  EXPECT_EQ(theme_of_lot(kHorse), Theme::dear);
  EXPECT_EQ(theme_of_lot(kGoose), Theme::stop);
}

std::string text_of_kept() {
  std::ifstream file(source_path("web/src/wire/puzzles/puzzles.jsonl"));
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The puzzles of the web page.
std::vector<PuzzleLine> const& kept() {
  static auto const kAll = puzzle_lines_from(text_of_kept()).value();
  return kAll;
}

boost::json::array const& choices_of(StoredPuzzle const& puzzle) {
  return puzzle.json.at("choices").as_array();
}

// The reader replays each record, and plays each choice.
TEST(StoredPuzzles, AreLegalToTheEndOfTheirTurn) { EXPECT_GE(kept().size(), 200U); }

TEST(StoredPuzzles, AreReadFromFilesAsOtherProgramsSaveThem) {
  auto const& first = kept()[0].text;
  auto const& second = kept()[1].text;

  auto const lines = puzzle_lines_from("\xEF\xBB\xBF" + first + "\r\n\r\n" + second);

  ASSERT_TRUE(lines) << lines.error();
  ASSERT_EQ(lines->size(), 2U);
  EXPECT_EQ((*lines)[0].text, first);
  EXPECT_EQ((*lines)[1].text, second);
  EXPECT_TRUE(puzzle_lines_from("")->empty());
}

/// Returns the first stored puzzle after a change of its JSON.
std::string changed(std::function<void(boost::json::object&)> const& change) {
  auto json = kept()[0].puzzle.json.as_object();
  change(json);
  return serialize(json);
}

TEST(StoredPuzzles, AreRefusedWithTheLineAndTheFieldThatIsWrong) {
  using Object = boost::json::object;
  std::vector<std::pair<std::string, std::string>> const cases{
      {"{", "line 2, "},
      {"[]", "line 2, must be an object"},
      {"{}", "line 2, theme: is missing"},
      {changed([](Object& one) { one["theme"] = "cows"; }), "line 2, theme: is no theme"},
      {changed([](Object& one) { one.erase("record"); }), "line 2, record: is missing"},
      {changed([](Object& one) { one["record"] = nullptr; }), "line 2, record: "},
      {changed([](Object& one) { one["record"] = 3; }), "line 2, record: "},
      {changed([](Object& one) { one.erase("seat"); }), "line 2, seat: is missing"},
      {changed([](Object& one) { one["choices"].at(0) = 3; }), "line 2, choices[0]: must be an object"},
      {changed([](Object& one) { one["choices"].at(0).as_object().erase("choice"); }),
       "line 2, choices[0].choice: is missing"},
      {changed([](Object& one) { one["step"] = 1000; }), "line 2, step: must be from 0 to "},
      {changed([](Object& one) { one["seat"] = 9; }), "line 2, seat: must be from 0 to "},
      {changed([](Object& one) { one["seat"] = "Anna"; }), "line 2, seat: must be a whole number"},
      {changed([](Object& one) { one["step"] = -1; }), "line 2, step: must be from 0 to "},
      {changed([](Object& one) { one["choices"].as_array().resize(1); }),
       "line 2, choices: must have from 2"},
      {changed([](Object& one) { one["choices"].at(0).as_object()["choice"] = 1; }),
       "line 2, choices[0].choice"},
      {changed([](Object& one) { one["choices"].at(1).as_object()["limit"] = -10; }),
       "line 2, choices[1].limit: must be from 0"}};
  for (auto const& [line, error] : cases) {
    auto const lines = puzzle_lines_from(kept()[0].text + '\n' + line);
    ASSERT_FALSE(lines) << line.substr(0, 200);
    EXPECT_THAT(lines.error(), testing::StartsWith(error));
  }
}

TEST(StoredPuzzles, AreRefusedWithAnIllegalChoice) {
  auto const line = changed([](boost::json::object& one) {
    one["choices"].at(1).as_object()["choice"] = {{"type", "exclude"}, {"animal", "cow"}};
  });

  EXPECT_THAT(text_of(stored_puzzle_from(line).error()), testing::StartsWith("choices[1].choice"));
}

TEST(StoredPuzzles, HaveOneSignificantlyBestChoice) {
  for (auto const& [text, one] : kept()) {
    auto const& choices = choices_of(one);
    EXPECT_EQ(choices[0].at("behind").to_number<double>(), 0);
    for (std::size_t i = 1; i < choices.size(); ++i) {
      auto const behind = choices[i].at("behind").to_number<double>();
      EXPECT_GE(behind, kReportThreshold);
      EXPECT_GE(behind, 2 * choices[i].at("margin").to_number<double>() - 2e-4);
    }
    for (auto const& choice : choices) EXPECT_GE(choice.at("chance").to_number<double>(), 0);
    EXPECT_GT(one.json.at("played").to_number<double>(), 0);
  }
}

TEST(StoredPuzzles, HaveSeveralOfEachTheme) {
  std::map<Theme, int> themes;
  for (auto const& one : kept()) ++themes[one.puzzle.theme];

  EXPECT_EQ(themes.size(), static_cast<std::size_t>(kThemes));
  for (auto const& [theme, number] : themes) EXPECT_GE(number, 5) << word_of(theme);
}

/// Some of them, evaluated again with other random numbers.
TEST(StoredPuzzles, HaveTheSameSolutionWithAnotherSeed) {
  for (std::size_t place = 0; place < kept().size(); place += 10) {
    auto const& one = kept()[place].puzzle;
    auto const& before = one.before_choice;
    Knowledge knowledge(before.edition, static_cast<int>(before.seats.size()), one.seat, 400, 4711 + place);
    State now;
    (void)codec::replay(before, [&](Transition const& step) {
      for (auto const& event : step.events) knowledge.see(seen_by(one.seat, event));
      knowledge.look(view_for(before.edition, step.next, one.seat));
      now = step.next;
    });
    auto const ranking = knowledge.rank(legal_actions(before.edition, now, one.seat), one.choices);
    EXPECT_EQ(ranking[0].choice.choice, one.choices[0].choice) << serialize(one.json);
    for (auto const& each : ranking) EXPECT_GE(each.choice.chance, 0) << serialize(one.json);
  }
}

}  // namespace
}  // namespace kuhhandel::coach
