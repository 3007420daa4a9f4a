#include "external/child_process.h"

#include <gtest/gtest.h>
#include <poll.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <csignal>

namespace kuhhandel::external {
namespace {

using std::chrono::milliseconds;

ChildProcess::Clock::time_point within(int ms) { return ChildProcess::Clock::now() + milliseconds{ms}; }

constexpr int kLong = 5000;

ChildProcess started(std::string const& command) { return std::move(*ChildProcess::start(command)); }

TEST(ChildProcess, ExchangesLines) {
  auto child = started("while read -r line; do echo \"<$line>\"; done");
  child.write("one");
  child.write("two");

  EXPECT_EQ(child.read_line(within(kLong)), "<one>");
  EXPECT_EQ(child.read_line(within(kLong)), "<two>");
}

TEST(ChildProcess, TimesOutIfItPrintsNothing) {
  auto child = started("read -r line");

  EXPECT_EQ(child.read_line(within(1)).error(), ReadFailure::late);
}

TEST(ChildProcess, ReportsItsExitStatus) {
  auto child = started("echo last; exit 3");

  EXPECT_EQ(child.read_line(within(kLong)), "last");
  EXPECT_EQ(child.read_line(within(kLong)).error(), ReadFailure::ended);
  EXPECT_EQ(child.stop(milliseconds{kLong}), 3);
}

TEST(ChildProcess, SurvivesAProgramThatClosesItsInput) {
  auto child = started("exec 0<&-; echo closed; exec sleep 60");
  EXPECT_EQ(child.read_line(within(kLong)), "closed");

  for (int i = 0; i < 3; ++i) child.write("to nobody");

  EXPECT_EQ(child.read_line(within(1)).error(), ReadFailure::late);
}

TEST(ChildProcess, LimitsTheLengthOfALine) {
  auto child = started("while :; do printf %01000d 0; done");

  EXPECT_EQ(child.read_line(within(kLong)).error(), ReadFailure::too_long_a_line);
}

TEST(ChildProcess, TimesOutIfTheProgramDoesNotRead) {
  auto child = started("exec sleep 60");
  child.write(std::string(1'000'000, 'x'));

  EXPECT_EQ(child.read_line(within(1)).error(), ReadFailure::late);
}

/// Whether the process is gone, or goes at once.
bool ends(int process) {
  pollfd waiting{.fd = process, .events = POLLIN, .revents = 0};
  return ::poll(&waiting, 1, kLong) == 1;
}

TEST(ChildProcess, LeavesNoProcessBehind) {
  auto child = started("trap '' TERM; sleep 60 & echo $!; wait");
  auto const grandchild = std::stoi(*child.read_line(within(kLong)));
  auto const process = static_cast<int>(::syscall(SYS_pidfd_open, grandchild, 0));
  ASSERT_GE(process, 0);

  EXPECT_EQ(child.stop(milliseconds{0}), 128 + SIGKILL);

  EXPECT_TRUE(ends(process));
  ::close(process);
}

TEST(ChildProcess, MayExitWhenItsInputCloses) {
  auto child = started("while read -r line; do :; done; exit 7");

  EXPECT_EQ(child.stop(milliseconds{kLong}), 7);
}

}  // namespace
}  // namespace kuhhandel::external
