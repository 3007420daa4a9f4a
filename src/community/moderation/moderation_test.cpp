#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "moderation/bans.h"
#include "moderation/reports.h"
#include "moderation/table_listing.h"
#include "moderation/takedowns.h"
#include "tests/support/sunday_setup.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel::moderation {
namespace {

constexpr table::Instant kNow{1};

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

TEST_F(Moderation, ListsReportsNewestFirst) {
  reports_.add(report());
  reports_.add({.at = table::Instant{2}, .table = "def", .by = "Cleo", .reported = "Dora"});

  auto const all = reports_.latest();

  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].reported, "Dora");
  EXPECT_EQ(all[1].talk, "Ben: hm\n");
  EXPECT_TRUE(reports_.remove(all[1].number));
  EXPECT_FALSE(reports_.remove(all[1].number));
  EXPECT_EQ(reports_.latest().size(), 1U);
}

TEST_F(Moderation, LimitsReportsAndDropsOldOnes) {
  for (int i = 0; i < Reports::kMaxReports + 5; ++i) reports_.add(report(table::Instant{i}));
  EXPECT_EQ(reports_.latest().size(), static_cast<std::size_t>(Reports::kMaxReports));

  reports_.remove_old(table::Duration(Reports::kRetention) + table::Instant{Reports::kMaxReports});

  EXPECT_EQ(reports_.latest().size(), 5U);
}

TEST_F(Moderation, BansEverySpellingOfAName) {
  ban(database_, {BanKind::name, "Ben"});
  ban(database_, {BanKind::address, "203.0.113.7"});

  auto const bans = bans_in(database_, kNow);

  EXPECT_TRUE(bans.of_name(" ＢＥＮ"));
  EXPECT_FALSE(bans.of_name("Anna"));
  EXPECT_THAT(bans.addresses, testing::ElementsAre(testing::Key("203.0.113.7")));
  EXPECT_TRUE(unban(database_, BanKind::name, "BEN"));
  EXPECT_FALSE(unban(database_, BanKind::name, "BEN"));
  EXPECT_FALSE(bans_in(database_, kNow).of_name("Ben"));
}

TEST_F(Moderation, BansNamesThatLookTheSame) {
  ban(database_, {BanKind::name, "Anna"});

  auto const bans = bans_in(database_, kNow);

  for (auto const* const name :
       {"Аnna", "A n n a", "Anna1", "Anna_2", "anna 27", "ÁNNA", "An\u200bna\u3164", "4nna", "4NNA 7",
        "4nn4 7", "4nn47", "4 n n 4 7", "Ann4", "@Anna", "4 nna", "xAnnax", "AnnaAnna", "Λnna"})
    EXPECT_TRUE(bans.of_name(name)) << name;
  for (auto const* const name : {"Annabel", "Hanna", "An", "1", "Жанна", "Ann 4", "Annat", "Ann", "Ann 47"})
    EXPECT_FALSE(bans.of_name(name)) << name << " is an honest name";
  EXPECT_TRUE(unban(database_, BanKind::name, "Аnna!"));
}

TEST_F(Moderation, BansOnlyThatNumberIfANameEndsInANumber) {
  ban(database_, {BanKind::name, "Player 7"});

  auto const bans = bans_in(database_, kNow);

  EXPECT_TRUE(bans.of_name("player_7"));
  for (auto const* const name : {"Player 8", "Player", "Player 77", "Player7 7", "Playert"})
    EXPECT_FALSE(bans.of_name(name)) << name;
}

TEST_F(Moderation, BansANumberWithDigitsForLetters) {
  ban(database_, {BanKind::name, "Anna 7"});

  auto const bans = bans_in(database_, kNow);

  for (auto const* const name : {"Anna 7", "4nn4 7", "4nna7", "4nn47", "A n n 4 7"})
    EXPECT_TRUE(bans.of_name(name)) << name;
  for (auto const* const name : {"Anna", "Anna 2", "Anna 72", "Anna 77", "Annat", "4nn4"})
    EXPECT_FALSE(bans.of_name(name)) << name;
  EXPECT_FALSE(unban(database_, BanKind::name, "Anna")) << "it is another ban";
  EXPECT_TRUE(unban(database_, BanKind::name, "4nna 7"));
}

TEST_F(Moderation, KeepsTheLongestOfDuplicateBans) {
  ban(database_, {BanKind::name, "Anna", table::Instant{5}});
  ban(database_, {BanKind::name, "Аnna"});

  EXPECT_FALSE(bans_in(database_, kNow).of_name("Anna")->until);
}

TEST_F(Moderation, ExpiresABan) {
  ban(database_, {BanKind::name, "Ben"});
  ban(database_, {BanKind::name, "Ben", table::Instant{5}});
  ban(database_, {BanKind::address, "203.0.113.7", table::Instant{9}});

  EXPECT_EQ(bans_in(database_, kNow).next_end, table::Instant{5}) << "the later order counts";
  EXPECT_FALSE(bans_in(database_, table::Instant{5}).of_name("Ben"));
  EXPECT_EQ(all_bans(database_, table::Instant{5}).size(), 1U);
  remove_expired_bans(database_, table::Instant{9});
  EXPECT_TRUE(all_bans(database_, kNow).empty());
}

TEST_F(Moderation, ListsUsedTablesWithTheirPlayers) {
  store_.add_table(sunday_setup(), table::Instant{1});
  store_.append(sunday_setup(), 1, {table::Instant{5}, table::fact::Seated{kAnna, "Anna"}});
  store_.append(sunday_setup(), 2, {table::Instant{6}, table::fact::BotSeated{kBen, "miser", "Hugo"}});
  request_takedown(database_, sunday_setup().id);

  auto const used = list_tables(database_);

  ASSERT_EQ(used.size(), 1U);
  EXPECT_EQ(used[0].made, table::Instant{1});
  EXPECT_TRUE(used[0].is_taken_down);
  ASSERT_TRUE(used[0].summary);
  EXPECT_EQ(used[0].summary->seats[0].name, "Anna");
  EXPECT_TRUE(used[0].summary->seats[1].is_bot);
}

TEST_F(Moderation, ReportsADamagedTable) {
  store_.add_table(sunday_setup(), table::Instant{1});
  database_.exec("UPDATE tables SET setup = '{}'");

  auto const used = list_tables(database_);

  ASSERT_EQ(used.size(), 1U);
  EXPECT_FALSE(used[0].summary);
}

TEST_F(Moderation, ClosesOnlyAnExistingTable) {
  store_.add_table(sunday_setup(), table::Instant{1});

  EXPECT_FALSE(request_takedown(database_, "none"));
  EXPECT_TRUE(request_takedown(database_, sunday_setup().id, "rude"));

  EXPECT_THAT(takedowns_in(database_), testing::ElementsAre(std::pair(sunday_setup().id, "rude")));
  remove_takedown(database_, sunday_setup().id);
  EXPECT_TRUE(takedowns_in(database_).empty());
}

}  // namespace
}  // namespace kuhhandel::moderation
