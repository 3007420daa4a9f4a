// Planned evenings, the calendar, and the webhook of a group.
#include "groups/calendar/evenings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

#include "groups/calendar/group_calendar.h"
#include "groups/webhooks/group_webhook.h"
#include "groups/webhooks/webhook_event.h"
#include "tests/support/a_group.h"

namespace kuhhandel::groups {
namespace {

using std::chrono::hours;

constexpr table::Instant kNow{1'795'608'000'000};
constexpr auto kSoon = kNow + table::Duration(hours(24));

class Evenings : public testing::Test {
 protected:
  Sundays sundays_;
  GroupStore store_ = sundays_.groups.open(kKey)->store;
  GroupEvenings evenings_{store_};
  GroupCalendar calendar_{store_};
  GroupWebhook webhook_{store_};
  WebhookQueue posts_{store_.database()};

  std::vector<std::string> waiting(table::Instant now = kNow) {
    std::vector<std::string> texts;
    for (auto const& post : posts_.due(now, 10)) texts.push_back(post.text);
    return texts;
  }
};

TEST_F(Evenings, ArePlannedOneAtATimeAndMoved) {
  EXPECT_FALSE(evenings_.next(kNow));

  evenings_.plan(kSoon, "Anna's", kNow);
  evenings_.plan(kSoon + hours(1), "Ben's", kNow + hours(1));

  auto const next = evenings_.next(kNow);
  ASSERT_TRUE(next);
  EXPECT_EQ(next->number, 1) << "it is the same evening";
  EXPECT_EQ(next->changes, 1);
  EXPECT_EQ(next->at, kSoon + hours(1));
  EXPECT_EQ(next->place, "Ben's");
  EXPECT_EQ(next->planned, kNow + hours(1));
}

TEST_F(Evenings, ExpireAfterHalfADayAndTheNextGetsANewNumber) {
  evenings_.plan(kSoon, "", kNow);

  EXPECT_TRUE(evenings_.next(kSoon + hours(11)));
  EXPECT_FALSE(evenings_.next(kSoon + hours(12)));
  evenings_.plan(kSoon + hours(99), "", kSoon + hours(13));
  EXPECT_EQ(evenings_.next(kSoon + hours(13))->number, 2);
}

TEST_F(Evenings, AreCancelledOnce) {
  evenings_.plan(kSoon, "", kNow);

  EXPECT_TRUE(evenings_.cancel(kNow));
  EXPECT_FALSE(evenings_.cancel(kNow));
  EXPECT_FALSE(evenings_.next(kNow));
  evenings_.plan(kSoon, "", kNow);
  EXPECT_EQ(evenings_.next(kNow)->number, 2) << "whoever took out the first one sees that this is another";
}

TEST_F(Evenings, AreShownOnlyWithTheCurrentCalendarKey) {
  EXPECT_FALSE(calendar_.key(kKey));
  calendar_.renew(kKey);
  auto const first = calendar_.key(kKey);
  ASSERT_TRUE(first);
  EXPECT_TRUE(sundays_.groups.open_calendar(*first));
  EXPECT_FALSE(sundays_.groups.open(*first)) << "it opens nothing else";
  EXPECT_FALSE(sundays_.groups.open_calendar(kKey)) << "and no other key opens it";

  calendar_.renew(kKey);
  EXPECT_FALSE(sundays_.groups.open_calendar(*first));
  auto const second = calendar_.key(kKey);
  calendar_.close();
  EXPECT_FALSE(sundays_.groups.open_calendar(*second));
  calendar_.renew(kKey);
  EXPECT_NE(calendar_.key(kKey), first);
  EXPECT_NE(calendar_.key(kKey), second);
}

TEST_F(Evenings, AreRemovedWithTheGroup) {
  calendar_.renew(kKey);
  auto const key = *calendar_.key(kKey);
  webhook_.set("https://example.org/hook");
  webhook_.enqueue("{}");

  sundays_.group.erase();

  EXPECT_FALSE(sundays_.groups.open_calendar(key));
  EXPECT_TRUE(waiting().empty());
}

TEST_F(Evenings, SendARecordedGameToTheWebhook) {
  std::ignore = sundays_.group.add_game(sunday());
  EXPECT_TRUE(waiting().empty()) << "nobody is to be told";
  webhook_.set("https://example.org/hook");

  auto const game = sundays_.group.add_game(sunday(700));

  auto const texts = waiting();
  ASSERT_EQ(texts.size(), 1U);
  auto const post = boost::json::parse(texts.front());
  EXPECT_EQ(post.at("event"), "game_written");
  EXPECT_EQ(post.at("game"), *game);
  EXPECT_EQ(post.at("text"), "Sundays, 2026-11-21, Oma's: Anna 700, Cleo 160, Ben 90");
  EXPECT_EQ(post.at("results").at(0),
            (boost::json::object{{"player", "Anna"}, {"points", 700}, {"rank", 1}}));
}

TEST_F(Evenings, IncludeATextInTheirWebhookEvent) {
  auto const post = boost::json::parse(text_of(evening_event("Sundays", kNow, "Anna's")));

  EXPECT_EQ(post, (boost::json::object{{"event", "evening_planned"},
                                       {"group", "Sundays"},
                                       {"text", "Sundays: the next evening is 2026-11-25 12:00 UTC, Anna's"},
                                       {"place", "Anna's"},
                                       {"at", kNow.count()}}));
}

TEST_F(Evenings, KeepTheNewestQueuedWebhookEvents) {
  webhook_.set("https://example.org/hook");
  for (int i = 0; i < GroupWebhook::kMaxQueued + 5; ++i) webhook_.enqueue(std::to_string(i));

  EXPECT_EQ(waiting(), std::vector<std::string>{"5"}) << "one at a time, in order";
}

TEST_F(Evenings, DropEventsQueuedForAnOldWebhookAddress) {
  webhook_.set("https://example.org/hook");
  webhook_.enqueue("{}");
  auto const post = posts_.due(kNow, 1).front();

  webhook_.set("https://example.org/other");

  EXPECT_TRUE(waiting().empty());
  posts_.remove_address(post);
  EXPECT_TRUE(webhook_.is_set()) << "that the old one is gone says nothing of the new one";
  EXPECT_FALSE(webhook_.settings()->last_status);
}

}  // namespace
}  // namespace kuhhandel::groups
