#include "store/account_data/subscriptions.h"

#include <gtest/gtest.h>

#include "store/database.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel::store {
namespace {

using std::chrono::minutes;

struct PushSubscriptionsTest : testing::Test {
  ThrowawayFolder folder;
  SQLite::Database database = open_database(folder.path());
  Subscriptions called{database};

  static Subscription one(std::string table, std::string endpoint) {
    return {.table = std::move(table),
            .key = keys::hash_of("token"),
            .is_seated = true,
            .endpoint = std::move(endpoint),
            .point = std::string("\4\0point", 7),
            .auth = "auth",
            .preferences = {.language = "de", .turns = true, .quiet = QuietHours{1320, 450}},
            .notified_version = 7,
            .pending = {},
            .is_reachable = {}};
  }
  void keep(Subscription const& subscription) { called.add(subscription, 2); }
  void wait_for(std::string const& table) {
    called.set_pending(
        called.of_table(table).front().number,
        {.kind = NotificationKind::turn, .text = "moo", .due = minutes{1}, .until = minutes{90}});
  }
};

TEST_F(PushSubscriptionsTest, RoundTrip) {
  keep(one("sunday", "https://push.example/anna"));

  auto const found = called.of_table("sunday").front();

  EXPECT_EQ(found.key, keys::hash_of("token"));
  EXPECT_EQ(found.point, std::string("\4\0point", 7));
  EXPECT_EQ(found.preferences.language, "de");
  EXPECT_TRUE(found.preferences.turns);
  EXPECT_FALSE(found.preferences.begins);
  EXPECT_EQ(found.preferences.quiet->until, 450);
  EXPECT_EQ(called.tables(), std::vector<std::string>{"sunday"});
}

TEST_F(PushSubscriptionsTest, AreNotNotifiedTwiceAfterAPreferenceChange) {
  keep(one("sunday", "https://push.example/anna"));
  auto changed = one("sunday", "https://push.example/anna");
  changed.notified_version = 0;
  changed.preferences = {.language = "fr", .begins = true, .quiet = {}};

  keep(changed);

  ASSERT_EQ(called.count(), 1U);
  auto const found = called.of_table("sunday").front();
  EXPECT_EQ(found.notified_version, 7);
  EXPECT_EQ(found.preferences.language, "fr");
  EXPECT_FALSE(found.preferences.quiet);
}

TEST_F(PushSubscriptionsTest, KeepOnlyTheLatestOfAKey) {
  for (auto const* const browser :
       {"https://push.example/1", "https://push.example/2", "https://push.example/3"})
    keep(one("sunday", browser));

  ASSERT_EQ(called.count(), 2U);
  EXPECT_EQ(called.of_table("sunday").front().endpoint, "https://push.example/2");
}

TEST_F(PushSubscriptionsTest, AreRescheduledTogetherForOneEndpoint) {
  for (auto const* const table : {"sunday", "monday"}) {
    keep(one(table, "https://push.example/anna"));
    wait_for(table);
  }
  ASSERT_EQ(called.due(minutes{2}, 10).size(), 2U);

  called.reschedule_endpoint("https://push.example/anna", minutes{5});

  EXPECT_TRUE(called.due(minutes{4}, 10).empty());
  ASSERT_EQ(called.due(minutes{5}, 10).size(), 2U);
  EXPECT_EQ(called.due(minutes{5}, 10).front().tries, 1);
}

TEST_F(PushSubscriptionsTest, KeepANewerNotificationThatReplacedTheSentOne) {
  keep(one("sunday", "https://push.example/anna"));
  wait_for("sunday");
  auto const number = called.of_table("sunday").front().number;

  called.mark_sent(number, "an earlier one");
  EXPECT_EQ(called.due(minutes{2}, 10).size(), 1U);
  called.mark_sent(number, "moo");
  EXPECT_TRUE(called.due(minutes{2}, 10).empty());
}

TEST_F(PushSubscriptionsTest, ShareTheReachabilityOfAnEndpoint) {
  keep(one("sunday", "https://push.example/anna"));
  called.set_reachable("https://push.example/anna", true);

  keep(one("monday", "https://push.example/anna"));

  EXPECT_EQ(called.of_table("monday").front().is_reachable, true);
}

}  // namespace
}  // namespace kuhhandel::store
