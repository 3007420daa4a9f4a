// Tests of properties of puzzles, and of those that the web page has.
#include "coach/puzzle/puzzle.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <map>

#include "coach/assessment.h"
#include "coach/puzzle/resumed_game.h"
#include "codec/editions.h"
#include "codec/moves/command.h"
#include "codec/records/replay.h"
#include "tests/support/position.h"
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

/// A puzzle as stored for the page.
struct StoredPuzzle {
  boost::json::object json;
  codec::Record record;
  std::size_t step;
  Seat seat;

  boost::json::array const& choices() const { return json.at("choices").as_array(); }
};

std::vector<StoredPuzzle> const& kept() {
  static auto const kAll = [] {
    std::vector<StoredPuzzle> all;
    std::ifstream file(KUHHANDEL_PUZZLES);
    for (std::string line; std::getline(file, line);) {
      auto const json = boost::json::parse(line).as_object();
      all.push_back({.json = json,
                     .record = codec::record_from(json.at("record")).value(),
                     .step = static_cast<std::size_t>(json.at("step").as_int64()),
                     .seat = seat_at(static_cast<int>(json.at("seat").as_int64()))});
    }
    return all;
  }();
  return kAll;
}

TEST(StoredPuzzles, AreLegalToTheEndOfTheirTurn) {
  ASSERT_GE(kept().size(), 200U);
  for (auto const& one : kept()) {
    ASSERT_LE(one.step, one.record.commands.size());
    EXPECT_TRUE(codec::replay(one.record)) << serialize(one.json);
  }
}

TEST(StoredPuzzles, OfferOnlyLegalChoices) {
  for (auto const& one : kept()) {
    auto before = one.record;
    before.commands.resize(one.step);
    auto const now = codec::replay(before).value();
    for (auto const& choice : one.choices()) {
      auto const& action = choice.at("choice");
      if (action.is_null()) continue;
      auto const command = codec::command_from(action, before.edition, one.seat);
      ASSERT_TRUE(command) << serialize(action);
      EXPECT_TRUE(play(before.edition, now, *command)) << serialize(one.json);
    }
  }
}

TEST(StoredPuzzles, HaveOneSignificantlyBestChoice) {
  for (auto const& one : kept()) {
    auto const& choices = one.choices();
    ASSERT_GE(choices.size(), 2U);
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
  std::map<std::string, int> themes;
  for (auto const& one : kept()) ++themes[std::string(one.json.at("theme").as_string())];

  EXPECT_EQ(themes.size(), static_cast<std::size_t>(kThemes));
  for (auto const& [theme, number] : themes) EXPECT_GE(number, 5) << theme;
}

/// Some of them, evaluated again with other random numbers.
TEST(StoredPuzzles, HaveTheSameSolutionWithAnotherSeed) {
  for (std::size_t place = 0; place < kept().size(); place += 10) {
    auto const& one = kept()[place];
    auto before = one.record;
    before.commands.resize(one.step);
    Knowledge knowledge(before.edition, static_cast<int>(before.seats.size()), one.seat, 400, 4711 + place);
    State now;
    (void)codec::replay(before, [&](Transition const& step) {
      for (auto const& event : step.events) knowledge.see(seen_by(one.seat, event));
      knowledge.look(view_for(before.edition, step.next, one.seat));
      now = step.next;
    });
    std::vector<bots::Candidate> choices;
    for (auto const& choice : one.choices()) {
      auto const& action = choice.at("choice");
      auto const* const limit = choice.as_object().if_contains("limit");
      bots::Candidate candidate{bots::kSilent, limit == nullptr ? Money{} : Money::of(limit->as_int64())};
      if (!action.is_null()) {
        candidate.choice = codec::command_from(action, before.edition, one.seat).value().action;
      }
      choices.push_back(candidate);
    }
    auto const ranking = knowledge.rank(legal_actions(before.edition, now, one.seat), choices);
    EXPECT_EQ(ranking[0].choice.choice, choices[0].choice) << serialize(one.json);
    for (auto const& each : ranking) EXPECT_GE(each.choice.chance, 0) << serialize(one.json);
  }
}

}  // namespace
}  // namespace kuhhandel::coach
