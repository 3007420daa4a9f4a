#include "tournament/arena/arena.h"

#include <gmock/gmock.h>

#include <boost/json.hpp>
#include <fstream>
#include <iterator>
#include <sstream>

#include "codec/records/record.h"
#include "codec/records/replay.h"
#include "tests/support/a_random_net.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel::tournament {
namespace {

struct Run {
  int status;
  std::string out;
  std::string err;
};

Run run(ArenaOptions const& options) {
  std::ostringstream out;
  std::ostringstream err;
  auto const status = arena(options, out, err);
  return {status, out.str(), err.str()};
}

boost::json::object report(ArenaOptions options) {
  options.run.json = true;
  return boost::json::parse(run(options).out).as_object();
}

TEST(Arena, ReportsTheFieldsOfItsFormats) {
  auto const figures = report({.run = {.games = 4}, .seats = "farmer,random,random"});

  EXPECT_EQ(figures.at("edition"), "second");
  EXPECT_EQ(figures.at("games"), 6) << "rounded up to whole blocks";
  EXPECT_EQ(figures.at("blocks"), 2);
  EXPECT_EQ(figures.at("cut_off"), 0);
  auto const& farmer = figures.at("bots").at(0);
  EXPECT_EQ(farmer.at("name"), "farmer");
  EXPECT_EQ(farmer.at("faults"), 0);
  EXPECT_EQ(farmer.at("ci95").as_array().size(), 2U);
  EXPECT_TRUE(farmer.at("mean_score").is_double());
  EXPECT_TRUE(farmer.at("mean_rank").is_double());
  EXPECT_TRUE(farmer.at("ms_per_decision").at("p99").is_double());
  EXPECT_EQ(figures.at("bots").as_array().size(), 2U) << "one entry per name";
}

TEST(Arena, TheSharesOfAllSeatsAddUpToOneWin) {
  auto const figures = report({.run = {.games = 9}, .seats = "farmer,random,random"});

  auto const share = [&](std::size_t i) { return figures.at("bots").at(i).at("share").as_double(); };
  EXPECT_NEAR(share(0) + 2 * share(1), 1, 1e-9);
}

TEST(Arena, EqualPlayGivesEqualShares) {
  auto const figures = report({.run = {.games = 8}, .seats = "random,random,random,random"});

  EXPECT_DOUBLE_EQ(figures.at("bots").at(0).at("share").as_double(), 0.25);
  EXPECT_DOUBLE_EQ(figures.at("bots").at(0).at("mean_rank").as_double(), 2.5);
}

TEST(Arena, TheNumberOfThreadsChangesNothing) {
  ArenaOptions options{.run = {.games = 12, .threads = 1}, .seats = "farmer,random,random,random"};
  auto const alone = report(options);
  options.run.threads = 3;
  auto const together = report(options);

  EXPECT_EQ(alone.at("digest"), together.at("digest"));
  EXPECT_EQ(alone.at("bots").at(0).at("mean_score"), together.at("bots").at(0).at("mean_score"));
}

TEST(Arena, DependsOnTheSeed) {
  EXPECT_NE(report({.run = {.games = 3, .seed = "1"}, .seats = "random,random,random"}).at("digest"),
            report({.run = {.games = 3, .seed = "2"}, .seats = "random,random,random"}).at("digest"));
}

TEST(Arena, ScoresAnAbortedGameAtItsCurrentPosition_C12_3) {
  auto const figures = report({.run = {.games = 3, .most_turns = 5}, .seats = "random,random,random"});

  EXPECT_EQ(figures.at("cut_off"), 3);
}

TEST(Arena, ReplacesAProgramThatExitsAndCountsIt) {
  auto const all = run({.run = {.games = 3, .json = true}, .seats = "exec:exit 3,random,random"});
  auto const program = boost::json::parse(all.out).at("bots").at(0);

  EXPECT_EQ(all.status, 1) << "it never played";
  EXPECT_EQ(program.at("name"), "exec:exit 3");
  EXPECT_GT(program.at("faults").as_int64(), 10) << "every choice made for it counts";
  EXPECT_EQ(all.err,
            "exec:exit 3 was not ready for a game: it ended with status 3.\n"
            "exec:exit 3 never made a legal move; the simplest one was made for it each time.\n");
}

/// A file with a program that says what it is called, and ends when it is asked.
std::string program_that_ends(ThrowawayFolder const& folder) {
  auto const file = folder.path() / "once.sh";
  std::ofstream(file) << R"(while read -r line; do case $line in
    *'"type":"game"'*) echo '{"type":"ready","name":"once 1.0"}' ;;
    *'"type":"decide"'*) exit ;;
  esac; done)";
  return "exec:sh " + file.string();
}

TEST(Arena, ShowsTheNameThatAProgramReports) {
  ThrowawayFolder const folder;
  auto const seats = program_that_ends(folder) + ",random,random";
  auto const figures = report({.run = {.games = 3}, .seats = seats});

  EXPECT_EQ(figures.at("bots").at(0).at("ready"), "once 1.0");
  EXPECT_FALSE(figures.at("bots").at(1).as_object().contains("ready"));
  EXPECT_THAT(run({.run = {.games = 3}, .seats = seats}).out, ::testing::HasSubstr("(once 1.0)"));
}

