#include "cli/coach/coach.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "codec/text/parse.h"

namespace kuhhandel::cli {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

struct Coached {
  int status;
  std::string out;
  std::string err;
};

/// Anna has pigs and cows, Ben sheep and goats; the horses are traded for last.
constexpr auto kLastTrade =
    R"({"format":"kuhhandel-record","version":1,"edition":"second","seats":["Anna","Ben","Cleo"],
    "position":{"turn":0,"hands":[{"10":2,"500":1},{"10":1,"50":1},{}],"donkeys":4,
      "herds":[{"horse":2,"pig":4,"cow":4},{"horse":2,"sheep":4,"goat":4},
               {"rooster":4,"goose":4,"cat":4,"dog":4,"donkey":4}]},"commands":[)";
constexpr auto kThrownAway = R"({"by":0,"do":"challenge","seat":1,"animal":"horse"},
  {"by":0,"do":"offer","money":{"10":1}},{"by":1,"do":"counter","money":{"50":1}})";

/// The same of a box that only the record knows.
constexpr auto kVillage =
    R"({"format":"kuhhandel-record","version":1,"edition":"village","seats":["Anna","Ben","Cleo"],
    "edition_file":{"id":"village","seats":[3,4],"animals":[{"id":"hen","worth":50,"copies":3},
      {"id":"cow","worth":500,"copies":3}],"money":{"0":8,"10":20},"hand":{"0":1,"10":3}},
    "position":{"turn":0,"hands":[{"10":3},{"10":2},{"0":1}],"herds":[{"cow":2},{"cow":1},{"hen":3}]},
    "commands":[)";
constexpr auto kBought = R"({"by":0,"do":"challenge","seat":1,"animal":"cow"},
  {"by":0,"do":"offer","money":{"10":3}},{"by":1,"do":"counter","money":{"10":1}})";

Coached coached(std::string const& commands, CoachOptions options, std::string const& begun = kLastTrade) {
  auto const file = std::filesystem::temp_directory_path() / "kuhhandel-coach-test.json";
  std::ofstream(file) << begun << commands << "]}";
  options.file = file.string();
  std::ostringstream out;
  std::ostringstream err;
  auto const status = coach_game(options, out, err);
  std::filesystem::remove(file);
  return {status, out.str(), err.str()};
}

TEST(Coach, NamesTheCostliestMistakeInASentence) {
  auto const run = coached(kThrownAway, {.seat = 0});

  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, StartsWith("Anna: chance to win "));
  EXPECT_THAT(run.out, HasSubstr("Costliest mistakes:\n  step 2, "));
  EXPECT_THAT(run.out, HasSubstr("lay 10 in 1 card (worth about "));
  EXPECT_THAT(run.out, HasSubstr("Better: lay 5"));
  EXPECT_THAT(run.out, HasSubstr("points of chance.\n"));
}

TEST(Coach, AssessesAGameWhoseEditionIsInTheRecord) {
  auto const run = coached(kBought, {.seat = 0}, kVillage);

  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("100 % in the end"));
}

TEST(Coach, ReportsEverySeatUnlessOneIsGiven) {
  auto const run = coached(kThrownAway, {});

  EXPECT_THAT(run.out, HasSubstr("Anna: chance"));
  EXPECT_THAT(run.out, HasSubstr("Ben: chance"));
  EXPECT_THAT(run.out, HasSubstr("Cleo: chance"));
}

TEST(Coach, PrintsOneJsonObject) {
  auto const report = codec::parse(coached(kThrownAway, {.seat = 0, .json = true}).out)->as_object();

  auto const& assessment = report.at("assessments").at(0);
  EXPECT_EQ(assessment.at("name"), "Anna");
  EXPECT_EQ(assessment.at("chances").as_array().size(), 4U);
  auto const& mistake =
      assessment.at("decisions").at(assessment.at("mistakes").at(0).to_number<std::size_t>());
  EXPECT_EQ(mistake.at("step"), 2);
  EXPECT_EQ(mistake.at("chosen").at("choice"), *codec::parse(R"({"do":"offer","money":{"10":1}})"));
  EXPECT_EQ(mistake.at("other").at("deed"), "offer");
}

TEST(Coach, RefusesASeatThatDoesNotExist) {
  auto const run = coached(kThrownAway, {.seat = 3});

  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "There is no seat 3: the seats are 0 to 2.\n");
}

TEST(Coach, RefusesAnUnfinishedGame) {
  EXPECT_EQ(coached("", {}).err, "The game is not over yet: only a finished one is judged.\n");
}

TEST(Coach, NamesAnIllegalCommand_C6_1) {
  auto const run = coached(R"({"by":0,"do":"challenge","seat":1,"animal":"pig"})", {});

  EXPECT_EQ(run.status, 1);
  EXPECT_THAT(run.err, StartsWith("commands[0]: "));
}

TEST(Coach, NamesAMissingFile) {
  std::ostringstream out;
  std::ostringstream err;

  EXPECT_EQ(coach_game({.file = "/no/such/record.json"}, out, err), 1);
  EXPECT_EQ(err.str(), "/no/such/record.json cannot be read: No such file or directory.\n");
}

}  // namespace
}  // namespace kuhhandel::cli
