#include "cli/bench/bench.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <memory>
#include <sstream>

#include "cli/bench/measure.h"

namespace kuhhandel::cli {
namespace {

constexpr Effort kLittle{.games = 20, .runs = 1, .threads = 2};

TEST(Bench, PrintsARowForEachNumberOfSeats) {
  std::ostringstream out;
  std::ostringstream err;

  auto const status = bench({.edition = "second", .effort = kLittle, .json = true}, out, err);

  auto const report = boost::json::parse(out.str());
  EXPECT_EQ(status, 0);
  ASSERT_EQ(report.at("rows").as_array().size(), 3U);
  EXPECT_GT(report.at("rows").at(1).at("decisions_per_second").as_double(), 0);
}

TEST(Bench, PrintsItsCompilerAndTargetMachine) {
  std::ostringstream out;
  std::ostringstream err;

  bench({.edition = "mini-2", .effort = kLittle}, out, err);

  EXPECT_THAT(out.str(), testing::ContainsRegex("Built by (g|clang)[+][+] [0-9.]+ for "));
}

TEST(Bench, FindsNoAllocationOnTheSearchPath) {
  std::ostringstream out;
  std::ostringstream err;

  bench({.edition = {}, .effort = kLittle, .json = true}, out, err);

  auto const report = boost::json::parse(out.str());
  for (auto const& row : report.at("rows").as_array()) {
    EXPECT_EQ(row.at("allocations_per_decision").as_double(), 0) << row;
  }
}

TEST(Allocations, AreCounted) {
  auto const before = allocations_so_far();

  auto const owned = std::make_unique<std::string>(100, 'x');

  EXPECT_EQ(allocations_so_far() - before, 2U) << "the string and its letters";
}

TEST(Bench, NamesAnInvalidOption) {
  std::ostringstream out;
  std::ostringstream err;

  EXPECT_EQ(bench({.edition = {}, .effort = {.games = 0}}, out, err), 1);
  EXPECT_THAT(err.str(), testing::HasSubstr("--games"));
}

}  // namespace
}  // namespace kuhhandel::cli
