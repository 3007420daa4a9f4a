#include "apps/load/load.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <sstream>

namespace kuhhandel {
namespace {

class Load : public testing::TestWithParam<char const*> {};

TEST_P(Load, PlaysOverRealSocketsWithoutAFault) {
  LoadOptions options;
  options.tables = 2;
  options.company.edition = GetParam();
  options.company.seats = options.company.edition == "duel" ? 2 : 4;
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

INSTANTIATE_TEST_SUITE_P(Of, Load, testing::Values("second", "first", "russian", "master", "duel"));

}  // namespace
}  // namespace kuhhandel
