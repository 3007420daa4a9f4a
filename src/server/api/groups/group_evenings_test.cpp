// The next evening, the calendar and the webhook of a group over HTTP.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/a_push_service.h"
#include "tests/support/a_site.h"

namespace kuhhandel::server {
namespace {

using testing::HasSubstr;

struct AGroupOnline {
  ASite site;
  boost::json::value keys =
      site.json("POST", "/api/groups", R"({"name":"Sundays","players":["Anna","Ben"]})");
  std::string key = text(keys, "key");
  std::string share = text(keys, "share");

  AGroupOnline() {
    site.webhooks = std::make_unique<WebhookSender>(
        site.server.store().database(), push::SenderOptions{.address_policy = push::AddressPolicy::internet});
  }

  static std::string text(boost::json::value const& object, std::string const& member) {
    return std::string(object.at(member).as_string());
  }
  boost::json::value json(std::string_view method, std::string_view path, std::string_view body = {}) {
    return site.json(method, path, body, key);
  }
  std::string at(std::chrono::hours later) {
    return std::to_string((site.server.now + table::Duration(later)).count());
  }
  boost::json::value plan(std::chrono::hours later) {
    return json("PUT", "/api/group/evening", R"({"at":)" + at(later) + R"(,"place":"Anna's"})");
  }
  HttpResponse calendar(std::string const& calendar_key) {
    return site.ask("GET", "/api/group/calendar/" + calendar_key + ".ics");
  }
};

TEST(EveningRoutes, PlanAnEveningVisibleToTheGroup) {
  AGroupOnline a;

  auto const group = a.plan(std::chrono::hours(24));

  EXPECT_EQ(group.at("evening").at("place"), "Anna's");
  EXPECT_EQ(std::to_string(a.site.json("GET", "/api/group", {}, a.share).at("evening").at("at").as_int64()),
            a.at(std::chrono::hours(24)));
  EXPECT_FALSE(a.json("DELETE", "/api/group/evening").as_object().contains("evening"));
}

TEST(EveningRoutes, RefuseADateThatIsPastOrTooFarAway) {
  AGroupOnline a;

  EXPECT_EQ(a.plan(std::chrono::hours(-1)).at("field"), "at");
  EXPECT_EQ(a.plan(std::chrono::days(3 * 365)).at("field"), "at");
  EXPECT_EQ(a.site.ask("PUT", "/api/group/evening", R"({"at":1,"place":""})", a.share).status, 403);
}

TEST(EveningRoutes, ServeTheEveningsToCalendarPrograms) {
  AGroupOnline a;
  a.plan(std::chrono::hours(24));
  a.json("POST", "/api/group/games",
         R"({"date":"2026-11-21","sheet":{"edition":"second","players":[{"name":"Anna","points":800},)"
         R"({"name":"Ben"},{"name":"Cleo"}]}})");
  EXPECT_FALSE(a.json("GET", "/api/group/keys").as_object().contains("calendar"));

  auto const first = AGroupOnline::text(a.json("POST", "/api/group/calendar"), "calendar");

  auto const answer = a.calendar(first);
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.headers.front(),
            std::pair(std::string("Content-Type"), std::string("text/calendar; charset=utf-8")));
  EXPECT_THAT(answer.body, HasSubstr("DTSTART;VALUE=DATE:20261121\r\n"));
  EXPECT_THAT(answer.body, HasSubstr("DESCRIPTION:Anna 800\\, Ben 0\\, Cleo 0\r\n"));
  EXPECT_THAT(answer.body, HasSubstr("LOCATION:Anna's\r\n"));
  EXPECT_EQ(AGroupOnline::text(a.json("GET", "/api/group/keys"), "calendar"), first);
}

TEST(EveningRoutes, RevokeACalendarKey) {
  AGroupOnline a;
  auto const first = AGroupOnline::text(a.json("POST", "/api/group/calendar"), "calendar");
  auto const second = AGroupOnline::text(a.json("POST", "/api/group/calendar"), "calendar");

  EXPECT_EQ(a.calendar(first).status, 404);
  EXPECT_EQ(a.calendar(second).status, 200);
  a.json("DELETE", "/api/group/calendar");
  EXPECT_EQ(a.calendar(second).status, 404);
}

TEST(EveningRoutes, LimitACalendarKeyToTheCalendar) {
  AGroupOnline a;
  auto const calendar = AGroupOnline::text(a.json("POST", "/api/group/calendar"), "calendar");

  EXPECT_EQ(a.site.ask("GET", "/api/group", {}, calendar).status, 404);
  EXPECT_EQ(a.site.ask("GET", "/api/group/calendar/" + a.key + ".ics").status, 404);
  EXPECT_EQ(a.site.ask("GET", "/api/group/calendar/" + calendar).status, 404);
  EXPECT_EQ(a.site.ask("POST", "/api/group/calendar", {}, a.share).status, 403);
}

TEST(EveningRoutes, ShowAWebhookOnlyToEditors) {
  AGroupOnline a;

  auto const keys = a.json("PUT", "/api/group/webhook", R"({"address":"https://example.org/hook"})");

  EXPECT_EQ(keys.at("webhook").at("address"), "https://example.org/hook");
  EXPECT_EQ(a.site.ask("GET", "/api/group/keys", {}, a.share).status, 403);
  a.plan(std::chrono::hours(1));
  groups::WebhookQueue const posts(a.site.server.store().database());
  EXPECT_THAT(posts.due(a.site.server.now, 1).front().text, HasSubstr(R"("event":"evening_planned")"));
  EXPECT_FALSE(a.json("DELETE", "/api/group/webhook").as_object().contains("webhook"));
}

TEST(EveningRoutes, RefuseAWebhookWithAForbiddenAddress) {
  AGroupOnline a;

  for (auto const* const address :
       {"http://example.org/", "https://example.org:8443/", "https://user@example.org/", "x"})
    EXPECT_EQ(
        a.json("PUT", "/api/group/webhook", R"({"address":")" + std::string(address) + "\"}").at("field"),
        "address")
        << address;
  a.site.webhooks.reset();
  EXPECT_EQ(a.json("PUT", "/api/group/webhook", R"({"address":"https://example.org/hook"})").at("error"),
            "no_notices");
}

}  // namespace
}  // namespace kuhhandel::server
