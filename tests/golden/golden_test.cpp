// Every record of this folder replays to the end that stands beside it, as `kuhhandel replay --json` prints
// it.
#include <gmock/gmock.h>

#include <algorithm>
#include <boost/json.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "codec/moves/event.h"
#include "codec/records/record.h"
#include "codec/records/replay.h"
#include "codec/records/replay_steps.h"
#include "codec/tale_shapes.h"
#include "codec/text/parse.h"
#include "codec/views/open_state.h"
#include "tests/support/source_path.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

constexpr std::string_view kExpected = ".expected.json";
constexpr std::string_view kAudienceEvents = ".told.json";
constexpr std::string_view kTales = ".tales.json";

std::string text_of(std::string const& name) {
  std::ifstream file(source_path("tests/golden/" + name));
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The names of the records beside which such a file stands, without their ending.
std::vector<std::string> names(std::string_view ending = kExpected) {
  std::vector<std::string> found;
  for (auto const& file : std::filesystem::directory_iterator(source_path("tests/golden"))) {
    auto const name = file.path().filename().string();
    if (name.ends_with(ending)) found.push_back(name.substr(0, name.size() - ending.size()));
  }
  std::ranges::sort(found);
  return found;
}

json::value end_of(codec::Record const& record) {
  auto const end = codec::replay(record);
  if (!end) {
    return {{"ok", false},
            {"at", end.error().at},
            {"refusal", json::string_view(name_of(*end.error().refusal))},
            {"clause", json::string_view(clause_of(*end.error().refusal))}};
  }
  json::object shown{{"ok", true}};
  for (auto const& [name, value] : codec::open_state(*end, record.edition)) shown[name] = value;
  return shown;
}

/// The same text as JSON, so that numbers compare alike.
json::value parsed(std::string const& text) { return json::parse(text); }

class Golden : public ::testing::TestWithParam<std::string> {};

TEST_P(Golden, ReplaysToTheExpectedEnd) {
  auto const record = codec::record_from_text(text_of(GetParam() + ".json"));
  ASSERT_TRUE(record) << codec::text_of(record.error());

  EXPECT_EQ(parsed(json::serialize(end_of(*record))), parsed(text_of(GetParam() + std::string(kExpected))));
}

TEST_P(Golden, RoundTrips) {
  auto const record = codec::record_from_text(text_of(GetParam() + ".json"));
  auto const again = codec::record_from(codec::to_json(*record));

  ASSERT_TRUE(again) << codec::text_of(again.error());
  EXPECT_EQ(end_of(*again), end_of(*record));
}

/// What those who look on are told of the whole game.
json::array audience_events(codec::Record const& record) {
  json::array result;
  auto const ended = codec::replay(record, [&](Transition const& step) {
    for (auto const& event : step.events)
      result.push_back(codec::to_json(seen_by({}, event), record.edition));
  });
  EXPECT_TRUE(ended);
  return result;
}

class GoldenEvents : public ::testing::TestWithParam<std::string> {};

// The page's own tests read the same files: its counts follow from what is told.
TEST_P(GoldenEvents, MatchTheExpectedFile) {
  auto const record = codec::record_from_text(text_of(GetParam() + ".json"));
  ASSERT_TRUE(record) << codec::text_of(record.error());

  EXPECT_EQ(parsed(json::serialize(audience_events(*record))),
            parsed(text_of(GetParam() + std::string(kAudienceEvents))));
}

class Tales : public ::testing::TestWithParam<std::string> {};

// What the page says of them is held by its own tests, from the same files.
TEST_P(Tales, MatchTheExpectedFile) {
  auto const record = codec::record_from_text(text_of(GetParam() + ".json"));
  ASSERT_TRUE(record) << codec::text_of(record.error());

  auto const replay = codec::replay_to_json(*record, codec::OpenHands{});
  EXPECT_EQ(parsed(json::serialize(replay.at("tales"))), parsed(text_of(GetParam() + std::string(kTales))));
}

std::string test_name(::testing::TestParamInfo<std::string> const& file) {
  auto name = file.param;
  std::ranges::replace(name, '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Games, GoldenEvents, ::testing::ValuesIn(names(kAudienceEvents)), test_name);
INSTANTIATE_TEST_SUITE_P(Games, Tales, ::testing::ValuesIn(names(kTales)), test_name);
INSTANTIATE_TEST_SUITE_P(Games, Golden, ::testing::ValuesIn(names()), test_name);

TEST(GoldenFiles, IncludeATaleOfEachKind) {
  std::string all;
  for (auto const& name : names(kTales)) all += text_of(name + std::string(kTales));
  for (auto const kind : codec::kTales.names()) {
    auto const word = "\"kind\":\"" + std::string(kind) + "\"";
    EXPECT_NE(all.find(word), std::string::npos) << kind;
  }
}

TEST(GoldenFiles, ComeInPairs) {
  for (auto const& name : names()) EXPECT_FALSE(text_of(name + ".json").empty()) << name;
  EXPECT_GE(names().size(), 30U);
}

}  // namespace
}  // namespace kuhhandel
