// Headers that programs write in different ways.
#include "server/http/json_response.h"

#include <gtest/gtest.h>

namespace kuhhandel::server {
namespace {

TEST(BearerOf, IgnoresTheCaseOfTheSchemeAndBlanksAroundTheKey) {
  for (std::string_view const header :
       {"Bearer KEY", "bearer KEY", "BEARER KEY", "Bearer   KEY", "Bearer KEY "})
    EXPECT_EQ(bearer_of({.authorization = header}), "KEY") << header;
}

TEST(BearerOf, IsEmptyForOtherSchemes) {
  for (std::string_view const header :
       {"", "Bearer", "Bearer ", "BearerKEY", "Basic KEY", "KEY", " Bearer KEY"})
    EXPECT_EQ(bearer_of({.authorization = header}), "") << header;
}

}  // namespace
}  // namespace kuhhandel::server
