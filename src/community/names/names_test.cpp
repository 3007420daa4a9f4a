// How registered names expire, and what the operator sees of them.
#include "names/names.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "store/uptime/served_days.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel::names {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

constexpr table::Instant kNow{1'700'000'000'000};

/// Names registered by Anna and Ben.
class RegisteredNames : public testing::Test {
 protected:
  RegisteredNames() {
    pass_days(1);
    names_.claim("Anna", "annas-key", kNow);
    names_.claim("Ben", "bens-key", kNow);
  }

  void pass_days(int days) {
    for (int i = 0; i < days; ++i) store::count_served_day(database_, ++today_);
  }
  std::vector<std::string> expired() { return expired_names(database_, {}, kNow, 100); }

  ThrowawayFolder folder_;
  store::Store store_{folder_.path()};
  SQLite::Database& database_ = store_.database();
  Names names_{store_};
  std::int64_t today_ = 20'000;
};

TEST_F(RegisteredNames, ExpireAWeekAfterTheirClaimUnlessUsedInAGame) {
  names_.touch("annas-key", Names::Use::played);
  names_.touch("bens-key", Names::Use::shown);
  pass_days(7);
  EXPECT_THAT(expired(), IsEmpty());

  pass_days(1);

  EXPECT_THAT(expired(), ElementsAre("ben"));
}

TEST_F(RegisteredNames, ExpireAfterAYearWithoutUse) {
  names_.touch("annas-key", Names::Use::played);
  names_.touch("bens-key", Names::Use::played);
  pass_days(300);
  names_.touch("annas-key", Names::Use::shown);
  pass_days(65);
  EXPECT_THAT(expired(), IsEmpty());

  pass_days(1);

  EXPECT_THAT(expired(), ElementsAre("ben"));
}

TEST_F(RegisteredNames, DoNotExpireWithARatedGameInTheLastYear) {
  names_.touch("annas-key", Names::Use::played);
  names_.touch("bens-key", Names::Use::played);
  pass_days(400);
  EXPECT_THAT(expired(), UnorderedElementsAre("anna", "ben"));

  database_.exec(
      "INSERT INTO rated_players VALUES (1, 'anna');"
      "INSERT INTO rated_games VALUES (1, 'abc', 1, 'second', 3, 1690000000000);"
      "INSERT INTO rated_seats VALUES (1, 1, 0, 1, 0, 0, 0, '', 0, 0)");

  EXPECT_THAT(expired(), ElementsAre("ben"));
}

TEST_F(RegisteredNames, DoNotExpireBecauseAClockJumps) {
  names_.touch("annas-key", Names::Use::played);
  today_ += 10 * 365;
  pass_days(1);
  today_ -= 20 * 365;
  pass_days(1);

  EXPECT_THAT(expired(), IsEmpty());
}

TEST_F(RegisteredNames, AreFreedByTheOperatorInAnySpelling) {
  EXPECT_TRUE(free_name(database_, "ANNA"));
  EXPECT_FALSE(free_name(database_, "ANNA"));

  EXPECT_EQ(names_.owner_of("Anna", "annas-key"), NameOwner::none);
  EXPECT_TRUE(names_.claim("Anna", "another-key", kNow));
}

TEST_F(RegisteredNames, AreListedLongestUnusedFirst) {
  pass_days(3);
  names_.touch("annas-key", Names::Use::played);

  auto const all = all_names(database_);

  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].name, "Ben");
  EXPECT_EQ(all[0].idle_days, 3);
  EXPECT_FALSE(all[0].has_played);
  EXPECT_EQ(all[1].name, "Anna");
  EXPECT_EQ(all[1].idle_days, 0);
  EXPECT_TRUE(all[1].has_played);
  EXPECT_EQ(all[1].claimed, kNow);
}

}  // namespace
}  // namespace kuhhandel::names
