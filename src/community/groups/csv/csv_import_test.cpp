// A table of games is read as written, or refused with line, heading, value and what would be right.
#include "groups/csv/csv_import.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "codec/scores.h"

namespace kuhhandel::groups {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// Returns the messages of the problems; empty if there is none.
std::vector<std::string> problems_of(std::string_view table) {
  auto const games = games_of_csv(table);
  std::vector<std::string> messages;
  if (games) return messages;
  for (auto const& problem : games.error()) messages.push_back(file_problem(problem).message);
  return messages;
}

/// A game of three, with these cells after the player.
std::string game_of(std::string_view headings, std::string_view anna, std::string_view ben,
                    std::string_view cleo) {
  return "date,edition,player," + std::string(headings) + "\n2026-01-01,master,Anna," + std::string(anna) +
         "\n2026-01-01,master,Ben," + std::string(ben) + "\n2026-01-01,master,Cleo," + std::string(cleo) +
         "\n";
}

std::vector<std::int64_t> totals_of(std::string_view table) {
  auto const games = games_of_csv(table);
  std::vector<std::int64_t> totals;
  if (!games) return totals;
  for (auto const& game : games->games) {
    auto const scores = codec::scores(game.sheet);
    for (auto const seat : seats_of(scores.seats)) totals.push_back(scores.of(seat).total.points());
  }
  return totals;
}

TEST(CsvImport, RecognizesHeadingsInFiveLanguages) {
  for (auto const* const headings :
       {"date,player,points", "DATE; Player ;Points:", "Datum;Spieler;Punkte", "Tag,Name,Punktzahl",
        "datum\tSpeler\tPunten", "Date,Joueur,Points", "jour;nom;score",
        "\xD0\x94\xD0\xB0\xD1\x82\xD0\xB0;\u0418\u0433\u0440\u043e\u043a;\u041e\u0447\u043a\u0438",
        "\u0434\u0435\u043d\u044c,\u0438\u043c\u044f,\u0421\u0447\u0451\u0442"}) {
    auto const separator = std::string(1, std::string(headings).find_first_of(";\t") == std::string::npos
                                              ? ','
                                              : headings[std::string(headings).find_first_of(";\t")]);
    std::string table = std::string(headings) + "\n";
    for (std::string const name : {"Anna", "Ben", "Cleo"})
      table += "2026-01-01" + separator + name + separator + "10\n";
    EXPECT_THAT(totals_of(table), ElementsAre(10, 10, 10)) << headings;
  }
}

// swiftcsv/SwiftCSV 134, GetDKAN/dkan 3627: the later column won, or the columns shifted.
TEST(CsvImport, RefusesHeadingsThatMeanTheSame) {
  EXPECT_THAT(problems_of("date,Datum,player,points\n"),
              ElementsAre(HasSubstr("line 1: \"Datum\" means the same as the heading \"date\"")));
}

TEST(CsvImport, ListsProblemsOfHeadingsAndCellsUpToTwenty) {
  EXPECT_THAT(problems_of("\n\ndate,colour\n"),
              ElementsAre(HasSubstr("line 3: \"colour\" is not a known heading; known are game, date"),
                          HasSubstr("line 3: the heading \"player\" is missing"),
                          HasSubstr("line 3: the heading \"points\" is missing")));
  std::string table = "date,player,points\n";
  for (int i = 0; i < 30; ++i) table += "2026-13-01,Anna,x\n";
  auto const problems = problems_of(table);
  ASSERT_EQ(problems.size(), 20U);
  EXPECT_EQ(problems.front(),
            "line 2, date: \"2026-13-01\" is not a day of the calendar; write it as 2026-11-24");
  EXPECT_EQ(problems.back(), "line 11, points: \"x\" must be a whole number of digits only, such as 1240");
}

TEST(CsvImport, ReportsLinesInOrder) {
  EXPECT_THAT(problems_of("date,player,points\n2026-01-01,A,10\n2026-01-01,B,5x\n2026-01-01,A,20\n"
                          "2026-01-02,A,10\n2026-01-02,B,10\n2026-01-03,A,1.240\n"),
              ElementsAre(HasSubstr("line 3, points: \"5x\" must be a whole number"),
                          HasSubstr("line 5, player: \"2\" players are in this game; it must have 3\u20135"),
                          HasSubstr("line 7, points: \"1.240\" must be a whole number")));
}

TEST(CsvImport, RefusesInvalidNumbers) {
  for (auto const* const text :
       {"-10", "+10", "1e3", "10.0", "\"10,00\"", "0x10", "9999999999999999999", "1 240"})
    EXPECT_THAT(problems_of(game_of("points", text, "0", "0")), ElementsAre(HasSubstr("line 2, points")))
        << text;
}

// Excel and the web shops of others write texts that look like numbers in this way.
TEST(CsvImport, ReadsAFormulaThatIsOnlyAText) {
  auto const games = games_of_csv(
      "date,player,points\n2026-01-01,=\"007\",=\"10\"\n2026-01-01,\"=\"\"Ben\"\"\",20\n"
      "=\"2026-01-01\",Cleo,30\n");
  ASSERT_TRUE(games.has_value());
  EXPECT_THAT(games->games.front().sheet.players, ElementsAre("007", "Ben", "Cleo"));
  EXPECT_THAT(problems_of(game_of("points", "=10", "0", "0")),
              ElementsAre(HasSubstr("\"=10\" must be a whole")));
}

TEST(CsvImport, NamesWhatIsImpossible) {
  auto const kind_of = [](std::string const& table) {
    auto const games = games_of_csv(table);
    return games ? std::string() : file_problem(games.error().front()).kind;
  };
  EXPECT_EQ(kind_of(game_of("points", "99999990", "0", "0")), "impossible_points");
  EXPECT_EQ(kind_of(game_of("quartets,rats", "?,1", ",", ",")), "impossible_quartets");
  EXPECT_EQ(kind_of(game_of("quartets,rats", "cow,99", ",", ",")), "impossible_rats");
  EXPECT_EQ(kind_of(game_of("quartets,bonus", "cow,yes", ",", ",")), "impossible_bonus");
  EXPECT_EQ(kind_of(game_of("quartets,money", "cow,9999990", ",", ",")), "impossible_money");
  EXPECT_EQ(kind_of(game_of("quartets,excluded", "cow,cow", ",", ",")), "impossible_exclusion");
  EXPECT_EQ(kind_of(game_of("rules,points", "nonsense,10", ",0", ",0")), "impossible_rules");
}

TEST(CsvImport, NamesAControlCharacterOnce) {
  EXPECT_THAT(problems_of("date,player,points\n2026-01-01,A,1\n2026-01-01,B,1\n2026-01-01,C,1\n\x1A,D,1\n"),
              ElementsAre(HasSubstr("line 5, date: \"?\" must not have control characters")));
}

TEST(CsvImport, ReadsPointsThatAreNotAMultipleOfTenWithAWarning) {
  auto const games = games_of_csv("date,player,points\n2026-01-01,A,25\n2026-01-01,B,20\n2026-01-01,C,31\n");
  ASSERT_TRUE(games.has_value());
  ASSERT_EQ(games->doubts.size(), 2U);
  EXPECT_EQ(file_problem(games->doubts.back()).message,
            "line 4, points: \"31\" must be a multiple of 10, such as 30 / 40");
  EXPECT_THAT(problems_of("date,edition,player,quartets,money\n2026-01-01,master,A,cow,25\n"),
              testing::Contains(HasSubstr("line 2, money: \"25\" must be a multiple of 10")));
}

TEST(CsvImport, RefusesContradictionsWithinAGame) {
  auto const table = [](std::string_view column, std::string_view first, std::string_view third) {
    return "game,date,player,points," + std::string(column) + "\n1,2026-01-01,A,10," + std::string(first) +
           "\n1,1.1.2026,B,10,\n1,2026/01/01,C,10," + std::string(third) + "\n";
  };
  for (auto const* const column : {"place", "note"}) {
    EXPECT_THAT(problems_of(table(column, "Home", "Bonn")),
                ElementsAre(HasSubstr("line 4, " + std::string(column) +
                                      ": \"Bonn\" contradicts \"Home\" in an earlier line")));
    EXPECT_THAT(problems_of(table(column, "Home", "Home")), ElementsAre());
    EXPECT_THAT(problems_of(table(column, "", "Home")), ElementsAre());
    EXPECT_THAT(problems_of(table(column, "J\u00f6rg", "Jo\u0308rg ")), ElementsAre());
  }
  EXPECT_THAT(problems_of(table("edition", "first", "second")), ElementsAre(HasSubstr("line 4, edition")));
  EXPECT_THAT(problems_of(table("edition", "first", "1. Ausgabe")), ElementsAre());
  EXPECT_THAT(problems_of(table("edition", "third", "")),
              ElementsAre(HasSubstr("line 2, edition: \"third\" is not")));
}

TEST(CsvImport, RefusesAGameThatHasANumberInOnlySomeLines) {
  EXPECT_THAT(problems_of("game,date,player,points\n1,2026-01-01,A,10\n,2026-01-01,B,10\n,2026-01-01,C,10\n"),
              testing::Contains(HasSubstr("line 3, game: the cell is empty")));
}

TEST(CsvImport, TreatsLinesOfOneDayAsOneGame) {
  EXPECT_THAT(totals_of("date,player,points\n2026-01-01,A,10\n2026-01-02,A,20\n2026-01-01,B,30\n"
                        "2026-01-02,B,40\n01.01.2026,C,50\n2026-01-02,C,60\n"),
              ElementsAre(10, 30, 50, 20, 40, 60));
  EXPECT_THAT(
      problems_of("date,player,points\n2026-01-01,A,10\n2026-01-01,B,10\n2026-01-01,C,10\n2026-01-01,A,10\n"),
      ElementsAre(HasSubstr("line 5, player: \"A\" is in this game twice; use a heading \"game\"")));
}

TEST(CsvImport, ComparesPointsWithCards) {
  EXPECT_THAT(totals_of(game_of("points,quartets", "2900,pig cow", "160,Hund", "0,")),
              ElementsAre(2900, 160, 0));
  EXPECT_THAT(totals_of(game_of("points,quartets", ",pig cow", ",\"Katze, Hund\"", ",")),
              ElementsAre(2900, 500, 0));
  EXPECT_THAT(
      problems_of(game_of("points,quartets", "2910,pig cow", "150,dog", "500,")),
      ElementsAre(HasSubstr("line 2, points: \"2910\" contradicts the cards of this line, which make 2900"),
                  HasSubstr("line 3, points: \"150\" contradicts the cards of this line, which make 160")));
  EXPECT_THAT(problems_of(game_of("points,quartets", "2900,pig cow", ",dog", ",")),
              ElementsAre(HasSubstr("line 4, points: the cell is empty")));
}

TEST(CsvImport, ReadsPointsNextToZeroRatsAndRefusesThemNextToOtherCards) {
  EXPECT_THAT(totals_of(game_of("points,rats,money", "2460,0,0", "20,0,", "0,0,0")),
              ElementsAre(2460, 20, 0));
  EXPECT_THAT(problems_of(game_of("points,rats", "2460,2", "20,0", "30,2")),
              ElementsAre(HasSubstr("line 2, points: \"2460\""), HasSubstr("line 4, points: \"30\"")));
  EXPECT_THAT(problems_of(game_of("points,money", "2460,430", "20,0", "30,0")),
              ElementsAre(HasSubstr("line 2, money: \"430\"")));
}

TEST(CsvImport, ReadsYesAndNoInFiveLanguages) {
  auto const bonus = [](std::string_view word) {
    auto const table = "date,edition,player,quartets,bonus\n2026-01-01,first,A,rooster goose," +
                       std::string(word) + "\n2026-01-01,first,B,dog,\n2026-01-01,first,C,cow,\n";
    auto const games = games_of_csv(table);
    if (!games) return std::string("refused: ") + file_problem(games.error().front()).message;
    return std::string(games->games.front().sheet.cards.bonus ? "yes" : "no");
  };
  for (auto const* const word :
       {"yes", "Y", "x", "X", "1", "TRUE", "ja", "Ja", "wahr", "waar", "oui", "VRAI", "\u0434\u0430",
        "\u0414\u0410", "\u0418\u0421\u0422\u0418\u041d\u0410", "\u2713"})
    EXPECT_EQ(bonus(word), "yes") << word;
  for (auto const* const word : {"", "no", "N", "0", "FALSE", "nein", "falsch", "nee", "onwaar", "non",
                                 "faux", "\u043d\u0435\u0442", "\u041b\u041e\u0416\u042c", "-", "\u2013"})
    EXPECT_EQ(bonus(word), "no") << word;
  EXPECT_THAT(bonus("perhaps"), HasSubstr("line 2, bonus: \"perhaps\" must be yes or no"));
}

TEST(CsvImport, RefusesImpossibleCards) {
  EXPECT_THAT(
      problems_of(game_of("quartets", "pig unicorn", "cow", "dragon")),
      ElementsAre(HasSubstr("line 2, quartets: \"unicorn\" is not an animal of this edition; it has rooster"),
                  HasSubstr("line 4, quartets: \"dragon\"")));
  EXPECT_THAT(problems_of(game_of("quartets", "pig", "Schwein", "cow")),
              ElementsAre(HasSubstr("line 3, quartets: \"pig\" is already Anna's quartet")));
  EXPECT_THAT(
      problems_of(game_of("quartets,rats", "pig,5", "cow,", "dog,7")),
      ElementsAre(HasSubstr("line 2, rats: \"5\" must be from 0 to 4"), HasSubstr("line 4, rats: \"7\"")));
}

TEST(CsvImport, RefusesACellWithoutHeading) {
  EXPECT_THAT(problems_of("date;player;points;;\n2026-01-01;A;10;;x\n2026-01-01;B;10\n2026-01-01;C;10;;;;\n"),
              ElementsAre(HasSubstr("line 2, points: \"x\" is a cell more than there are headings")));
}

TEST(CsvImport, TreatsAnApostropheAsAnEscapeOnlyInAnExport) {
  auto const first_name = [](std::string_view table) {
    auto const games = games_of_csv(table);
    return games ? games->games.front().sheet.players.front() : file_problem(games.error().front()).message;
  };
  EXPECT_EQ(first_name("date,player,points\n2026-01-01,'=A,10\n2026-01-01,B,10\n2026-01-01,C,10\n"), "'=A");
  std::string const headings =
      "game;date;place;note;edition;rules;player;points;quartets;pedigrees;rats;excluded;bonus;money;;\r\n";
  auto const row = [](std::string_view name) {
    return "1;24.11.2026;;;second;;" + std::string(name) + ";10;;;;;;;;\r\n";
  };
  EXPECT_EQ(first_name(headings + row("'=A") + row("B") + row("C")), "=A")
      << "as a spreadsheet saves an export";
  EXPECT_EQ(first_name(headings + row("''=A") + row("B") + row("C")), "'=A");
  EXPECT_EQ(first_name(headings + row("'A") + row("B") + row("C")), "'A");
}

// firefly-iii/firefly-iii 1873: cells below the table had a format, but no text.
TEST(CsvImport, SkipsRowsOfEmptyCells) {
  EXPECT_THAT(
      totals_of(
          "date,player,points\n,,\n2026-01-01,A,10\n , ,\n2026-01-01,B,20\n2026-01-01,C,30\n,,\n\"\",,\n"),
      ElementsAre(10, 20, 30));
}

TEST(CsvImport, JoinsTheLinesOfANoteAndReportsIt) {
  auto const games = games_of_csv(
      "date,player,points,note\n2026-01-01,A,10,\"two\r\nlines\"\n2026-01-01,B,20,\n2026-01-01,C,30,two "
      "lines\n");
  ASSERT_TRUE(games.has_value());
  EXPECT_EQ(games->games.front().note, "two lines");
  EXPECT_TRUE(games->joins_lines);
  EXPECT_THAT(problems_of("date,player,points\n2026-01-01,\"A\nB\",10\n"),
              testing::Contains(HasSubstr("line 2, player: \"A?B\" must not have control characters")));
}

TEST(CsvImport, RefusesAnEmptyFileAndTooManyGames) {
  EXPECT_THAT(problems_of(""), testing::Contains(HasSubstr("line 1: the heading \"date\" is missing")));
  std::string table = "game,date,player,points\n";
  for (int i = 0; i <= kMaxGroupGames; ++i) table += std::to_string(i) + ",2026-01-01,A,10\n";
  EXPECT_THAT(problems_of(table),
              testing::Contains(HasSubstr("line 20002: a group has at most 20000 games")));
}

}  // namespace
}  // namespace kuhhandel::groups
