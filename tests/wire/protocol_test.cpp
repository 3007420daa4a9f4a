// docs/protocol.schema.json and the tables of docs/PROTOCOL.md and docs/VIEWS_AND_EVENTS.md agree with the
// shapes. KUHHANDEL_WRITE_GOLDEN=1 writes them.

#include "tests/wire/protocol.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include "tests/support/broken_json.h"
#include "tests/support/source_path.h"
#include "tests/wire/openapi.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

std::string text_of_file(std::string const& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

bool is_to_write() { return std::getenv("KUHHANDEL_WRITE_GOLDEN") != nullptr; }

void expect_in_file(std::string const& path, std::string const& expected) {
  if (is_to_write()) std::ofstream(path) << expected;
  EXPECT_EQ(text_of_file(path), expected) << "KUHHANDEL_WRITE_GOLDEN=1 writes it anew";
}

TEST(Protocol, TheSchemaMatchesTheShapes) {
  std::string const path = source_path("docs/protocol.schema.json");
  auto schema = json::parse(text_of_file(path)).as_object();
  auto& definitions = schema.at("definitions").as_object();

  definitions = protocol_definitions();

  expect_in_file(path, broken_json(schema) + "\n");
}

/// Returns `page` with the text between the two marks of `name` replaced.
std::string with_part(std::string const& page, std::string const& name, std::string const& part) {
  auto const begin = "<!-- shapes of " + name + " -->\n";
  auto const from = page.find(begin);
  auto const to = page.find("<!-- end -->", from);
  if (from == std::string::npos || to == std::string::npos) return page;
  return page.substr(0, from + begin.size()) + part + page.substr(to);
}

TEST(Protocol, TheTablesOfThePagesMatchTheShapes) {
  std::string all;
  for (auto const& path : {source_path("docs/PROTOCOL.md"), source_path("docs/VIEWS_AND_EVENTS.md")}) {
    auto page = text_of_file(path);
    all += page;

    for (auto const& [name, shapes] : protocol_tables()) page = with_part(page, name, shapes);

    expect_in_file(path, page);
  }
  for (auto const& [name, shapes] : protocol_tables())
    EXPECT_NE(all.find("<!-- shapes of " + name + " -->\n"), std::string::npos) << name;
}

TEST(Protocol, TheHttpApiIsPublishedAsOpenApi) {
  auto const text = broken_json(openapi()) + "\n";

  expect_in_file(source_path("docs/openapi.json"), text);
  EXPECT_LT(text.size(), 400'000U);
}

TEST(Protocol, EveryReferenceOfTheSchemaIsDefined) {
  auto const text = text_of_file(source_path("docs/protocol.schema.json"));
  auto const schema = json::parse(text);
  auto const& definitions = schema.at("definitions").as_object();
  std::string const mark = "\"#/definitions/";

  for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at + 1)) {
    auto const from = at + mark.size();
    auto const name = text.substr(from, text.find('"', from) - from);
    EXPECT_TRUE(definitions.contains(name)) << name;
  }
}

}  // namespace
}  // namespace kuhhandel
