// Deleted data leaves a tombstone in the ledger, which is deleted after a while: the ledger does not grow,
// and a server that was away for long still learns of deletions.
#include "server/ledger/postgres/tombstone_gc.h"

#include <gtest/gtest.h>

#include <string>

#include "names/names.h"
#include "server/ledger/postgres/schema.h"
#include "store/account_data/account_data.h"
#include "tests/ledger/shared_postgres.h"
#include "tests/support/sunday_setup.h"

namespace kuhhandel {
namespace {

struct TombstoneGcTest : testing::Test {
  static constexpr table::Instant kNow{1'700'000'000'000};
  static constexpr auto kAnnasKey = "annas-key";

  SharedPostgres shared;
  std::unique_ptr<server::Ledger> ledger = shared.take_over();
  store::Store& store = shared.latest_folder();

  template <class Write>
  void turn(Write const& write) {
    ledger->begin_batch();
    write();
    ledger->commit_batch();
    ASSERT_EQ(ledger->sync(), server::CommitOutcome::durable);
  }
  void open(std::string const& id) {
    auto setup = sunday_setup();
    setup.id = id;
    turn([&] { ledger->write(server::row::TableOpened{setup, kNow}); });
  }
  void remove(std::string const& id) {
    turn([&] { ledger->write(server::row::TableRemoved{id}); });
  }
  void claim(std::string const& name, char const* key = kAnnasKey) {
    turn([&] { names::Names(store).claim(name, key, kNow); });
  }

  server::ShardRow row(int shard) const { return shared.rows().at(static_cast<std::size_t>(shard)); }
  /// All that is gone of it by now; how many marks.
  std::size_t forget(int shard) {
    postgres::Connection database(shared.where(), std::chrono::seconds(20));
    return server::delete_tombstones(database, shard, row(shard).latest_position.sequence);
  }
  std::size_t forget_of(std::string const& table) { return forget(server::shard_of(table)); }
  bool standby_is_equal() {
    return store::AccountData(shared.standby().database()).all() == shared.surroundings();
  }
};

TEST_F(TombstoneGcTest, DropsOnlyTheTombstoneOfARemovedTable) {
  for (int i = 0; i < 200; ++i) open("table" + std::to_string(i));
  remove("table8");

  EXPECT_EQ(forget_of("table8"), 1U);
  EXPECT_EQ(forget_of("table8"), 0U);
  EXPECT_EQ(row(server::shard_of("table8")).tombstones_deleted_up_to,
            row(server::shard_of("table8")).latest_position.sequence);
}

TEST_F(TombstoneGcTest, LeavesLateReplicasConsistent) {
  open("abc");
  open("def");
  shared.follow();
  remove("abc");
  forget_of("abc");

  shared.follow();
  EXPECT_FALSE(shared.standby().tables().has("abc"));
  EXPECT_TRUE(shared.standby().tables().has("def"));
}

TEST_F(TombstoneGcTest, CausesNoRereadWithoutTombstones) {
  for (int i = 0; i < 200; ++i) open("table" + std::to_string(i));
  shared.follow();
  for (int shard = 0; shard < server::kShards; ++shard) EXPECT_EQ(forget(shard), 0U);
  open("abc");

  EXPECT_EQ(shared.follow(), 1U);
}

TEST_F(TombstoneGcTest, DropsTheTombstoneOfAReleasedName) {
  claim("Anna");
  shared.follow();
  turn([&] { names::Names(store).release(kAnnasKey); });

  EXPECT_GE(forget(server::kAccountShard), 1U);
  shared.follow();
  EXPECT_TRUE(standby_is_equal());
  EXPECT_EQ(names::Names(shared.standby()).owner_of("Anna", kAnnasKey), names::NameOwner::none);
}

TEST_F(TombstoneGcTest, KeepsTheTombstoneOfAReregisteredName) {
  claim("Anna");
  turn([&] { names::Names(store).release(kAnnasKey); });
  claim("Anna", "another-key");
  forget(server::kAccountShard);
  shared.follow();
  turn([&] { names::Names(store).release("another-key"); });

  shared.follow();
  EXPECT_TRUE(standby_is_equal());
}

TEST_F(TombstoneGcTest, DropsTombstonesOnlyAfterManyLaterBatches) {
  open("abc");
  remove("abc");
  postgres::Connection database(shared.where(), std::chrono::seconds(20));
  auto const go_round = [&] {
    server::TombstoneGc marks;
    auto const rows = shared.rows();
    for (std::size_t i = 0; i < rows.size(); ++i)
      marks.collect(database, rows[0].lease.owner, rows,
                    server::TombstoneGc::Clock::time_point{std::chrono::hours(i + 1)});
  };
  go_round();
  EXPECT_EQ(row(server::shard_of("abc")).tombstones_deleted_up_to, 0U);

  database.query({{"UPDATE shards SET sequence = sequence + 100000"}});
  go_round();
  EXPECT_EQ(row(server::shard_of("abc")).tombstones_deleted_up_to, 2U) << "the turn in which it went";
}

TEST(EarlierLedgerSchema, IsUpgradedToThisVersion) {
  SharedPostgres shared;
  APostgres::running().sql(shared.where(),
                           "ALTER TABLE shards DROP COLUMN forgotten;"
                           " ALTER TABLE nodes DROP COLUMN shares, DROP COLUMN listed;"
                           " UPDATE ledger SET schema = 3");
  for (int server = 0; server < 2; ++server) server::open_ledger(shared.where(), std::chrono::seconds(20));

  EXPECT_EQ(shared.rows().at(0).tombstones_deleted_up_to, 0U);
}

}  // namespace
}  // namespace kuhhandel
