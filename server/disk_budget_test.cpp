#include "server/disk_budget.h"

#include <gtest/gtest.h>

#include "tests/support/a_site.h"

namespace kuhhandel::server {
namespace {

constexpr auto kTable =
    R"({"player":"Ben","name":"Monday","edition":"second","seats":3,"public":true,"speed":1})";
constexpr auto kGroup = R"({"name":"Sunday","players":[]})";

TEST(DiskBudget, RefusesWhatIsNewWhereItIsUsedUpAndLetsGoOnWhatRuns) {
  ASite site;
  DiskBudget const disk(site.server.store(), store::bytes_in_use(site.server.store()));
  auto services = site.services();
  services.disk = &disk;
  auto const ask = [&](std::string_view path, std::string_view body) {
    HttpRequest const request{.method = "POST", .path = path, .body = body};
    return std::get<HttpAnswer>(answer_request(services, request, site.server.now));
  };
  auto const anna = site.server.open();

  auto const refused = ask("/api/tables", kTable);

  EXPECT_EQ(refused.status, 507);
  EXPECT_EQ(boost::json::parse(refused.body).at("error").as_string(), "full");
  EXPECT_EQ(ask("/api/groups", kGroup).status, 507);
  EXPECT_EQ(ask("/api/tables/" + anna.table + "/seats", R"({"player":"Ben"})").status, 201);
  Guest guest(site.server, anna);
  EXPECT_TRUE(guest.hello(anna.token));
}

TEST(DiskBudget, CountsWhatIsInUse) {
  ASite site;
  DiskBudget const disk(site.server.store(), store::bytes_in_use(site.server.store()) + 100'000);
  EXPECT_FALSE(disk.is_used_up());

  site.server.store().add_game("abc", 1, std::string(200'000, 'x'), {});

  EXPECT_TRUE(disk.is_used_up());
}

}  // namespace
}  // namespace kuhhandel::server
