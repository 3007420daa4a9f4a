#include "server/observability/process_metrics.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstddef>
#include <vector>

namespace kuhhandel::server {
namespace {

constexpr auto kProcess =
    "4711 (kuh) handel (x) S 1 4711 4711 0 -1 4194560 5000 0 3 0 250 150 0 0 20 0 7 0 12000 1073741824 2048 "
    "18446744073709551615 1 1 0 0 0 0 0 4096 16387 0 0 0 17 1 0 0 0 0 0 0 0 0 0 0 0 0 0\n";
constexpr auto kSystem = "cpu  1 2 3 4\nctxt 99\nbtime 1790000000\nprocesses 5\n";

TEST(ProcessMetrics, HandleAProgramNameWithBracketsAndSpaces) {
  auto const figures =
      parse_process_metrics(kProcess, kSystem, {.ticks_per_second = 100, .page_bytes = 4096});

  ASSERT_TRUE(figures.has_value());
  EXPECT_EQ(figures->resident_bytes, 2048U * 4096U);
  EXPECT_EQ(figures->virtual_bytes, 1'073'741'824U);
  EXPECT_EQ(figures->threads, 7U);
  EXPECT_DOUBLE_EQ(figures->cpu_seconds, 4.0);
  EXPECT_DOUBLE_EQ(figures->start_time_seconds, 1'790'000'120.0);
}

TEST(ProcessMetrics, AreOmittedIfTheKernelReportsAnotherFormat) {
  EXPECT_FALSE(parse_process_metrics("", kSystem, {}).has_value());
  EXPECT_FALSE(parse_process_metrics("1 (a) S 1 2 3", kSystem, {}).has_value());
  EXPECT_FALSE(parse_process_metrics(kProcess, "cpu 1\n", {}).has_value());
  EXPECT_FALSE(read_process_metrics("/nowhere").has_value());
}

TEST(ProcessMetrics, CountOpenDescriptors) {
  auto const before = read_process_metrics();
  int const descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC);
  auto const after = read_process_metrics();
  close(descriptor);

  ASSERT_TRUE(before && after);
  ASSERT_TRUE(before->open_fds && after->open_fds);
  EXPECT_EQ(*after->open_fds, *before->open_fds + 1);
  EXPECT_GT(after->resident_bytes, 1'000'000U);
  EXPECT_GE(after->virtual_bytes, after->resident_bytes);
  EXPECT_GE(after->threads, 1U);
}

TEST(ProcessMetrics, OfThisProcessCountMemoryThatIsUsed) {
  constexpr std::size_t kMuch = 64'000'000;
  auto const before = read_process_metrics();
  std::vector<char> const used(kMuch, 'x');
  auto const after = read_process_metrics();

  ASSERT_TRUE(before && after);
  EXPECT_GT(after->resident_bytes, before->resident_bytes + kMuch / 2) << used.size();
}

TEST(ProcessMetrics, OfThisProcessHaveOneStartTime) {
  auto const once = read_process_metrics();
  auto const again = read_process_metrics();

  ASSERT_TRUE(once && again);
  EXPECT_DOUBLE_EQ(once->start_time_seconds, again->start_time_seconds) << "it changes only with a restart";
}

}  // namespace
}  // namespace kuhhandel::server
