// `--edition-file` takes an edition as strictly as the build takes its own.
#include <gtest/gtest.h>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>

#include "cli/editions/editions.h"
#include "codec/editions.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel::cli {
namespace {

/// Small, without rules of its own; this is all that a file must have, and its words.
std::string a_file(std::string const& id, std::string const& more = "") {
  return R"({"id":")" + id +
         R"(","words":{"de":{"name":"Hof","difference":"Klein."}},"seats":[2,2],)"
         R"("animals":[{"id":"hen","worth":10,"copies":2},{"id":"cow","worth":10,"copies":2}],)"
         R"("money":{"10":4},"hand":{"10":2})" +
         more + "}";
}

/// Returns the result of loading a file with that text.
std::expected<std::string, std::string> carried(std::string const& text) {
  ThrowawayFolder const folder;  // of its own: tests run side by side
  auto const path = folder.path() / "an-edition.json";
  std::ofstream(path) << text;
  auto loaded = load_edition_file(path);
  if (!loaded) loaded.error().erase(0, std::string(path).size() + 2);
  return loaded;
}

TEST(EditionFromFile, CanBePlayedByItsId_C11_4) {
  EXPECT_EQ(carried(a_file("yard")), "yard");

  ASSERT_NE(codec::edition_named("yard"), nullptr);
  EXPECT_EQ(codec::edition_named("yard")->rules, Ruleset{});
  EXPECT_EQ(codec::edition_ids(Purpose::play).back(), "yard");
}

TEST(EditionFromFile, IncludesItsWordsInTheHumanReadableForm) {
  ASSERT_TRUE(carried(a_file("court")));

  EXPECT_EQ(serialize(codec::edition_for_people(*codec::edition_named("court")).at("words")),
            R"({"de":{"name":"Hof","difference":"Klein."}})");
  EXPECT_FALSE(codec::edition_for_people(*codec::edition_named("second")).contains("words"));
}

TEST(EditionFromFile, NamesTheInvalidField) {
  EXPECT_EQ(carried(a_file("a", R"(,"colour":"red")")).error().substr(0, 37),
            "colour: is not a known field here; kn");
  EXPECT_EQ(carried(a_file("a", R"(,"rules":{"bonus":true})")).error(),
            "rules.bonus: the box of edition a has no bonus card");
  EXPECT_EQ(carried(a_file("second")).error(), "id: is taken: there is an edition second");
  EXPECT_FALSE(carried("no edition"));
}

TEST(EditionFromFile, ReportsAMissingFile) {
  EXPECT_EQ(load_edition_file("/nowhere.json").error(), "/nowhere.json: cannot be read.");
}

}  // namespace
}  // namespace kuhhandel::cli
