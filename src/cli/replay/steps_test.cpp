// `kuhhandel replay --step`: forward and back through a game.
#include "cli/replay/steps.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

namespace kuhhandel::cli {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

std::string stepped(std::string const& commands, std::string const& answers, int status = 0) {
  auto const record = codec::record_from_text(
      R"({"format":"kuhhandel-record","version":1,"edition":"second","seats":["Anna","Ben","Cleo"],)"
      R"("seed":"7f3a","first":0,"commands":[)" +
      commands + "]}");
  std::istringstream in(answers);
  std::ostringstream out;
  EXPECT_EQ(step_through(*record, in, out), status);
  return out.str();
}

constexpr auto kBids = R"({"by":0,"do":"auction"},{"by":2,"do":"bid","amount":40})";

TEST(ReplaySteps, StartBeforeTheFirstCommand) {
  EXPECT_THAT(stepped(kBids, "q\n"), HasSubstr("Anna's turn.\n-- 0 of 2"));
}

TEST(ReplaySteps, MoveForwardAndBack) {
  auto const out = stepped(kBids, "\n\nb\nq\n");

  EXPECT_THAT(out, HasSubstr("Cleo bids 40."));
  EXPECT_THAT(out, EndsWith("-- 1 of 2 (Enter on, b back, a number, q end): \n"));
}

TEST(ReplaySteps, JumpToANumberWithinTheGame) {
  EXPECT_THAT(stepped(kBids, "99\nq\n"), HasSubstr("-- 2 of 2"));
  EXPECT_THAT(stepped(kBids, "duck\nq\n"), Not(HasSubstr("Cleo")));
}

TEST(ReplaySteps, EndAtTheEndOfInput) { EXPECT_THAT(stepped(kBids, ""), HasSubstr("-- 0 of 2")); }

TEST(ReplaySteps, ReportTheIllegalCommand_C4_1) {
  auto const wrong = R"({"by":0,"do":"auction"},{"by":2,"do":"bid","amount":45})";

  EXPECT_THAT(stepped(wrong, "\nq\n", 1),
              HasSubstr("The next command is refused. Bids are multiples of 10."));
}

}  // namespace
}  // namespace kuhhandel::cli
