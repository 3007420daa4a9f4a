// `kuhhandel replay`: the object and the exit status that are promised, and one clear sentence for what
// cannot be replayed.
#include "cli/replay/replay.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json/object.hpp>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

#include "cli/replay/input.h"
#include "codec/text/parse.h"
#include "engine/rules_version.h"

namespace kuhhandel::cli {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

struct Result {
  int status;
  std::string out;
  std::string err;
};

/// Standard input is `text` as long as this lives.
class StandardInput {
 public:
  explicit StandardInput(std::string text) : text_(std::move(text)), old_(std::cin.rdbuf(text_.rdbuf())) {}
  ~StandardInput() {
    std::cin.rdbuf(old_);
    std::cin.clear();
  }
  StandardInput(StandardInput const&) = delete;
  StandardInput& operator=(StandardInput const&) = delete;

 private:
  std::istringstream text_;
  std::streambuf* old_;
};

Result replayed_file(std::string const& file, bool json) {
  std::ostringstream out;
  std::ostringstream err;
  std::istringstream nothing;
  auto const status = replay({.file = file, .json = json}, nothing, out, err);
  return {status, out.str(), err.str()};
}
Result replayed(std::string const& record, bool json) {
  StandardInput const input(record);
  return replayed_file("-", json);
}
boost::json::object object_of(std::string const& record) {
  return codec::parse(replayed(record, true).out)->as_object();
}

/// A game of three from a seed; `commands` is what stands between the brackets.
std::string from_seed(std::string const& commands) {
  return R"({"format":"kuhhandel-record","version":1,"edition":"second","seats":["Anna","Ben","Cleo"],)"
         R"("seed":"7f3a","first":0,"commands":[)" +
         commands + "]}";
}

/// Cows before Anna and Ben, everything else before Cleo; the winner of the trade ends the game.
std::string last_trade(std::string const& commands) {
  return R"({"format":"kuhhandel-record","version":1,"edition":"second","seats":["Anna","Ben","Cleo"],
    "position":{"turn":0,"hands":[{"10":2},{"50":1},{}],"donkeys":4,
      "herds":[{"cow":2},{"cow":2},{"rooster":4,"goose":4,"cat":4,"dog":4,"sheep":4,"goat":4,"donkey":4,
                                    "pig":4,"horse":4}]},"commands":[)" +
         commands + "]}";
}

constexpr auto kTraded = R"({"by":0,"do":"challenge","seat":1,"animal":"cow"},
  {"by":0,"do":"offer","money":{"10":2}},{"by":1,"do":"counter","money":{"50":1}})";

TEST(ReplayJson, ShowsTheCurrentPosition) {
  auto const object = object_of(from_seed(R"({"by":0,"do":"auction"},{"by":2,"do":"bid","amount":90})"));

  EXPECT_EQ(object.at("ok"), true);
  EXPECT_EQ(object.at("phase").at("name"), "bidding");
  EXPECT_EQ(object.at("phase").at("standing").at("amount"), 90);
  EXPECT_EQ(object.at("turn"), 0);
  EXPECT_EQ(object.at("pile"), 39);
  EXPECT_EQ(object.at("hands").at(1), *codec::parse(R"({"0":2,"10":4,"50":1})"));
  EXPECT_EQ(object.at("scores"), *codec::parse("[0,0,0]"));
  EXPECT_EQ(object.at("winners"), *codec::parse("[]"));
}

TEST(ReplayEvents, HaveALineOfJsonEachWithThePublicView) {
  std::ostringstream out;
  std::ostringstream err;
  std::istringstream nothing;
  StandardInput const input(from_seed(R"({"by":0,"do":"auction"},{"by":2,"do":"bid","amount":45})"));
  auto const status = replay({.file = "-", .events = "json"}, nothing, out, err);
  std::vector<boost::json::object> lines;
  std::istringstream all(out.str());
  for (std::string line; std::getline(all, line);) lines.push_back(codec::parse(line)->as_object());

  EXPECT_EQ(status, 1) << "no bid of 45";
  EXPECT_THAT(err.str(), HasSubstr("bid_not_in_tens, C4.1"));
  ASSERT_GE(lines.size(), 2U);
  EXPECT_EQ(lines.front().at("step"), 0);
  EXPECT_FALSE(lines.front().contains("command"));
  EXPECT_EQ(lines.back().at("step"), 1);
  EXPECT_EQ(lines.back().at("command"), *codec::parse(R"({"by":0,"do":"auction"})"));
  EXPECT_EQ(lines.back().at("event").at("name"), "turned_up");
  EXPECT_EQ(lines.back().at("view").at("phase").at("name"), "bidding");
  EXPECT_EQ(lines.back().at("view").at("hand"), *codec::parse("{}")) << "nobody's hand is open at the table";
}

TEST(ReplayJson, HasAllItsFields) {
  std::vector<std::string> names;
  for (auto const& [name, value] : object_of(from_seed(""))) names.emplace_back(name);

  EXPECT_EQ(names, (std::vector<std::string>{"ok", "phase", "turn", "hands", "herds", "pedigrees", "bonus",
                                             "pile", "bank", "scores", "winners", "digest"}));
}

