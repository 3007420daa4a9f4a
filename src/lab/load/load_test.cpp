#include "load/load.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <sstream>

namespace kuhhandel::load {
namespace {

/// Returns the report of half a second at a server; the tables must be played without a fault.
boost::json::value report_of(LoadOptions options) {
  options.seconds = 0.5;
  options.json = true;
  options.baseline = false;
  std::ostringstream out;
  std::ostringstream err;
  EXPECT_EQ(load(options, out, err), 0) << err.str();
  return boost::json::parse(out.str());
}

class Load : public testing::TestWithParam<char const*> {};

TEST_P(Load, PlaysOverRealSocketsWithoutErrors) {
  LoadOptions options{.tables = 2};
  options.table.edition = GetParam();
  options.table.seats = options.table.edition == "duel" ? 2 : 4;

  auto const report = report_of(options);

  EXPECT_GT(report.at("moves").as_int64(), 0);
  EXPECT_GT(report.at("commands").as_int64(), 0);
}

TEST(LoadOnThreads, PlaysWithSeparateIoThreads) {
  auto const report = report_of({.tables = 6, .socket_threads = 2});

  EXPECT_GT(report.at("moves").as_int64(), 0);
}

TEST(LoadWithBots, PlaysAgainstBotsOnOtherThreads) {
  report_of({.tables = 3, .table = {.edition = "second", .seats = 4, .bots = 3, .bot = "trader"}});
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
