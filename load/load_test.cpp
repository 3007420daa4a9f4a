#include "load/load.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <sstream>

namespace kuhhandel::load {
namespace {

class Load : public testing::TestWithParam<char const*> {};

TEST_P(Load, PlaysOverRealSocketsWithoutAFault) {
  LoadOptions options;
  options.tables = 2;
  options.table.edition = GetParam();
  options.table.seats = options.table.edition == "duel" ? 2 : 4;
  options.seconds = 0.5;
  options.json = true;
  options.baseline = false;
  std::ostringstream out;
  std::ostringstream err;

  EXPECT_EQ(load(options, out, err), 0) << err.str();

  auto const report = boost::json::parse(out.str());
  EXPECT_GT(report.at("moves").as_int64(), 0);
  EXPECT_GT(report.at("commands").as_int64(), 0);
}

TEST(LoadOnThreads, PlaysWhereOthersReadAndWriteSockets) {
  LoadOptions options;
  options.tables = 6;
  options.seconds = 0.5;
  options.socket_threads = 2;
  options.json = true;
  options.baseline = false;
  std::ostringstream out;
  std::ostringstream err;

  EXPECT_EQ(load(options, out, err), 0) << err.str();
  EXPECT_GT(boost::json::parse(out.str()).at("moves").as_int64(), 0);
}

TEST(LoadWithBots, PlaysAgainstThoseThatThinkElsewhere) {
  LoadOptions options;
  options.tables = 3;
  options.table = {.edition = "second", .seats = 4, .bots = 3, .bot = "trader"};
  options.seconds = 0.5;
  options.baseline = false;
  std::ostringstream out;
  std::ostringstream err;

  EXPECT_EQ(load(options, out, err), 0) << err.str();
}

TEST(LoadWithBots, LeavesASeatToAClient) {
  LoadOptions options;
  options.table.bots = options.table.seats;
  std::ostringstream out;
  std::ostringstream err;

  EXPECT_EQ(load(options, out, err), 1);
  EXPECT_EQ(err.str(), "At each table at least one seat must be a client's.\n");
}

INSTANTIATE_TEST_SUITE_P(Of, Load, testing::Values("second", "first", "russian", "master", "duel"));

}  // namespace
}  // namespace kuhhandel::load
