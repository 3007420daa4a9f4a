// `kuhhandel score`: readable text, or the object and exit status that are promised.
#include "cli/score/score.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json/object.hpp>
#include <sstream>

#include "codec/text/parse.h"

namespace kuhhandel::cli {
namespace {

struct Result {
  int status;
  std::string out;
  std::string err;
};

Result scored(std::string const& sheet, bool json) {
  std::istringstream in(sheet);
  std::ostringstream out;
  std::ostringstream err;
  auto const status = score({.json = json}, in, out, err);
  return {status, out.str(), err.str()};
}

constexpr auto kEvening =
    R"({"edition":"master","players":[{"name":"Anna","quartets":["goose","dog","cow"],)"
    R"("pedigrees":["dog","horse"],"rats":4,"excluded":"dog"},{"name":"Ben","points":500},{"name":"Cleo"}]})";

TEST(ScoreCommand, PrintsTheArithmeticTheExclusionAndTheWinner_C9_4) {
  auto const result = scored(kEvening, false);

  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out,
            "Anna: (40 + 800) × 2 + 500 = 2180\n"
            "  The dog quartet does not count (C9.4).\n"
            "  Without the goose in its place it would be 2670.\n"
            "Ben: 500\n"
            "Cleo: 0 × 0 = 0\n"
            "Anna wins.\n");
}

TEST(ScoreCommand, PrintsAllWinners_C9_6) {
  auto const result =
      scored(R"({"edition":"second","players":[{"name":"Anna","points":500},{"name":"Ben","points":500},)"
             R"({"name":"Cleo"}]})",
             false);

  EXPECT_THAT(result.out, testing::EndsWith("Anna, Ben share the win (C9.6).\n"));
}

TEST(ScoreCommand, PrintsOneObject) {
  auto const result = scored(kEvening, true);
  auto const object = codec::parse(result.out)->as_object();

  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(object.at("ok"), true);
  EXPECT_EQ(object.at("players").at(0).at("total"), 2180);
  EXPECT_EQ(object.at("winners"), *codec::parse("[0]"));
}

TEST(ScoreCommand, NamesTheInvalidFieldOfASheet) {
  auto const sheet = R"({"edition":"second","players":[{"name":"A","quartets":["cow","cow"]},)"
                     R"({"name":"B"},{"name":"C"}]})";
  auto const result = scored(sheet, true);

  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(codec::parse(result.out)->as_object().at("field"), "players[0].quartets[1]");
  EXPECT_EQ(scored(sheet, false).err, "players[0].quartets[1]: the quartet of cow is A's already\n");
}

TEST(ScoreCommand, RefusesASheetThatIsTooLarge) {
  EXPECT_THAT(scored(std::string(100'000, ' '), false).err, testing::HasSubstr("larger than 64 kB"));
}

}  // namespace
}  // namespace kuhhandel::cli
