// The editions that the engine's package carries are those of the files.
#include "editions/built_in.h"

#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include "codec/edition/edition.h"
#include "codec/editions.h"
#include "tests/package/edition_source.h"
#include "tests/support/source_path.h"

namespace kuhhandel {
namespace {

TEST(BuiltIn, EditionSourceIsUpToDate) {
  auto const path = source_path("src/game/editions/built_in.gen.cpp");
  if (std::getenv("KUHHANDEL_WRITE_GOLDEN") != nullptr) std::ofstream(path) << source_of_all_editions();
  std::ifstream file(path);
  std::string const content{std::istreambuf_iterator<char>(file), {}};

  EXPECT_EQ(content, source_of_all_editions()) << "KUHHANDEL_WRITE_GOLDEN=1 package_tests writes it anew";
}

TEST(BuiltIn, EditionsMatchTheFilesInOrder) {
  auto const ids = codec::edition_ids();
  auto const all = editions::all();

  ASSERT_EQ(all.size(), ids.size()) << "build again if built_in.gen.cpp is newer than this program";
  for (std::size_t i = 0; i < ids.size(); ++i) {
    auto const& file = *codec::edition_named(ids[i]);
    EXPECT_EQ(boost::json::serialize(codec::to_json(all[i])), boost::json::serialize(codec::to_json(file)));
    EXPECT_EQ(all[i].rules, file.rules) << ids[i];
  }
}

TEST(BuiltIn, EditionsAreFoundByTheirIds) {
  EXPECT_EQ(editions::named("second"), &editions::all().front());
  EXPECT_EQ(editions::named("seventh"), nullptr);
}

}  // namespace
}  // namespace kuhhandel
