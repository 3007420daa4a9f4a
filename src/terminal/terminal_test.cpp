#include "terminal/terminal.h"

#include <gmock/gmock.h>

#include <sstream>

namespace kuhhandel::terminal {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

struct Session {
  int status;
  std::string text;
};

Session typed(std::string const& lines, TerminalOptions const& options = {}) {
  std::istringstream in(lines);
  std::ostringstream out;
  auto const status = play_in_terminal(options, in, out);
  return {status, out.str()};
}

TEST(Terminal, ShowsTheScoresAfterAGameOfPressingEnter) {
  auto const session = typed(std::string(5000, '\n'), {.bots = "farmer,farmer,random", .name = "Anna"});

  EXPECT_EQ(session.status, 0);
  EXPECT_THAT(session.text, AllOf(HasSubstr("The game is over."), HasSubstr("Anna: no quartet = 0"),
                                  HasSubstr("The win goes to ")));
}

TEST(Terminal, FitsInto80Columns) {
  std::istringstream lines(typed(std::string(5000, '\n'), {.bots = "farmer,farmer,farmer,random"}).text);

  for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 80U) << line;
}

TEST(Terminal, GivesTheSameGameForTheSameSeedAndAnswers) {
  EXPECT_EQ(typed(std::string(5000, '\n')).text, typed(std::string(5000, '\n')).text);
  EXPECT_NE(typed(std::string(5000, '\n')).text, typed(std::string(5000, '\n'), {.seed = "2"}).text);
}

TEST(Terminal, ExitsCleanlyAtTheEndOfInput) {
  auto const session = typed("");

  EXPECT_EQ(session.status, 0);
  EXPECT_THAT(session.text, HasSubstr("You leave the game. Goodbye."));
}

TEST(Terminal, QuitsAtOnce) {
  EXPECT_THAT(typed("quit\n").text, AllOf(HasSubstr("Goodbye."), Not(HasSubstr("The game is over."))));
}

TEST(Terminal, ExplainsTheInputForHelpAndAQuestionMark) {
  EXPECT_THAT(typed("help\n").text, HasSubstr("money cards, to pay, to offer or to counter"));
  EXPECT_THAT(typed("?\n").text, HasSubstr("money cards, to pay, to offer or to counter"));
}

TEST(Terminal, ShowsReasonsOfTheOthers) {
  auto const session = typed("1\nwhy\n", {.bots = "random,random"});

  EXPECT_THAT(session.text, HasSubstr("Berta: I "));
}

TEST(Terminal, AcceptsABotByItsLevel) {
  auto const bots = bots_of({.bots = "1,fox,10"});

  EXPECT_EQ(bots, (std::vector<std::string>{"dreamer", "fox", "owl"}));
}

TEST(Terminal, RefusesAnUnknownBotInOneSentence) {
  auto const session = typed("", {.bots = "farmer,magician"});

  EXPECT_EQ(session.status, 1);
  EXPECT_EQ(session.text, "--bots: there is no bot magician, and levels are from 1 to 10.\n");
}

TEST(Terminal, RefusesATableOfTwoInOneSentence) {
  auto const session = typed("", {.bots = "farmer"});

  EXPECT_EQ(session.status, 1);
  EXPECT_EQ(session.text, "--bots: the edition 'second' is for 3 to 5 players, not for 2 with you.\n");
}

TEST(Terminal, RefusesAnInvisibleNameInOneSentence) {
  auto const session = typed("", {.name = "\u3164\u200b"});

  EXPECT_EQ(session.status, 1);
  EXPECT_EQ(session.text, "--name must have a visible character.\n");
}

TEST(Terminal, RefusesAnUnknownEditionInOneSentence) {
  auto const session = typed("", {.edition = "third"});

  EXPECT_EQ(session.status, 1);
  EXPECT_EQ(session.text, "--edition: there is no edition 'third'.\n");
}

}  // namespace
}  // namespace kuhhandel::terminal
