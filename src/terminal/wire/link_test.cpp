#include "terminal/wire/link.h"

#include <gmock/gmock.h>

namespace kuhhandel::terminal {
namespace {

using ::testing::HasSubstr;

TEST(Link, AnInvitationContainsServerAndTable) {
  auto const link = parse_link("https://example.org/t/k7q2m9").value();

  EXPECT_TRUE(link.secure);
  EXPECT_EQ(link.host, "example.org");
  EXPECT_EQ(link.port, "443");
  EXPECT_EQ(link.table, "k7q2m9");
  EXPECT_EQ(link.token, "");
}

TEST(Link, ASeatHasItsKeyBehindTheHash) {
  auto const link = parse_link("ws://[::1]:8080/t/k7q2m9/#0aF").value();

  EXPECT_FALSE(link.secure);
  EXPECT_EQ(link.host, "::1");
  EXPECT_EQ(link.port, "8080");
  EXPECT_EQ(link.token, "0aF");
  EXPECT_EQ(text_of(link), "http://[::1]:8080/t/k7q2m9#0aF");
}

struct Wrong {
  std::string link;
  std::string sentence;
};
class LinkRefuses : public testing::TestWithParam<Wrong> {};

TEST_P(LinkRefuses, WithASentence) {
  EXPECT_THAT(parse_link(GetParam().link).error(), HasSubstr(GetParam().sentence));
}

INSTANTIATE_TEST_SUITE_P(
    Links, LinkRefuses,
    testing::Values(Wrong{"", "begins with none of"}, Wrong{"ftp://a/t/b", "begins with"},
                    Wrong{"https:///t/b", "its host cannot be"},
                    Wrong{"https://a:0/t/b", "its host cannot be"},
                    Wrong{"https://a:99999/t/b", "its host cannot be"},
                    Wrong{"https://a b/t/b", "its host cannot be"}, Wrong{"https://a/", "leads to no table"},
                    Wrong{"https://a/t/", "names no table"}, Wrong{"https://a/t/b\"c", "names no table"},
                    Wrong{"https://a/t/b#\"", "its key is none"}));

}  // namespace
}  // namespace kuhhandel::terminal
