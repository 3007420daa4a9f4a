#include "store/subscriptions.h"

#include <gtest/gtest.h>

#include "store/database.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel::store {
namespace {

using std::chrono::minutes;

struct Called : testing::Test {
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
            .called_for = {.language = "de", .turns = true, .quiet = QuietHours{1320, 450}},
            .told = 7,
            .waits = {},
            .is_reached = {}};
  }
  void keep(Subscription const& subscription) { called.keep(subscription, 2); }
  void wait_for(std::string const& table) {
    called.let_wait(called.of_table(table).front().number,
                    {.kind = NoticeKind::turn, .text = "moo", .due = minutes{1}, .until = minutes{90}});
  }
};

TEST_F(Called, AreFoundAgainAsTheyWereKept) {
  keep(one("sunday", "https://push.example/anna"));

  auto const found = called.of_table("sunday").front();

  EXPECT_EQ(found.key, keys::hash_of("token"));
  EXPECT_EQ(found.point, std::string("\4\0point", 7));
  EXPECT_EQ(found.called_for.language, "de");
  EXPECT_TRUE(found.called_for.turns);
  EXPECT_FALSE(found.called_for.begins);
  EXPECT_EQ(found.called_for.quiet->until, 450);
  EXPECT_EQ(called.tables(), std::vector<std::string>{"sunday"});
}

TEST_F(Called, AreToldNothingTwiceThoughTheyChangeWhatFor) {
  keep(one("sunday", "https://push.example/anna"));
  auto changed = one("sunday", "https://push.example/anna");
  changed.told = 0;
  changed.called_for = {.language = "fr", .begins = true, .quiet = {}};

  keep(changed);

  ASSERT_EQ(called.count(), 1U);
  auto const found = called.of_table("sunday").front();
  EXPECT_EQ(found.told, 7);
  EXPECT_EQ(found.called_for.language, "fr");
  EXPECT_FALSE(found.called_for.quiet);
}

TEST_F(Called, AreTheLatestOfAKey) {
  for (auto const* const browser :
       {"https://push.example/1", "https://push.example/2", "https://push.example/3"})
    keep(one("sunday", browser));

  ASSERT_EQ(called.count(), 2U);
  EXPECT_EQ(called.of_table("sunday").front().endpoint, "https://push.example/2");
}

TEST_F(Called, RestTogetherWhereOneEndpointIsMeant) {
  for (auto const* const table : {"sunday", "monday"}) {
    keep(one(table, "https://push.example/anna"));
    wait_for(table);
  }
  ASSERT_EQ(called.due(minutes{2}, 10).size(), 2U);

  called.put_off_endpoint("https://push.example/anna", minutes{5});

  EXPECT_TRUE(called.due(minutes{4}, 10).empty());
  ASSERT_EQ(called.due(minutes{5}, 10).size(), 2U);
  EXPECT_EQ(called.due(minutes{5}, 10).front().tries, 1);
}

TEST_F(Called, KeepANoticeThatTookTheirsPlaceMeanwhile) {
  keep(one("sunday", "https://push.example/anna"));
  wait_for("sunday");
  auto const number = called.of_table("sunday").front().number;

  called.have_sent(number, "an earlier one");
  EXPECT_EQ(called.due(minutes{2}, 10).size(), 1U);
  called.have_sent(number, "moo");
  EXPECT_TRUE(called.due(minutes{2}, 10).empty());
}

TEST_F(Called, KnowOfAnEndpointWhatOthersOfItKnow) {
  keep(one("sunday", "https://push.example/anna"));
  called.have_reached("https://push.example/anna", true);

  keep(one("monday", "https://push.example/anna"));

  EXPECT_EQ(called.of_table("monday").front().is_reached, true);
}

}  // namespace
}  // namespace kuhhandel::store
