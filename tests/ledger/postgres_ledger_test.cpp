// A ledger in PostgreSQL: its data, its refusals, and unanswered requests.
#include "server/ledger/postgres/postgres_ledger.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/random/rng.h"
#include "tests/ledger/shared_postgres.h"
#include "tests/support/laws.h"
#include "tests/support/words.h"

namespace kuhhandel {
namespace {

using server::CommitOutcome;

constexpr postgres::Connection::Timeout kLong{20'000};
constexpr postgres::Connection::Timeout kNotForLong{200};
constexpr int kTries = 100;

table::TableSetup a_table(std::string id) {
  return {.id = std::move(id), .name = "Sunday", .edition = second(), .seats = 3, .speed = table::Speed{1}};
}

void open(server::Ledger& ledger, std::string const& id) {
  ledger.begin_batch();
  ledger.write(server::row::TableOpened{a_table(id), table::Instant{5}});
  ledger.commit_batch();
}

TEST(PostgresLedger, KeepsDurableDataForTheNextOwner) {
  SharedPostgres shared;
  auto const one = shared.take_over("one");
  open(*one, "abc");
  EXPECT_EQ(one->sync(), CommitOutcome::durable);

  EXPECT_TRUE(shared.take_over("two")->load("abc"));
}

TEST(PostgresLedger, CommitsWritesBetweenBatchesWithTheNextBatch) {
  SharedPostgres shared;
  auto const one = shared.take_over("one");
  one->write(server::row::TableOpened{a_table("abc"), table::Instant{5}});
  one->begin_batch();
  EXPECT_TRUE(one->commit_batch().needs_sync);

  one->begin_batch();
  EXPECT_FALSE(one->commit_batch().needs_sync) << "nothing was written since";
}

TEST(PostgresLedger, FencesAFormerOwnerAtItsNextCommit) {
  SharedPostgres shared;
  auto const before = shared.take_over("one");
  auto const now = shared.take_over("two");
  open(*before, "abc");

  EXPECT_EQ(before->sync(), CommitOutcome::fenced);
  EXPECT_THAT(before->take_fenced_shards().value(), testing::Contains(server::shard_of("abc")));
  EXPECT_FALSE(shared.take_over("three")->has("abc"));
}

TEST(PostgresLedger, CommitsItsRemainingShardsIfOneIsLost) {
  SharedPostgres shared;
  auto const one = shared.take_over("one");
  auto const two = shared.take_over_shard("two", server::shard_of("abc"));
  one->begin_batch();
  for (auto const* const id : {"abc", "def"})
    one->write(server::row::TableOpened{a_table(id), table::Instant{5}});
  one->commit_batch();

  EXPECT_EQ(one->sync(), CommitOutcome::fenced);
  EXPECT_THAT(one->take_fenced_shards().value(), testing::ElementsAre(server::shard_of("abc")));
  one->shards().on_fenced(server::shard_of("abc"));
  EXPECT_EQ(one->sync(), CommitOutcome::durable);
  EXPECT_FALSE(owns(*one, "abc"));
  EXPECT_TRUE(owns(*one, "def"));
  open(*two, "abc");
  EXPECT_EQ(two->sync(), CommitOutcome::durable);
  EXPECT_EQ(shared.take_over("three")->unclaimed_tables().size(), 2U);
}

// After an outage of the database, servers took shards from each other in turns. A server that had just
// reacquired a shard was informed of its earlier loss and dropped it, and the shard had no owner any more.
TEST(PostgresLedger, KeepsAReacquiredShardDespiteALateLossReport) {
  SharedPostgres shared;
  auto const shard = server::shard_of("abc");
  auto const one = shared.take_over("one");
  auto const two = shared.take_over_shard("two", shard);
  open(*one, "abc");
  EXPECT_EQ(one->sync(), CommitOutcome::fenced);

  auto const again = shared.take_over_shard("one", shard);
  one->shards().acquire(shared.rows().at(static_cast<std::size_t>(shard)), table::Instant{0},
                        table::Instant{0});

  EXPECT_THAT(one->take_fenced_shards().value(), testing::IsEmpty());
  EXPECT_EQ(one->sync(), CommitOutcome::durable);
  std::string later;
  for (int i = 0; later.empty() || server::shard_of(later) != shard; ++i) later = "later" + std::to_string(i);
  open(*one, later);
  EXPECT_EQ(one->sync(), CommitOutcome::durable);
  EXPECT_TRUE(shared.take_over("three")->has(later));
}

TEST(PostgresLedger, ReleasesAShardOnceAllOfItIsDurable) {
  SharedPostgres shared;
  auto const shard = server::shard_of("abc");
  auto const one = shared.take_over("one");
  open(*one, "abc");
  one->shards().start_release(shard);
  EXPECT_FALSE(owns(*one, "abc"));
  EXPECT_EQ(one->sync(), CommitOutcome::durable);
  one->shards().finish_release(shard);

  auto const two = shared.take_over_shard("two", shard);
  EXPECT_TRUE(two->has("abc"));
  open(*one, "def");
  EXPECT_EQ(one->sync(), CommitOutcome::durable);
}

TEST(PostgresLedger, CountsTimeWithoutAnOwnerAsDowntime) {
  SharedPostgres shared;
  auto const one = shared.take_over("one");
  one->begin_run(table::Instant{1000});
  auto const shard = server::shard_of("abc");
  one->shards().acquire(shared.rows().at(static_cast<std::size_t>(shard)), table::Instant{3000},
                        table::Instant{5000});

  EXPECT_EQ(one->downtime_since("abc", table::Instant{2000}), table::Duration{2000});
  EXPECT_EQ(one->downtime_since("abc", table::Instant{4000}), table::Duration{1000});
  EXPECT_EQ(one->downtime_since("abc", table::Instant{6000}), table::Duration{0});
  EXPECT_EQ(one->downtime_since("def", table::Instant{2000}), table::Duration{0});
}

TEST(PostgresLedger, RefusesASecondWriterOfTheSameEpoch) {
  SharedPostgres shared;
  auto const one = shared.take_over("one");
  auto const other = shared.pretend();
  open(*one, "abc");
  open(*other, "abc");
  EXPECT_EQ(one->sync(), CommitOutcome::durable);

  EXPECT_EQ(other->sync(), CommitOutcome::fenced) << "though it would have written the same";
}

TEST(PostgresLedger, ResolvesABatchWhoseOutcomeIsUnknown) {
  SharedPostgres shared;
  auto const ledger = shared.take_over("one");
  open(*ledger, "abc");
  ASSERT_EQ(ledger->sync(), CommitOutcome::durable);
  for (auto const fate : {Fate::unacknowledged, Fate::lost, Fate::late}) {
    open(*ledger, "table" + std::to_string(static_cast<int>(fate)));
    shared.next_turn_is(fate);
    ASSERT_EQ(ledger->sync(), CommitOutcome::in_doubt) << "nobody knows";
    EXPECT_FALSE(ledger->is_reachable());
    shared.let_late_ones_come();
    ASSERT_EQ(ledger->sync(), CommitOutcome::durable);
    EXPECT_TRUE(ledger->is_reachable());
  }

  EXPECT_EQ(shared.take_over("two")->unclaimed_tables().size(), 4U) << "each once";
}

TEST(PostgresLedger, CommitsLaterBatchesWithAnUnresolvedOne) {
  SharedPostgres shared;
  auto const ledger = shared.take_over("one");
  open(*ledger, "abc");
  shared.next_turn_is(Fate::lost);
  ASSERT_EQ(ledger->sync(), CommitOutcome::in_doubt);
  open(*ledger, "def");
  ASSERT_EQ(ledger->sync(), CommitOutcome::durable);

  EXPECT_EQ(shared.take_over("two")->unclaimed_tables().size(), 2U);
}

TEST(PostgresLedger, WaitsWhileTheDatabaseIsReadOnly) {
  SharedPostgres shared;
  auto const ledger = shared.take_over("one");
  auto const let = [&](std::string const& read_only) {
    APostgres::running().sql(shared.where(),
                             "BEGIN READ WRITE; ALTER ROLE kuhhandel SET default_transaction_read_only = " +
                                 read_only + "; COMMIT");
  };
  let("on");
  open(*ledger, "abc");
  EXPECT_EQ(ledger->sync(), CommitOutcome::in_doubt);
  EXPECT_EQ(ledger->sync(), CommitOutcome::in_doubt);

  let("off");
  EXPECT_EQ(ledger->sync(), CommitOutcome::durable);
}

TEST(PostgresLedger, WaitsForTheReplicaAfterADatabaseRestart) {
  SharedPostgres shared;
  auto& postgres = APostgres::running();
  auto const waits_for = [&](std::string const& replicas) {
    postgres.sql(shared.where(), "ALTER SYSTEM SET synchronous_standby_names = '" + replicas + "'");
    postgres.sql(shared.where(), "SELECT pg_reload_conf()");
  };
  ThrowawayFolder const folder;
  store::Store store(folder.path());
  postgres::Connection database(shared.where(), kLong);
  server::PostgresLedger ledger(
      shared.where(), "writer",
      {server::acquire_leases(database, "one", server::read_cluster_state(database).rows)}, store,
      kNotForLong);
  waits_for("nobody");
  // The ledger knows the outcome sooner or later.
  auto sealed = CommitOutcome::durable;
  for (int table = 0; table < kTries && sealed == CommitOutcome::durable; ++table) {
    open(ledger, "table" + std::to_string(table));
    sealed = ledger.sync();
  }
  ASSERT_EQ(sealed, CommitOutcome::in_doubt);
  // Then it is committed, by what the database shows.
  postgres.sql(shared.where(),
               "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity"
               " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'");
  EXPECT_EQ(ledger.sync(), CommitOutcome::in_doubt);
  EXPECT_EQ(ledger.sync(), CommitOutcome::in_doubt);

  waits_for("");
  for (int tries = 0; tries < kTries && sealed == CommitOutcome::in_doubt; ++tries) sealed = ledger.sync();
  EXPECT_EQ(sealed, CommitOutcome::durable);
}

TEST(PostgresLedger, CanBeTakenOverFromAnOwnerHangingInATransaction) {
  SharedPostgres shared;
  shared.take_over("one");
  postgres::Connection database(shared.where(), kLong);
  server::renew_lease(database, {"one", ""}, server::Readiness::ready);
  postgres::Connection owner(shared.where(), kLong, server::session_name_of("one"));
  owner.query({{"BEGIN"}, {"UPDATE shards SET latest = latest"}});
  database.query({{"UPDATE nodes SET seen = 0"}});

  auto const two = shared.take_over("two");
  open(*two, "abc");
  EXPECT_EQ(two->sync(), CommitOutcome::durable);
}

TEST(PostgresLedger, StopsTheServerOnAPermanentDatabaseError) {
  SharedPostgres shared;
  auto const ledger = shared.take_over("one");
  APostgres::running().sql(shared.where(), "DROP TABLE tables");
  open(*ledger, "abc");

  EXPECT_THROW(ledger->sync(), std::runtime_error);
}

TEST(PostgresLedger, ReadsOnlyShardsMissingInTheFolder) {
  SharedPostgres shared;
  auto const one = shared.take_over("one");
  for (int i = 0; i < 20; ++i) open(*one, "table" + std::to_string(i));
  ASSERT_EQ(one->sync(), CommitOutcome::durable);
  EXPECT_EQ(shared.bring_latest_folder(), 0U) << "it is the ledger's copy already";

  open(*one, "unsealed");
  auto const read = shared.bring_latest_folder();
  EXPECT_LT(read, 5U) << "but for the shard in which it went on alone";
  EXPECT_FALSE(one->has("unsealed"));
}

TEST(PostgresLedger, IsReplicatedByReadingOnlyChanges) {
  SharedPostgres shared;
  auto const one = shared.take_over("one");
  for (int i = 0; i < 20; ++i) open(*one, "table" + std::to_string(i));
  ASSERT_EQ(one->sync(), CommitOutcome::durable);
  EXPECT_EQ(shared.follow(), 20U);
  EXPECT_EQ(shared.standby().tables().unvisited().size(), 20U);

  one->begin_batch();
  one->write(server::row::TableClaimed{"table7"});
  one->write(server::row::TableRemoved{"table8"});
  one->commit_batch();
  ASSERT_EQ(one->sync(), CommitOutcome::durable);
  EXPECT_EQ(shared.follow(), 2U);
  EXPECT_FALSE(shared.standby().tables().has("table8"));
  EXPECT_EQ(shared.standby().tables().unvisited().size(), 18U);
  EXPECT_EQ(shared.follow(), 0U);
}

TEST(PostgresLedger, IsReplicatedAcrossATakeover) {
  SharedPostgres shared;
  auto const one = shared.take_over("one");
  open(*one, "abc");
  ASSERT_EQ(one->sync(), CommitOutcome::durable);
  shared.follow();
  auto& follower = shared.standby();
  auto const two = shared.take_over_in(shared.latest_folder());
  open(*two, "def");
  ASSERT_EQ(two->sync(), CommitOutcome::durable);

  EXPECT_EQ(shared.follow(), 1U) << "what the first wrote is there already";
  EXPECT_TRUE(follower.tables().has("abc") && follower.tables().has("def"));
}

TEST(PostgresLedger, ReadsAnotherServersRecordOfADivergedGame) {
  SharedPostgres shared;
  auto one = shared.take_over("one");
  auto& folder = shared.latest_folder();
  open(*one, "abc");
  ASSERT_EQ(one->sync(), CommitOutcome::durable);
  auto const end = [](server::Ledger& ledger, char const* record) {
    ledger.begin_batch();
    ledger.write(
        server::row::GameStored{"abc", 1, {.record = record, .began = {}, .ended = table::Instant{9}}});
    ledger.commit_batch();
  };
  end(*one, "never sealed");
  one.reset();
  auto const two = shared.take_over("two");
  end(*two, "as it was told");
  ASSERT_EQ(two->sync(), CommitOutcome::durable);

  shared.take_over_in(folder);
  EXPECT_EQ(folder.tables().game("abc", 1), "as it was told");
}

TEST(PostgresLedger, ExcludesUptimeOfOtherServersFromDowntime) {
  ThrowawayFolder const folder;
  store::Store store(folder.path());
  auto const run = [&](server::AcquiredShards const& held) {
    return std::make_unique<server::PostgresLedger>("postgres://nowhere", "writer", held, store);
  };
  auto const before = run({});
  before->begin_run(table::Instant{1000});
  before->mark_run(table::Instant{2000});

  server::ShardRow const ours{.shard = server::shard_of("abc"),
                              .lease = {},
                              .latest_position = {},
                              .previous_position = {},
                              .tombstones_deleted_up_to = 0,
                              .latest_event_at = {},
                              .address = {}};
  auto const now = run({.shards = {ours}, .previous_owner_ran_until = table::Instant{5000}});
  EXPECT_EQ(now->begin_run(table::Instant{6000}), table::Instant{6000});
  EXPECT_EQ(now->downtime_since("abc", table::Instant{1500}), table::Duration{1000});
}

TEST(PostgresLedgerLaw, SentVersionsAreNeverContradictedOrLost) {
  // Each takes some seconds.
  auto const runs = std::min(law_runs(2), 200);
  auto const all = expect_true_evenings(static_cast<std::uint64_t>(runs), 300,
                                        [] { return std::make_unique<SharedPostgres>(); });
  EXPECT_GT(all.fenced, runs);
  EXPECT_GT(all.unknown, runs);
  EXPECT_GT(all.steps, 20 * static_cast<std::size_t>(runs));
}

}  // namespace
}  // namespace kuhhandel
