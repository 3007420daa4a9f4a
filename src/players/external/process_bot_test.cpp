#include "external/process_bot.h"

#include <gmock/gmock.h>

#include <fstream>
#include <iterator>

#include "bots/match.h"
#include "bots/registry.h"
#include "tests/support/throwaway_folder.h"
#include "tests/support/words.h"

namespace kuhhandel::external {
namespace {

using std::chrono::milliseconds;
using ::testing::HasSubstr;

/// A bot in shell language: its reactions to a new game and to a question; $id is the question's.
std::string a_program(std::string const& on_game, std::string const& on_question) {
  return R"(while read -r line; do case $line in *'"type":"game"'*) )" + on_game +
         R"(;; *'"type":"decide"'*) id=${line#*'"id":'}; id=${id%%,*}; )" + on_question + ";; esac; done";
}

std::string const kReady = R"(echo '{"type":"ready","name":"sh"}')";

std::string answer(std::string const& fields) { return R"(echo "{\"id\":$id,)" + fields + "}\""; }

std::string answering(std::string const& fields) { return a_program(kReady, answer(fields)); }

/// Generous where a program is to answer, short where it is not going to.
constexpr BotLimits kPatient{
    .answer = milliseconds{5000}, .ready = milliseconds{5000}, .farewell = milliseconds{0}};
constexpr BotLimits kImpatient{
    .answer = milliseconds{2}, .ready = milliseconds{5000}, .farewell = milliseconds{0}};

struct Course {
  int faults;
  std::string trouble;
  std::string remark;
  bool has_played;
};

/// Plays the first `steps` steps of a game that begins at Anna's seat, which the program plays.
Course course(std::string const& program, int steps, BotLimits limits = kPatient) {
  ProcessBot anna(program, limits);
  auto const random = bots::make_bot("random");
  bots::Match match(second(), start(second(), 3, "1", kAnna),
                    std::vector<bots::Bot*>{&anna, random.get(), random.get()}, 1);
  for (int i = 0; i < steps; ++i) match.step();
  return {match.faults(kAnna), anna.trouble(), anna.remark(), anna.has_played()};
}

/// How many games of one bot, one after another, went without a fault; only its first turn is asked for.
int games_played(ProcessBot& anna, int games) {
  int good = 0;
  auto const random = bots::make_bot("random");
  for (int i = 0; i < games; ++i) {
    bots::Match match(second(), start(second(), 3, "1", kAnna),
                      std::vector<bots::Bot*>{&anna, random.get(), random.get()}, 1);
    match.step();
    match.end();
    good += match.faults(kAnna) == 0 ? 1 : 0;
  }
  return good;
}

TEST(ProcessBot, PlaysTheAnswerOfTheProgram) {
  ProcessBot anna(answering(R"(\"do\":\"auction\")"), kPatient);
  auto const random = bots::make_bot("random");
  bots::Match match(second(), start(second(), 3, "1", kAnna),
                    std::vector<bots::Bot*>{&anna, random.get(), random.get()}, 1);

  match.step();

  EXPECT_TRUE(std::holds_alternative<phase::Bidding>(match.state().phase));
  EXPECT_EQ(match.faults(kAnna), 0);
  EXPECT_EQ(anna.trouble(), "");
}

TEST(ProcessBot, IsReplacedAfterThreeRefusals) {
  auto const illegal = course(answering(R"(\"do\":\"bid\",\"amount\":10)"), 1);
  auto const silent = course(answering(R"(\"do\":\"silent\")"), 1);
  auto const misspelt = course(answering(R"(\"do\":\"auktion\")"), 1);

  EXPECT_EQ(illegal.faults, 1);
  EXPECT_EQ(illegal.trouble, "was refused 3 times, at last: not_now");
  EXPECT_EQ(silent.trouble, "was refused 3 times, at last: not_now");
  EXPECT_THAT(misspelt.trouble, HasSubstr("command.do: no command is called that"));
}

TEST(ProcessBot, MayCorrectItsAnswer) {
  auto const learns = course(a_program(kReady, R"(if [ "$told" ]; then )" + answer(R"(\"do\":\"auction\")") +
                                                   "; else told=1; " + answer(R"(\"do\":\"sell\")") + "; fi"),
                             1);

  EXPECT_EQ(learns.faults, 0);
  EXPECT_EQ(learns.trouble, "");
}

TEST(ProcessBot, MustSendJson) {
  auto const rubbish = course(a_program(kReady, "echo hm"), 1);
  auto const of_another_question = course(a_program(kReady, R"(echo '{"id":99,"do":"auction"}')"), 1);

  EXPECT_EQ(rubbish.faults, 1);
  EXPECT_THAT(of_another_question.trouble, HasSubstr("answer.id: is not the id of the question, which is 1"));
}

TEST(ProcessBot, IsReplacedWhenLateAndDroppedAfterThreeTimes) {
  auto const late = course(a_program(kReady, ":"), 30, kImpatient);

  EXPECT_GT(late.faults, 3) << "every choice made for it counts";
  EXPECT_EQ(late.trouble, "gave no answer within 2 ms");
}

TEST(ProcessBot, IsReplacedIfItDies) {
  auto const dead = course(a_program(kReady, "exit 9"), 8);

  EXPECT_GT(dead.faults, 1);
  EXPECT_EQ(dead.trouble, "ended with status 9");
}

TEST(ProcessBot, IsReplacedIfItSendsTooMuch) {
  auto const flooding = course(a_program(kReady, "while :; do printf %01000d 0; done"), 1);

  EXPECT_EQ(flooding.faults, 1);
  EXPECT_EQ(flooding.trouble, "wrote a line that is too long");
}

TEST(ProcessBot, MayPrintBeforeItIsReady) {
  auto const banner = course(a_program("echo 'my bot 0.3'; echo; echo '{\"level\":\"debug\"}'; " + kReady,
                                       answer(R"(\"do\":\"auction\")")),
                             1);

  EXPECT_EQ(banner.faults, 0);
  EXPECT_EQ(banner.trouble, "");
  EXPECT_EQ(banner.remark, "wrote a line before its \"ready\", which is ignored: \"my bot 0.3\"");
}

TEST(ProcessBot, IsLateIfItOnlyPrints) {
  // On a busy machine the shell needs far longer than 5 ms until the first line.
  constexpr BotLimits kAfterStart{
      .answer = milliseconds{5}, .ready = milliseconds{1500}, .farewell = milliseconds{0}};
  EXPECT_EQ(course("yes 'Loading'", 1, kAfterStart).trouble,
            "was not ready for a game: it gave no answer within 1500 ms, after the line \"Loading\"");
  constexpr BotLimits kShort{
      .answer = milliseconds{5}, .ready = milliseconds{5}, .farewell = milliseconds{0}};
  EXPECT_THAT(course("yes ''", 1, kShort).trouble, HasSubstr("gave no answer within 5 ms"));
  constexpr BotLimits kLate{
      .answer = milliseconds{5}, .ready = milliseconds{5000}, .farewell = milliseconds{0}};
  EXPECT_EQ(course(a_program(kReady, R"(yes '{"id":0,"do":"silent"}')"), 1, kLate).trouble,
            "gave no answer within 5 ms");
}

TEST(ProcessBot, MayPrintBlankLinesBetweenItsAnswers) {
  EXPECT_EQ(course(a_program(kReady, "echo; " + answer(R"(\"do\":\"auction\")")), 1).faults, 0);
}

TEST(ProcessBot, IsQuotedIfItsAnswerIsInvalid) {
  auto const debugging = course(a_program(kReady, "echo thinking..."), 1);

  EXPECT_THAT(debugging.trouble, testing::EndsWith("in the line \"thinking...\""));
}

TEST(ProcessBot, HasPlayedOnceAMoveWasLegal) {
  EXPECT_TRUE(course(answering(R"(\"do\":\"auction\")"), 1).has_played);
  EXPECT_FALSE(course(answering(R"(\"do\":\"sell\")"), 1).has_played);
  EXPECT_FALSE(course("exit 3", 1).has_played);
}

TEST(ProcessBot, LogsItsConversation) {
  ThrowawayFolder const folder;
  auto const file = (folder.path() / "trace").string();
  auto const program = "echo hello; " + answering(R"(\"do\":\"auction\")");
  {
    ProcessBot anna(program, kPatient, *Trace::open(file));
    EXPECT_EQ(games_played(anna, 1), 1);
    EXPECT_EQ(anna.name(), "sh");
  }
  std::ifstream in(file);
  std::string const all(std::istreambuf_iterator<char>(in), {});
  EXPECT_THAT(all, testing::StartsWith("1 = echo hello; "));
  EXPECT_THAT(all, HasSubstr("\n1 > {\"type\":\"game\""));
  EXPECT_THAT(all, HasSubstr("\n1 < hello\n1 < {\"type\":\"ready\",\"name\":\"sh\"}\n"));
  EXPECT_THAT(all, HasSubstr("\n1 < {\"id\":1,\"do\":\"auction\"}\n"));
  EXPECT_FALSE(Trace::open("/nowhere/trace"));
}

TEST(ProcessBot, IsReplacedIfItIsNotReady) {
  auto const mute = course("exit 0", 1);
  auto const rude = course("read -r game; echo what", 1);

  EXPECT_EQ(mute.faults, 1);
  EXPECT_EQ(mute.trouble, "was not ready for a game: it ended with status 0");
  EXPECT_EQ(rude.trouble, "was not ready for a game: it ended with status 0, after the line \"what\"");
}

TEST(ProcessBot, PlaysSeveralGamesInOneProcess) {
  ProcessBot anna(a_program("n=$((n+1)); " + kReady,
                            R"(if [ $n = 3 ]; then exit; fi; )" + answer(R"(\"do\":\"auction\")")),
                  kPatient);

  EXPECT_EQ(games_played(anna, 3), 2) << "its third game is the one that it leaves";
}

TEST(ProcessBot, RestartsAProgramThatExitsAfterEachGame) {
  ProcessBot anna(a_program(kReady + R"(;; *'"type":"over"'*) exit)", answer(R"(\"do\":\"auction\")")),
                  kPatient);

  EXPECT_EQ(games_played(anna, 3), 3);
}

TEST(Rehearsal, FindsACommandThatCannotBeStarted) {
  BotSeat const bot_seat{.edition = &second(), .seats = 3, .seat = kAnna};

  EXPECT_EQ(check_bot_program("/nowhere/bot 2>/dev/null", bot_seat), "there is no such program");
  EXPECT_EQ(check_bot_program("exec 2>/dev/null; /etc/passwd", bot_seat), "that file is not executable");
  EXPECT_EQ(check_bot_program(kReady, bot_seat), std::nullopt);
  EXPECT_EQ(check_bot_program("exit 1", bot_seat), std::nullopt)
      << "it could be started, and its faults will be counted";
}

}  // namespace
}  // namespace kuhhandel::external
