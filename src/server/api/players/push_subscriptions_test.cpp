#include <gtest/gtest.h>

#include "push/base64url.h"
#include "tests/support/a_watched_table.h"

namespace kuhhandel::server {
namespace {

TEST(PushRoutes, ReturnTheVapidKey) {
  AWatchedTable a;

  auto const key = a.json("GET", "/api/notices").at("key");

  EXPECT_TRUE(push::is_point(bytes_of(key.as_string())));
  a.restart();
  EXPECT_EQ(a.json("GET", "/api/notices").at("key"), key) << "kept in the data folder";
}

TEST(PushRoutes, SubscribeABrowserForTheSeatsOfItsKeys) {
  AWatchedTable a;
  auto const stranger = live::SeatKey{a.id, kAnna, "0000000000000000000000"};
  auto const elsewhere = live::SeatKey{"nowhere", kAnna, a.key(kAnna).token};

  auto const kept = a.json("PUT", "/api/notices", a.subscription_body({a.key(kAnna), stranger, elsewhere}));

  EXPECT_EQ(kept.at("seats"), 1);
  EXPECT_EQ(a.subscriptions().size(), 1U);
}

TEST(PushRoutes, ReportWhetherAPushServiceIsReachable) {
  AWatchedTable a;
  EXPECT_FALSE(a.subscribe(kAnna).as_object().contains("is_reached")) << "nobody knows yet";

  EXPECT_TRUE(a.runs_until([&] { return a.subscriptions().front().is_reachable.has_value(); }));

  EXPECT_EQ(a.subscribe(kAnna).at("is_reached"), true);
}

TEST(PushRoutes, ReportAnUnreachablePushService) {
  AWatchedTable a;
  auto body = a.subscription_body({a.key(kAnna)});
  body.replace(body.find(a.service.origin()), a.service.origin().size(), "https://127.0.0.1:1");
  a.json("PUT", "/api/notices", body);

  EXPECT_TRUE(a.runs_until([&] { return a.subscriptions().front().is_reachable.has_value(); }));

  EXPECT_EQ(a.json("PUT", "/api/notices", body).at("is_reached"), false);
}

TEST(PushRoutes, ReplaceTheSeatsOfABrowser) {
  AWatchedTable a;
  a.json("PUT", "/api/notices", a.subscription_body({a.key(kAnna), a.key(kBen)}));
  EXPECT_EQ(a.subscriptions().size(), 2U);

  a.subscribe(kBen);
  ASSERT_EQ(a.subscriptions().size(), 1U);
  EXPECT_EQ(a.subscriptions().front().key, keys::hash_of(a.key(kBen).token));
  EXPECT_EQ(a.json("PUT", "/api/notices", a.subscription_body({})).at("seats"), 0);
  EXPECT_TRUE(a.subscriptions().empty()) << "one that says no is forgotten";
}

TEST(PushRoutes, LimitTheBrowsersForOneKey) {
  AWatchedTable a;
  for (int i = 0; i < PushNotifier::kMaxPerKey + 2; ++i) {
    auto body = a.subscription_body({a.key(kAnna)});
    body.insert(body.find("/push/") + 6, std::to_string(i));
    a.json("PUT", "/api/notices", body);
  }

  ASSERT_EQ(a.subscriptions().size(), std::size_t{PushNotifier::kMaxPerKey});
  EXPECT_EQ(a.subscriptions().back().endpoint, a.service.address("5anna")) << "the latest stay";
}

TEST(PushRoutes, RefuseInvalidSubscriptions) {
  AWatchedTable a;
  auto const field = [&](std::string const& what, std::string const& instead) {
    auto body = a.subscription_body({a.key(kAnna)});
    body.replace(body.find(what), what.size(), instead);
    return std::string(a.json("PUT", "/api/notices", body).at("field").as_string());
  };

  EXPECT_EQ(field("https://", "http://"), "endpoint");
  EXPECT_EQ(field(a.browser.auth, "c2hvcnQ"), "auth");
  EXPECT_EQ(field(push::base64url(a.browser.point()), push::base64url(std::string(65, '\4'))), "p256dh");
  EXPECT_EQ(field(R"("language":"de")", R"("language":"tl")"), "language");
  EXPECT_EQ(field(R"("turns":true)", R"("turns":true,"quiet":{"from":0,"until":1440})"), "quiet.until");
  EXPECT_EQ(field(R"("turns":true)", R"("turns":true,"ring":true)"), "ring");
  EXPECT_TRUE(a.subscriptions().empty());
}

TEST(PushRoutes, AreDisabledIfPushIsOff) {
  AWatchedTable a;
  a.server.directory().set_observer({});
  a.server.set_push_notifier(nullptr);
  a.push_notifier.reset();

  EXPECT_EQ(a.error("GET", "/api/notices"), "no_notices");
  EXPECT_EQ(a.error("PUT", "/api/notices", a.subscription_body({a.key(kAnna)})), "no_notices");
}

}  // namespace
}  // namespace kuhhandel::server
