#include "server/metrics.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

namespace kuhhandel::server {
namespace {

using testing::HasSubstr;

TEST(Metrics, TellHowThingsStand) {
  auto const text = Metrics().text({.connections = 3,
                                    .most_connections = 50,
                                    .tables = 2,
                                    .most_tables = 30,
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

TEST(Metrics, TellWhenTheCertificateEnds) {
  auto const end = std::chrono::sys_days(std::chrono::year(2027) / 1 / 1);

  EXPECT_THAT(Metrics().text({.certificate_ends = end}),
              HasSubstr("\nkuhhandel_certificate_ends_seconds 1798761600\n"));
}

TEST(Metrics, TellBotQuestionsThatAreNotAnswered) {
  Metrics metrics;

  metrics.count_bot_question();
  metrics.count_bot_question();
  metrics.count_thought(std::chrono::milliseconds(3));

  auto const text = metrics.text({});
  EXPECT_THAT(text, HasSubstr("\nkuhhandel_bot_questions_total 2\n"));
  EXPECT_THAT(text, HasSubstr("\nkuhhandel_thinking_seconds_count 1\n"));
}

/// The names of figures that a text speaks of.
std::set<std::string> names_in(std::string const& text) {
  static std::regex const name(R"(kuhhandel_[a-z_]+)");
  std::set<std::string> names;
  for (std::sregex_iterator found(text.begin(), text.end(), name), end; found != end; ++found)
    names.insert(found->str());
  return names;
}

std::string file(std::filesystem::path const& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

TEST(Metrics, HaveTheNamesThatAlarmsAndCurvesStandOn) {
  Metrics metrics;
  metrics.count_request(nullptr, 200);
  auto const told = names_in(metrics.text({.certificate_ends = std::chrono::sys_seconds{}}));

  std::filesystem::path const folder = KUHHANDEL_MONITORING;
  for (auto const* name : {"alerts.yml", "dashboard.json"}) {
    auto const used = names_in(file(folder / name));
    EXPECT_FALSE(used.empty()) << name;
    EXPECT_THAT(told, testing::IsSupersetOf(used)) << name;
  }
}

}  // namespace
}  // namespace kuhhandel::server
