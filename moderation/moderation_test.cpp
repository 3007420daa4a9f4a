#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "moderation/bans.h"
#include "moderation/closings.h"
#include "moderation/reports.h"
#include "tests/support/sunday_setup.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel::moderation {
namespace {

class Moderation : public testing::Test {
 protected:
  Report report(table::Instant at = table::Instant{1}) {
    return {.at = at, .table = "abc", .by = "Anna", .reported = "Ben", .words = "rude", .talk = "Ben: hm\n"};
  }

  ThrowawayFolder folder_;
  store::Store store_{folder_.path()};
  SQLite::Database& database_ = store_.database();
  Reports reports_{database_};
};

TEST_F(Moderation, KeepsWhatWasReportedTheNewestFirst) {
  reports_.add(report());
  reports_.add({.at = table::Instant{2}, .table = "def", .by = "Cleo", .reported = "Dora"});

  auto const all = reports_.all();

  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].reported, "Dora");
  EXPECT_EQ(all[1].talk, "Ben: hm\n");
  EXPECT_TRUE(reports_.remove(all[1].number));
  EXPECT_FALSE(reports_.remove(all[1].number));
  EXPECT_EQ(reports_.all().size(), 1U);
}

TEST_F(Moderation, KeepsNoMoreReportsThanItMayAndForgetsOldOnes) {
  for (int i = 0; i < Reports::kMost + 5; ++i) reports_.add(report(table::Instant{i}));
  EXPECT_EQ(reports_.all().size(), static_cast<std::size_t>(Reports::kMost));

  reports_.forget_old(table::Duration(Reports::kKept) + table::Instant{Reports::kMost});

  EXPECT_EQ(reports_.all().size(), 5U);
}

TEST_F(Moderation, BansANameHoweverItIsWritten) {
  ban(database_, Banned::name, "Ben");
  ban(database_, Banned::address, "203.0.113.7");

  auto const bans = bans_in(database_);

  EXPECT_TRUE(bans.has_name(" ＢＥＮ"));
  EXPECT_FALSE(bans.has_name("Anna"));
  EXPECT_THAT(bans.addresses, testing::ElementsAre("203.0.113.7"));
  EXPECT_TRUE(unban(database_, Banned::name, "BEN"));
  EXPECT_FALSE(unban(database_, Banned::name, "BEN"));
  EXPECT_FALSE(bans_in(database_).has_name("Ben"));
}

TEST_F(Moderation, ClosesATableThatThereIs) {
  store_.add_table(sunday_setup(), table::Instant{1});

  EXPECT_FALSE(close_table(database_, "none"));
  EXPECT_TRUE(close_table(database_, sunday_setup().id));

  EXPECT_THAT(closings_in(database_), testing::ElementsAre(sunday_setup().id));
  closed(database_, sunday_setup().id);
  EXPECT_TRUE(closings_in(database_).empty());
}

}  // namespace
}  // namespace kuhhandel::moderation
