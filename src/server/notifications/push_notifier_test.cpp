// Push notifications: recipients, times and contents.
#include "server/notifications/push_notifier.h"

#include <gtest/gtest.h>

#include "server/outbox/remove_table.h"
#include "tests/support/a_watched_table.h"
#include "tests/support/log_lines.h"

namespace kuhhandel::server {
namespace {

using std::chrono::hours;
using std::chrono::seconds;

/// One player is away and subscribed; it is the other's turn.
struct ALetter : AWatchedTable {
  Seat away;
  Seat mover;

  explicit ALetter(std::string const& more = {}) {
    begin();
    away = next();
    mover = asked();
    subscribe(away, more);
    leave(away);
  }
  /// After this move the absent player must decide.
  void move() { guest(mover).command(R"({"do":"auction"})", "m"); }
};

TEST(PushNotifier, NotifiesTheNextPlayerOfACorrespondenceGame) {
  ALetter a;
  EXPECT_FALSE(a.is_waiting());

  a.move();

  auto const notification = a.arrived();
  EXPECT_EQ(notification.at("kind"), "turn");
  EXPECT_EQ(notification.at("asked_for"), "bid");
  EXPECT_EQ(notification.at("who").as_string(), table::name_at(a.table(), a.mover));
  EXPECT_EQ(notification.at("name"), "Sunday");
  EXPECT_EQ(notification.at("table").as_string(), a.id);
  EXPECT_EQ(notification.at("language"), "de");
  EXPECT_EQ(notification.at("until").as_int64(), (a.server.now + hours(24)).count());
  EXPECT_TRUE(notification.at("animal").is_string());
  EXPECT_TRUE(a.runs_until([&] { return !a.is_waiting(); }));
  a.settle();
  a.server.now += seconds(100);
  a.poll_push();
  EXPECT_EQ(a.service.waiting(), 0U) << "a move is told once";
}

TEST(PushNotifier, GivesAPresentPlayerTimeToAnswerFirst) {
  AWatchedTable a;
  a.begin();
  auto const away = a.next();
  a.subscribe(away);
  auto const mover = a.asked();
  a.guest(mover).command(R"({"do":"auction"})", "m");

  a.poll_push();
  EXPECT_EQ(a.service.waiting(), 0U);
  a.server.now += seconds(60);
  EXPECT_EQ(a.arrived().at("kind"), "turn");
}

TEST(PushNotifier, SendsNothingOnceThePlayerHasAnswered) {
  AWatchedTable a;
  a.begin();
  auto const away = a.next();
  a.subscribe(away);
  a.guest(a.asked()).command(R"({"do":"auction"})", "m");
  EXPECT_TRUE(a.is_waiting());

  a.guest(away).command(R"({"do":"bid","amount":10})", "b");

  EXPECT_FALSE(a.is_waiting());
}

TEST(PushNotifier, SurvivesARestart) {
  ALetter a;
  a.move();

  a.restart();

  EXPECT_EQ(a.arrived().at("kind"), "turn");
}

TEST(PushNotifier, WaitsForTheEndOfQuietHours) {
  auto const minute = [](auto at) {
    return std::to_string(
        std::chrono::duration_cast<std::chrono::minutes>(at % std::chrono::days(1)).count());
  };
  auto const start = AServer().now;
  ALetter a(R"(,"quiet":{"from":)" + minute(start) + R"(,"until":)" + minute(start + hours(8)) + "}");
  a.move();

  a.poll_push();
  a.server.now += hours(7);
  a.poll_push();
  EXPECT_EQ(a.service.waiting(), 0U);
  a.restart();
  a.server.now += hours(1);

  EXPECT_EQ(a.arrived().at("kind"), "turn");
}

TEST(PushNotifier, RemovesAnExpiredSubscription) {
  for (auto const status : {404U, 410U}) {
    ALetter a;
    a.service.answer(status);
    a.move();

    EXPECT_TRUE(a.runs_until([&] { return a.subscriptions().empty(); })) << status;
  }
}

TEST(PushNotifier, RespectsRetryAfterOfAPushService) {
  LogLines const lines;
  ALetter a;
  a.service.answer(429, "120");
  a.move();
  a.arrived();
  a.service.answer(201);
  // Even if a decision becomes due again, at any table.
  EXPECT_TRUE(a.runs_until([&] {
    return store::Subscriptions(a.server.store().database()).due(a.server.now + seconds(119), 1).empty();
  }));

  a.server.now += seconds(119);
  a.poll_push();
  EXPECT_EQ(a.service.waiting(), 0U);
  a.server.now += seconds(2);
  EXPECT_EQ(a.arrived().at("kind"), "turn");
  ASSERT_FALSE(lines.all().empty());
  EXPECT_EQ(lines.all().front(), R"({"level":"warn","event":"notification_failed",)"
                                 R"("host":"127.0.0.1","reason":"later","status":429})");
}

TEST(PushNotifier, BacksOffIfThePushServiceFails) {
  ALetter a;
  a.service.answer(503);
  a.move();
  auto const is_due_after = [&](seconds wait, int tries) {
    store::Subscriptions const kept(a.server.store().database());
    auto const due = kept.due(a.server.now + wait, 1);
    return kept.due(a.server.now + wait - seconds(1), 1).empty() && !due.empty() &&
           due.front().tries == tries;
  };

  a.arrived();
  EXPECT_TRUE(a.runs_until([&] { return is_due_after(seconds(30), 1); }));
  a.server.now += seconds(30);
  a.arrived();
  EXPECT_TRUE(a.runs_until([&] { return is_due_after(seconds(60), 2); }));
}

TEST(PushNotifier, DoesNotRetryARefusedNotification) {
  LogLines const lines;
  ALetter a;
  a.service.answer(403);
  a.move();
  a.arrived();

  EXPECT_TRUE(a.runs_until([&] { return !a.is_waiting(); }));
  EXPECT_EQ(a.subscriptions().size(), 1U) << "the next may be taken";
  EXPECT_EQ(lines.all(), std::vector<std::string>{R"({"level":"warn","event":"notice_refused",)"
                                                  R"("host":"127.0.0.1","status":403})"});
}

TEST(PushNotifier, UnsubscribesWithTheSeat) {
  AWatchedTable a;
  a.subscribe(kBen);
  ASSERT_EQ(a.subscriptions().size(), 1U);

  a.guest(kAnna).order(R"({"do":"free_seat","seat":1})");

  EXPECT_TRUE(a.subscriptions().empty()) << boost::json::serialize(a.guest(kAnna).connection.last());
}

TEST(PushNotifier, UnsubscribesWithTheTable) {
  AWatchedTable a;
  a.subscribe(kBen);

  remove_table(a.server.directory().ledger(), a.id, a.server.now);
  a.server.consume_events();

  EXPECT_TRUE(a.subscriptions().empty());
}

TEST(PushNotifier, AnnouncesTheStartToAbsentPlayers) {
  AWatchedTable a("");
  a.subscribe(kBen);
  a.leave(kBen);

  a.begin();

  auto const notification = a.arrived();
  EXPECT_EQ(notification, (boost::json::object{
                              {"kind", "begins"}, {"language", "de"}, {"table", a.id}, {"name", "Sunday"}}));
}

TEST(PushNotifier, DoesNotAnnounceTheStartToPresentPlayers) {
  AWatchedTable a("");
  a.subscribe(kBen);

  a.begin();

  EXPECT_FALSE(a.is_waiting());
}

/// Dora asks for a seat that a bot has.
struct ARequester : AWatchedTable {
  ARequester() : AWatchedTable("") {
    guest(kAnna).order(R"({"do":"free_seat","seat":2})");
    guest(kAnna).order(R"({"do":"add_bot","seat":2,"bot":"random"})");
    begin();
    auto const dora = key_in(json("POST", "/api/tables/" + id + "/seats", R"({"player":"Dora"})"));
    json("PUT", "/api/notices", subscription_body({dora}));
  }
};

TEST(PushNotifier, NotifiesAPlayerWhoIsAdmitted) {
  ARequester a;
  ASSERT_EQ(a.subscriptions().size(), 1U);
  EXPECT_FALSE(a.is_waiting());

  a.guest(kAnna).order(R"({"do":"let_in","player":"Dora"})");
  for (int i = 0; i < 200 && !a.is_waiting(); ++i) a.server.wait();

  EXPECT_EQ(a.arrived().at("kind"), "let_in");
}

TEST(PushNotifier, UnsubscribesAPlayerWhoIsRejected) {
  ARequester a;
  ASSERT_EQ(a.subscriptions().size(), 1U);

  a.guest(kAnna).order(R"({"do":"turn_away","player":"Dora"})");

  EXPECT_TRUE(a.subscriptions().empty());
}

}  // namespace
}  // namespace kuhhandel::server