TEST(ReplayJson, ShowsEveryOffer) {
  auto const object = object_of(last_trade(
      R"({"by":0,"do":"challenge","seat":1,"animal":"cow"},{"by":0,"do":"offer","money":{"10":2}})"));

  EXPECT_EQ(object.at("phase").at("laid"), *codec::parse(R"({"10":2})"));
  EXPECT_EQ(object.at("hands").at(0), *codec::parse("{}"));
}

TEST(ReplayJson, NamesTheWinnersOfAFinishedGame_C9_6) {
  auto const object = object_of(last_trade(kTraded));

  EXPECT_EQ(object.at("phase").at("name"), "finished");
  EXPECT_EQ(object.at("scores"), *codec::parse("[0,800,27450]"));
  EXPECT_EQ(object.at("winners"), *codec::parse("[2]"));
}

TEST(ReplayJson, ReportsAnIllegalCommand_C4_1) {
  auto const result = replayed(from_seed(R"({"by":0,"do":"auction"},{"by":2,"do":"bid","amount":45})"), true);

  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.out, "{\"ok\":false,\"at\":1,\"refusal\":\"bid_not_in_tens\",\"clause\":\"C4.1\"}\n");
  EXPECT_EQ(result.err, "");
}

TEST(ReplayJson, ReportsTheErrorInARecord) {
  auto const result = replayed(from_seed(R"({"by":0,"do":"auction","why":1})"), true);

  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.out,
            "{\"ok\":false,\"error\":\"commands[0].why: is not a known field here; known are by, do\"}\n");
}

TEST(ReplayJson, ReportsAnUnreadableFile) {
  auto const result = replayed_file("/no/such/record.json", true);

  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.out,
            "{\"ok\":false,\"error\":\"/no/such/record.json cannot be read: No such file or directory.\"}\n");
}

TEST(ReplayNarration, UsesPlayerNames) {
  auto const result = replayed(last_trade(kTraded), false);

  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out,
            "\nAnna's turn.\n"
            "Anna challenges Ben for the cow pair.\n"
            "Anna offers 20 (2×10).\n"
            "Ben counters with 50 (1×50).\n"
            "Ben's sum is the higher one.\n"
            "Ben takes the cow pair from Anna.\n"
            "Ben completes the cow quartet.\n"
            "\nEvery quartet is complete; the game is over.\n"
            "\nScores:\n"
            "  Anna: 0 × 0 = 0\n"
            "  Ben: 800 × 1 = 800\n"
            "  Cleo: (10 + 40 + 90 + 160 + 250 + 350 + 500 + 650 + 1000) × 9 = 27450\n"
            "Cleo wins.\n");
}

TEST(ReplayNarration, ShowsThePositionOfAnUnfinishedGame) {
  auto const result = replayed(from_seed(R"({"by":0,"do":"auction"})"), false);

  EXPECT_EQ(result.status, 0);
  EXPECT_THAT(result.out, HasSubstr("\nThe game is not over. Current position:\n  Anna: 0 × 0 = 0\n"));
}

TEST(ReplayNarration, StopsAtAnIllegalCommand) {
  auto const result =
      replayed(from_seed(R"({"by":0,"do":"auction"},{"by":2,"do":"bid","amount":45})"), false);

  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.out, StartsWith("\nAnna's turn.\nAnna turns up a"));
  EXPECT_EQ(result.err,
            "commands[1]: {\"by\":2,\"do\":\"bid\",\"amount\":45} is refused. Bids are multiples of 10. "
            "(bid_not_in_tens, C4.1)\n");
}

TEST(ReplayNarration, StopsAtACommandWhoseEffectDiffersFromTheRecord) {
  auto text = from_seed(R"({"by":0,"do":"auction"})");
  text.insert(text.rfind('}'), R"(,"trail":"00000000")");

  auto const result = replayed(text, false);

  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.err,
            "commands[0]: {\"by\":0,\"do\":\"auction\"} differs. Its effect differs from the recorded one. "
            "(rules of version 1 then, of version " +
                std::to_string(kRulesVersion) + " now)\n");
}

TEST(ReplayInput, ReportsThePositionOfAJsonError) {
  auto const result = replayed("{\n  seats", false);

  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.err, StartsWith("line 2, column 3: not JSON"));
}

TEST(ReplayInput, ReportsThatThePathIsAFolder) {
  auto const folder = std::filesystem::temp_directory_path().string();

  EXPECT_EQ(replayed_file(folder, false).err, folder + " is a folder, not a record.\n");
}

TEST(ReplayInput, RefusesAFileThatIsTooLarge) {
  EXPECT_EQ(replayed(std::string(kLargestInput + 1, ' '), false).err,
            "Standard input is larger than 16 MB, too large for a record.\n");
  EXPECT_THAT(replayed(std::string(kLargestInput, ' '), false).err, HasSubstr("ends too early"));
}

TEST(ReplayInput, MayBeAFile) {
  auto const file = std::filesystem::temp_directory_path() / "kuhhandel-replay-test.json";
  std::ofstream(file) << from_seed("");
  auto const result = replayed_file(file.string(), true);
  std::filesystem::remove(file);

  EXPECT_EQ(result.status, 0);
}

}  // namespace
}  // namespace kuhhandel::cli
