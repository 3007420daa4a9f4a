#include "server/observability/prometheus_text.h"

#include <gmock/gmock.h>

namespace kuhhandel::server {
namespace {

using testing::HasSubstr;

TEST(Exposition, HasCumulativeHistogramBuckets) {
  Histogram times;
  std::string text;

  for (auto const seconds : {0.0009765625, 0.00390625, 2.0}) times.observe(seconds);
  times.append_to("wait", text);

  EXPECT_THAT(text, HasSubstr("wait_bucket{le=\"0.0005\"} 0\nwait_bucket{le=\"0.001\"} 1\n"));
  EXPECT_THAT(text, HasSubstr("wait_bucket{le=\"0.005\"} 2\n"));
  EXPECT_THAT(text, HasSubstr("wait_bucket{le=\"1\"} 2\nwait_bucket{le=\"+Inf\"} 3\n"
                              "wait_count 3\nwait_sum 2.0048828125\n"));
}

TEST(Exposition, KeepsTheFractionOfANumber) {
  std::string text;

  append_number("age", 1'790'000'000.25, text);
  append_number("ahead", -0.5, text);

  EXPECT_EQ(text, "age 1.79000000025e+09\nahead -0.5\n");
}

TEST(Exposition, WritesHelpAndTypeBeforeAMetric) {
  std::string text;

  append_head("tables", "Tables in memory.", "gauge", text);
  append_line("tables", {}, 7, text);

  EXPECT_EQ(text, "# HELP tables Tables in memory.\n# TYPE tables gauge\ntables 7\n");
}

}  // namespace
}  // namespace kuhhandel::server
