#include "tournament/abroad/abroad.h"

#include <gmock/gmock.h>

#include <boost/json.hpp>
#include <sstream>

namespace kuhhandel::tournament {
namespace {

using ::testing::HasSubstr;

struct AbroadRun {
  int status;
  std::string out;
  std::string err;
};

AbroadRun run_abroad(AbroadOptions const& options) {
  std::ostringstream out;
  std::ostringstream err;
  auto const status = abroad(options, out, err);
  return {status, out.str(), err.str()};
}

TEST(Abroad, ReportsEachBotAmongEachFamily) {
  auto const all = run_abroad(
      {.run = {.games = 8, .threads = 1, .json = true}, .bots = "farmer,random", .reference = "random"});
  auto const report = boost::json::parse(all.out);

  EXPECT_EQ(all.status, 0);
  EXPECT_EQ(report.at("games"), 80);
  EXPECT_EQ(report.at("blocks"), 2);
  auto const& farmer = report.at("bots").at(0);
  EXPECT_EQ(farmer.at("families").as_object().size(), 10U);
  EXPECT_EQ(farmer.at("faults"), 0);
  EXPECT_GT(farmer.at("lead").at("difference").as_double(), 0.3);
  EXPECT_EQ(report.at("bots").at(1).at("lead").at("difference").as_double(), 0);
}

TEST(Abroad, TheMeanIsThatOfTheFamilies) {
  auto const report =
      boost::json::parse(run_abroad({.run = {.games = 4, .json = true}, .bots = "farmer"}).out);
  auto const& farmer = report.at("bots").at(0);

  double sum = 0;
  for (auto const& family : farmer.at("families").as_object()) sum += family.value().at("share").as_double();
  EXPECT_NEAR(farmer.at("share").as_double(), sum / 10, 1e-9);
}

TEST(Abroad, BothHalvesAreDifferentPlayers) {
  auto const digest_of = [](std::string const& half) {
    auto const all = run_abroad({.run = {.games = 4, .json = true}, .bots = "random", .half = half}).out;
    return boost::json::parse(all).at("digest").as_string();
  };
  EXPECT_NE(digest_of("train"), digest_of("held-out"));
}

TEST(Abroad, ShowsATable) {
  auto const text = run_abroad({.run = {.games = 4}, .bots = "farmer,random"}).out;

  EXPECT_THAT(text, HasSubstr("lead over farmer"));
  EXPECT_THAT(text, HasSubstr("turncoat"));
}

TEST(Abroad, NamesAnInvalidOption) {
  EXPECT_THAT(run_abroad({.bots = "ghost"}).err, HasSubstr("--bots: there is no bot 'ghost'"));
  EXPECT_EQ(run_abroad({.bots = "farmer,farmer"}).err,
            "--bots: at least one name is needed, and each may appear only once.\n");
  EXPECT_EQ(run_abroad({.half = "all"}).err, "--half: 'all' is neither train nor held-out.\n");
  EXPECT_EQ(run_abroad({.bots = "farmer", .reference = "shark"}).err,
            "--reference: 'shark' is none of the bots.\n");
  EXPECT_EQ(run_abroad({.seats = 9}).err, "--seats: must be from 2 to 6, not 9.\n");
}

}  // namespace
}  // namespace kuhhandel::tournament