TEST(Arena, KeepsARecordOfEachGame) {
  ThrowawayFolder const folder;
  auto const keep = (folder.path() / "new" / "records").string();
  auto const all = run({.run = {.games = 3, .keep = keep}, .seats = "farmer,random,random"});
  std::ifstream file(keep + "/line-up-01-block-00000-rotation-1.json");
  std::string const text(std::istreambuf_iterator<char>(file), {});
  auto const record = codec::record_from_text(text);
  ASSERT_TRUE(record);
  auto const end = codec::replay(*record);

  EXPECT_EQ(all.status, 0);
  EXPECT_EQ(record->seats, (std::vector<std::string>{"random", "random", "farmer"}));
  ASSERT_TRUE(end);
  EXPECT_TRUE(std::holds_alternative<phase::Finished>(end->phase));
  EXPECT_THAT(run({.run = {.keep = "/dev/null/records"}, .seats = "random,random,random"}).err,
              ::testing::StartsWith("--keep: the folder '/dev/null/records' cannot be made: "));
}

/// A net of chance in a file, for the second edition at tables of three.
std::string net_in_a_file(ThrowawayFolder const& folder) {
  auto const bytes = written(a_random_net({.seats = 3, .playable = {{Word("second"), 3, 3}}}));
  auto const file = folder.path() / "random.khn1";
  std::ofstream(file, std::ios::binary).write(reinterpret_cast<char const*>(bytes.data()), std::ssize(bytes));
  return file.string();
}

TEST(Arena, PlaysANetFromAFile) {
  ThrowawayFolder const folder;
  auto const file = net_in_a_file(folder);
  auto const figures = report({.run = {.games = 3}, .seats = "net:" + file + ",random,random"});
  auto const elsewhere = run({.seats = "net:" + file + ",random,random,random"});
  auto const drawn = report({.run = {.games = 3}, .seats = "net:temperature=1:" + file + ",random,random"});

  EXPECT_EQ(figures.at("bots").at(0).at("faults"), 0);
  EXPECT_NE(figures.at("digest"), drawn.at("digest"));
  auto const refusal = "--seats: '" + file +
                       "' does not play the edition 'second' at a table of 4; it plays 'second' at tables of "
                       "3 to 3.\n";
  EXPECT_EQ(elsewhere.err, refusal);
  for (auto const& mix : {"mix:net:temperature=1:" + file + "+bid=farmer", "mix:farmer+bid=net:" + file,
                          "mix:farmer+bid=net:temperature=1:" + file}) {
    EXPECT_EQ(report({.run = {.games = 3}, .seats = mix + ",random,random"}).at("bots").at(0).at("faults"),
              0);
    EXPECT_EQ(run({.seats = mix + ",random,random,random"}).err, refusal);
  }
}

TEST(Arena, PrintsAHumanReadableTable) {
  auto const text = run({.run = {.games = 3}, .seats = "farmer,random,random"}).out;

  EXPECT_THAT(text, ::testing::HasSubstr("Edition second, 3 games in 1 blocks, seed 1 (test)"));
  EXPECT_THAT(text, ::testing::HasSubstr("equal play gives 0.333"));
}

TEST(Arena, NamesAnInvalidOptionInOneSentence) {
  auto const refused = [](ArenaOptions const& options) {
    auto const all = run(options);
    EXPECT_EQ(all.status, 1);
    EXPECT_EQ(all.out, "");
    return all.err;
  };

  EXPECT_THAT(refused({.seats = "farmer,ghost,random"}),
              ::testing::StartsWith("--seats: there is no bot 'ghost'; known: random"));
  EXPECT_EQ(refused({.seats = "farmer,random"}),
            "--seats: the edition 'second' is for 3 to 5 players, not for 2.\n");
  EXPECT_EQ(refused({.run = {.games = 0}, .seats = "random,random,random"}),
            "--games: at least 1 is needed, not 0.\n");
  EXPECT_EQ(refused({.run = {.purpose = "fun"}, .seats = "random,random,random"}),
            "--purpose: 'fun' is none of train, tune, test.\n");
  EXPECT_EQ(refused({.run = {.ms = 0}, .seats = "random,random,random"}),
            "--ms: at least 1 is needed, not 0.\n");
  EXPECT_EQ(refused({.seats = "random,net:/nowhere.khn1,random"}),
            "--seats: the file '/nowhere.khn1' cannot be read.\n");
  EXPECT_EQ(refused({.seats = "random,exec:,random"}), "--seats: after 'exec:' a command is missing.\n");
  EXPECT_EQ(refused({.seats = "random,exec:/nowhere/bot 2>/dev/null,random"}),
            "'exec:/nowhere/bot 2>/dev/null' could not be started: there is no such program.\n");
  EXPECT_THAT(refused({.run = {.edition = "tenth"}, .seats = "random,random,random"}),
              ::testing::StartsWith("--edition: there is no edition 'tenth'"));
}

}  // namespace
}  // namespace kuhhandel::tournament
