// The example bots play whole games, in every edition, without a fault.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <sstream>

#include "codec/editions.h"
#include "tournament/arena/arena.h"

namespace kuhhandel {
namespace {

struct Run {
  boost::json::value report;
  std::string err;
};

/// One block against random ones, in the smallest round that the edition is for.
Run run(std::string const& command, Edition const& edition) {
  std::string seats = "exec:" + command;
  for (int i = 1; i < edition.fewest_seats; ++i) seats += ",random";
  std::ostringstream out;
  std::ostringstream err;
  tournament::arena(
      {.run =
           {.edition = std::string(edition.id.text()), .games = 1, .threads = 1, .ms = 20'000, .json = true},
       .seats = seats},
      out, err);
  return {boost::json::parse(out.str()), err.str()};
}

class EveryExample : public ::testing::TestWithParam<char const*> {};

TEST_P(EveryExample, PlaysWithoutErrors) {
  for (auto const id : codec::edition_ids()) {
    auto const played = run(GetParam(), *codec::edition_named(id));

    EXPECT_EQ(played.err, "") << id;
    EXPECT_EQ(played.report.at("bots").at(0).at("faults"), 0) << id;
    EXPECT_EQ(played.report.at("cut_off"), 0) << id;
  }
}

TEST_P(EveryExample, PlaysTheSameFromTheSameSeed) {
  auto const& edition = *codec::edition_named("second");

  EXPECT_EQ(run(GetParam(), edition).report.at("digest"), run(GetParam(), edition).report.at("digest"));
}

INSTANTIATE_TEST_SUITE_P(Examples, EveryExample, ::testing::Values(EXAMPLE_IN_CPP, EXAMPLE_IN_PYTHON),
                         [](auto const& example) { return example.index == 0 ? "InCpp" : "InPython"; });

}  // namespace
}  // namespace kuhhandel
