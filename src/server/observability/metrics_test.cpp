#include "server/observability/metrics.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include "tests/support/log_lines.h"
#include "tests/support/source_path.h"

namespace kuhhandel::server {
namespace {

using testing::HasSubstr;

TEST(Metrics, ReportTheCurrentGauges) {
  auto const text = Metrics().text({.connections = 3,
                                    .max_connections = 50,
                                    .tables = 2,
                                    .max_tables = 30,
                                    .data_bytes = 4096,
                                    .is_full = true});

  EXPECT_THAT(text, HasSubstr("\nkuhhandel_connections 3\n"));
  EXPECT_THAT(text, HasSubstr("\nkuhhandel_most_connections 50\n"));
  EXPECT_THAT(text, HasSubstr("\nkuhhandel_tables 2\n"));
  EXPECT_THAT(text, HasSubstr("\nkuhhandel_most_tables 30\n"));
  EXPECT_THAT(text, HasSubstr("\nkuhhandel_data_bytes 4096\n"));
  EXPECT_THAT(text, HasSubstr("\nkuhhandel_full 1\n"));
  EXPECT_THAT(text, testing::Not(HasSubstr("kuhhandel_certificate_ends_seconds")));
}

TEST(Metrics, ReportTheExpiryOfTheCertificate) {
  auto const end = std::chrono::sys_days(std::chrono::year(2027) / 1 / 1);

  EXPECT_THAT(Metrics().text({.certificate_ends = end}),
              HasSubstr("\nkuhhandel_certificate_ends_seconds 1798761600\n"));
}

TEST(Metrics, ReportPendingBotRequests) {
  Metrics metrics;

  metrics.count_bot_question();
  metrics.count_bot_question();
  metrics.observe_bot_time(std::chrono::milliseconds(3));

  auto const text = metrics.text({});
  EXPECT_THAT(text, HasSubstr("\nkuhhandel_bot_questions_total 2\n"));
  EXPECT_THAT(text, HasSubstr("\nkuhhandel_thinking_seconds_count 1\n"));
}

TEST(Metrics, ReportQueueLengthsAndAges) {
  Metrics metrics;
  metrics.set_bot_questions_waiting(1);

  auto const text = metrics.text(
      {.gauges = {.queues = {.connections = 2, .outbox_events = 3, .notifications = 4, .webhook_posts = 5},
                  .sync_age = std::chrono::milliseconds(2500),
                  .clock_ahead = std::chrono::hours(-1)}});

  EXPECT_THAT(text, HasSubstr("\nkuhhandel_bot_questions_waiting 1\n"));
  EXPECT_THAT(text, HasSubstr("\nkuhhandel_connections_waiting 2\n"));
  EXPECT_THAT(text, HasSubstr("\nkuhhandel_outbox_events 3\n"));
  EXPECT_THAT(text, HasSubstr("\nkuhhandel_notifications_waiting 4\n"));
  EXPECT_THAT(text, HasSubstr("\nkuhhandel_webhook_posts_waiting 5\n"));
  EXPECT_THAT(text, HasSubstr("\nkuhhandel_sync_age_seconds 2.5\n"));
  EXPECT_THAT(text, HasSubstr("\nkuhhandel_clock_ahead_seconds -3600\n"));
}

TEST(Metrics, CountASlowDiskAndASlowLoopAboveTheLimitsOfTheirAlerts) {
  Metrics metrics;

  metrics.observe_sync(std::chrono::milliseconds(200));
  metrics.observe_batch(1, std::chrono::milliseconds(200));

  auto const text = metrics.text({});
  for (auto const* const name : {"kuhhandel_seal_seconds", "kuhhandel_turn_seconds"}) {
    EXPECT_THAT(text, HasSubstr(std::string(name) + "_bucket{le=\"0.1\"} 0\n"));
    EXPECT_THAT(text, HasSubstr(std::string(name) + "_bucket{le=\"+Inf\"} 1\n"));
    EXPECT_THAT(text, HasSubstr(std::string(name) + "_sum 0.2\n"));
  }
}

TEST(Metrics, UseTheStandardNamesForProcessMetrics) {
  ProcessMetrics const process{.resident_bytes = 50'000'000,
                               .virtual_bytes = 90'000'000,
                               .threads = 8,
                               .cpu_seconds = 1.5,
                               .start_time_seconds = 1'790'000'000.25,
                               .open_fds = 40,
                               .max_fds = 20'000};

  auto const text = Metrics().text({.gauges = {.process = process}});

  EXPECT_THAT(text, HasSubstr("\nprocess_resident_memory_bytes 50000000\n"));
  EXPECT_THAT(text, HasSubstr("\nprocess_virtual_memory_bytes 90000000\n"));
  EXPECT_THAT(text, HasSubstr("\nprocess_threads 8\n"));
  EXPECT_THAT(text, HasSubstr("\nprocess_cpu_seconds_total 1.5\n"));
  EXPECT_THAT(text, HasSubstr("\nprocess_start_time_seconds 1.79000000025e+09\n"));
  EXPECT_THAT(text, HasSubstr("\nprocess_open_fds 40\n"));
  EXPECT_THAT(text, HasSubstr("\nprocess_max_fds 20000\n"));
  EXPECT_THAT(Metrics().text({}), testing::Not(HasSubstr("process_")));
}

TEST(Metrics, ReportTheDataSizeAndItsLimit) {
  auto const text_of = [](store::DiskUse const& disk) { return Metrics().text({.gauges = {.disk = disk}}); };

  auto const text =
      text_of({.database = 4000, .write_ahead_log = 96, .budget = 10'000, .available = 7'000'000});

  EXPECT_THAT(text, HasSubstr("\nkuhhandel_database_bytes 4000\n"));
  EXPECT_THAT(text, HasSubstr("\nkuhhandel_wal_bytes 96\n"));
  EXPECT_THAT(text, HasSubstr("\nkuhhandel_disk_budget_bytes 10000\n"));
  EXPECT_THAT(text, HasSubstr("\nkuhhandel_disk_available_bytes 7000000\n"));
  EXPECT_THAT(text_of({}), testing::Not(HasSubstr("kuhhandel_disk_budget_bytes"))) << "there is no limit";
}

TEST(Metrics, CountDeliveriesByResult) {
  Deliveries webhooks;
  webhooks.count(push::DeliveryStatus::unreachable);
  webhooks.count(push::DeliveryStatus::unreachable);

  auto const text = Metrics().text({.gauges = {.webhooks = webhooks}});

  EXPECT_THAT(text, HasSubstr("\nkuhhandel_webhook_posts_total{result=\"unreachable\"} 2\n"));
  EXPECT_THAT(text, HasSubstr("\nkuhhandel_notifications_total{result=\"sent\"} 0\n"));
}

TEST(Metrics, CountLogLinesByEvent) {
  auto const line = [](std::uint64_t count) {
    return "\nkuhhandel_log_events_total{event=\"unreadable\",level=\"error\"} " + std::to_string(count) +
           '\n';
  };
  std::uint64_t before = 0;
  for (auto const& [event, count] : log_event_counts())
    if (event.name == "unreadable") before = count;
  LogLines const lines;

  log_json("unreadable", "why", "");

  EXPECT_THAT(Metrics().text({}), HasSubstr(line(before + 1)));
}

/// Returns the metric names in a text.
std::set<std::string> names_in(std::string const& text) {
  static std::regex const name(R"(\b(kuhhandel|process)_[a-z_]+)");
  std::set<std::string> names;
  for (std::sregex_iterator found(text.begin(), text.end(), name), end; found != end; ++found)
    names.insert(found->str());
  return names;
}

std::string file(std::filesystem::path const& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

TEST(Metrics, HaveTheNamesUsedByAlertsAndDashboards) {
  Metrics metrics;
  metrics.count_request("files", 200);
  auto const names =
      names_in(metrics.text({.certificate_ends = std::chrono::sys_seconds{},
                             .gauges = {.disk = store::DiskUse{.budget = 1, .available = 1},
                                        .process = ProcessMetrics{.open_fds = 1, .max_fds = 1}}}));

  std::filesystem::path const folder = source_path("packaging/monitoring");
  for (auto const* name : {"alerts.yml", "dashboard.json"}) {
    auto const used = names_in(file(folder / name));
    EXPECT_FALSE(used.empty()) << name;
    EXPECT_THAT(names, testing::IsSupersetOf(used)) << name;
  }
}

/// Returns the first group of each match.
std::set<std::string> matches_in(std::string const& text, std::regex const& pattern) {
  std::set<std::string> matches;
  for (std::sregex_iterator found(text.begin(), text.end(), pattern), end; found != end; ++found)
    matches.insert(found->str(1));
  return matches;
}

TEST(Alerts, EachHaveATestAndARunbookEntry) {
  std::filesystem::path const folder = source_path("packaging/monitoring");
  std::regex const alert(R"(- alert: (\w+))");
  std::regex const tested(R"(- alertname: (\w+))");
  std::regex const described(R"(`(Kuhhandel\w+)`)");
  auto const alerts = matches_in(file(folder / "alerts.yml"), alert);

  EXPECT_GT(alerts.size(), 20U);
  EXPECT_EQ(matches_in(file(folder / "alerts.test.yml"), tested), alerts);
  EXPECT_EQ(matches_in(file(source_path("docs/RUNBOOK.md")), described), alerts);
}

}  // namespace
}  // namespace kuhhandel::server
