// If-None-Match by the grammar and the examples of RFC 9110 (8.8.3 and 13.1.2).
#include "server/content/entity_tag.h"

#include <gtest/gtest.h>

namespace kuhhandel::server {
namespace {

TEST(EntityTag, DiffersForEachEncoding) {
  EXPECT_EQ(entity_tag("\"7\"", ContentCoding::identity), "\"7\"");
  EXPECT_EQ(entity_tag("\"7\"", ContentCoding::gzip), "\"7-gzip\"");
  EXPECT_EQ(entity_tag("\"7\"", ContentCoding::brotli), "\"7-br\"");
}

TEST(EntityTag, MatchesItselfAListOrAStar) {
  for (auto const* const header :
       {R"("xyzzy")", R"(W/"xyzzy")", R"("a", "xyzzy")", R"("xyzzy", "r2d2xxxx", "c3piozzzz")",
        R"(W/"xyzzy", W/"r2d2xxxx", W/"c3piozzzz")", R"("a","xyzzy")", R"( "a" , , W/"xyzzy" ,)",
        "\t\"xyzzy\"\t", R"("a,b", "xyzzy")", "*", " * ", R"("" , "xyzzy")"})
    EXPECT_TRUE(names_entity_tag(header, R"("xyzzy")")) << header;
}

TEST(EntityTag, MatchesNothingElse) {
  for (auto const* const header :
       {"", ",", R"("other")", R"("XYZZY")", R"("xyzzy-gzip")", "xyzzy", R"("xyzzy)", R"(xyzzy")",
        R"(w/"xyzzy")", R"(W/ "xyzzy")", R"("xyzzy"junk)", R"(junk"xyzzy")", "**", "*, \"a\"",
        R"("a" "b" x "xyzzy")", R"("a, "xyzzy")"})
    EXPECT_FALSE(names_entity_tag(header, R"("xyzzy")")) << header;
}

}  // namespace
}  // namespace kuhhandel::server
