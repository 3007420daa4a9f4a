// From the positions of the golden records as many games go on as counts.json says. Of the record `commands`
// have been played; `counts` are the games of 1, 2, … further commands. A rule that lets one command too many
// pass, or one too few, changes a number.
#include <gmock/gmock.h>

#include <algorithm>
#include <boost/json.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "codec/records/record.h"
#include "codec/records/replay.h"
#include "tests/perft/every_command.h"
#include "tests/support/source_path.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

std::string text_of(std::filesystem::path const& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

json::array const& lines() {
  static auto const all = json::parse(text_of(source_path("tests/perft/counts.json"))).as_array();
  return all;
}

std::string name_of(json::value const& line) { return std::string(line.at("record").as_string()); }

codec::Record record_of(json::value const& line) {
  auto const path = source_path("tests/golden/" + name_of(line) + ".json");
  auto record = codec::record_from_text(text_of(path)).value();
  record.commands.resize(line.at("commands").to_number<std::size_t>());
  return record;
}

class Perft : public ::testing::TestWithParam<json::value> {};

TEST_P(Perft, MatchesTheExpectedCounts) {
  auto const record = record_of(GetParam());
  auto const state = codec::replay(record).value();
  int depth = 0;
  for (auto const& count : GetParam().at("counts").as_array()) {
    EXPECT_EQ(perft(record.edition, state, ++depth), count.to_number<std::uint64_t>())
        << depth << " commands";
  }
}

INSTANTIATE_TEST_SUITE_P(Positions, Perft, ::testing::ValuesIn(lines().begin(), lines().end()),
                         [](auto const& line) {
                           auto name =
                               name_of(line.param) + "_after_" + json::serialize(line.param.at("commands"));
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

TEST(PerftCounts, IncludePositionsOfEveryEdition) {
  std::set<std::string> editions;
  for (auto const& line : lines()) editions.emplace(record_of(line).edition.id.text());
  EXPECT_THAT(editions, ::testing::UnorderedElementsAre("second", "first", "russian", "master", "duel"));
}

}  // namespace
}  // namespace kuhhandel
