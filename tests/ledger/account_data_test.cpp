// Account data goes to the ledger with the batch that writes it, and from there to the next owner.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <list>
#include <utility>

#include "groups/groups.h"
#include "moderation/bans.h"
#include "moderation/reports.h"
#include "moderation/takedowns.h"
#include "names/blocks.h"
#include "names/names.h"
#include "ratings/standings.h"
#include "server/background/outbox_consumer.h"
#include "server/ledger/postgres/tombstone_gc.h"
#include "server/notifications/push_notifier.h"
#include "server/outbox/remove_table.h"
#include "store/database.h"
#include "store/migrations.h"
#include "tests/ledger/any_account_data.h"
#include "tests/ledger/shared_postgres.h"
#include "tests/support/a_group.h"
#include "tests/support/laws.h"
#include "tests/support/sunday_setup.h"

namespace kuhhandel {
namespace {

using server::CommitOutcome;
using testing::IsEmpty;
using testing::Not;
using Rows = std::vector<store::AccountDataRow>;

constexpr table::Instant kNow{1'700'000'000'000};
constexpr auto kAnnasKey = "annas-key";

Rows around(store::Store& store) { return store::AccountData(store.database()).all(); }

/// A server that has the ledger, and the folder that it reads.
struct AnOwner {
  std::unique_ptr<server::Ledger> ledger;
  store::Store& store;

  /// One turn.
  template <class Write>
  void turn(Write const& write) {
    ledger->begin_batch();
    write();
    ledger->commit_batch();
  }
  template <class Write>
  CommitOutcome sealed_turn(Write const& write) {
    turn(write);
    return ledger->sync();
  }
  SQLite::Database& database() const { return store.database(); }
};

AnOwner next_owner(SharedPostgres& shared) {
  auto ledger = shared.take_over();
  return {std::move(ledger), shared.latest_folder()};
}

struct TakenOver : testing::Test {
  SharedPostgres shared;
  AnOwner one = next_owner(shared);

  template <class Write>
  AnOwner after(Write const& write) {
    EXPECT_EQ(one.sealed_turn(write), CommitOutcome::durable);
    return next_owner(shared);
  }
};

TEST_F(TakenOver, ANameAndItsBlocksMoveToTheNextServer) {
  auto const two = after([&] {
    names::Names(one.store).claim("Anna", kAnnasKey, kNow);
    names::Names(one.store).claim("Ben", "bens-key", kNow);
    names::Blocks(one.database()).change("Anna", {.block = {"Ben"}});
  });

  EXPECT_EQ(names::Names(two.store).owner_of("Anna", kAnnasKey), names::NameOwner::caller);
  EXPECT_EQ(names::Names(two.store).owner_of("Anna", "bens-key"), names::NameOwner::other);
  EXPECT_TRUE(names::Blocks(two.database()).are_blocked("Anna", "Ben"));
}

TEST_F(TakenOver, AReleasedNameHasNoSeatsAtTheNextServer) {
  auto const id = sunday_setup().id;
  one.sealed_turn([&] {
    names::Names(one.store).claim("Anna", kAnnasKey, kNow);
    one.ledger->write(server::row::TableOpened{sunday_setup(), kNow});
    one.ledger->write(server::row::NamedTokenAdded{{id, kAnna, "anna", keys::hash_of("seat")}});
  });
  auto const two = after([&] { names::Names(one.store).release(kAnnasKey); });

  EXPECT_EQ(names::Names(two.store).owner_of("Anna", kAnnasKey), names::NameOwner::none);
  EXPECT_FALSE(names::Names(two.store).has_seat("Anna", id, kAnna));
  EXPECT_EQ(two.ledger->keys(id).seats.size(), 1U) << "the key opens its seat still";
}

TEST_F(TakenOver, AGroupKeepsItsGamesIncludingThoseOfARemovedTable) {
  auto const id = sunday_setup().id;
  auto const key = kKey;
  groups::Groups groups(one.database());
  one.sealed_turn([&] {
    groups.make("Sundays", {"Anna", "Ben", "Cleo"}, key, kNow);
    one.ledger->write(server::row::TableOpened{sunday_setup(), kNow});
    groups.link_table(id, groups.open(key)->group.id());
    for (int const game : {1, 2})
      one.ledger->write(
          server::row::GameStored{id, game, {.record = "a record", .began = {}, .ended = kNow}});
    groups.add_online_game(id, 2, sunday());
    server::remove_table(*one.ledger, id, kNow);
  });
  // Outbox events are handled when they are durable.
  server::OutboxConsumer consumer(one.store, *one.ledger, groups, nullptr);
  for (int turn = 0; turn < 10 && !one.store.outbox().is_empty(); ++turn)
    EXPECT_EQ(one.sealed_turn([&] { consumer.consume(); }), CommitOutcome::durable);
  auto two = next_owner(shared);

  auto const games = groups::Groups(two.database()).open(key)->group.games().all();
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].online, id + "/2");
  EXPECT_EQ(two.store.tables().game(id, 2), "a record");
  EXPECT_FALSE(two.store.tables().game(id, 1)) << "no group keeps that";
}

TEST_F(TakenOver, ARatingIsIdenticalToTheLastBit) {
  auto const rating_of = [](AnOwner const& owner) {
    auto const name = ratings::ratings_of_name(owner.database(), "anna");
    return name->ratings.at(0).course.at(0).rating;
  };
  auto const two = after([&] {
    names::Names(one.store).claim("Anna", kAnnasKey, kNow);
    one.database().exec(
        "INSERT INTO rated_players VALUES (1, 'anna');"
        "INSERT INTO rated_games VALUES (1, 'abc', 1, 'second', 3, 5);"
        "INSERT INTO rated_seats VALUES (1, 1, 0, 1, 0, 0, 0, 'cow', 200 / 7.0, 25 / 3.0)");
  });

  EXPECT_EQ(rating_of(two).mean, rating_of(one).mean);
  EXPECT_EQ(rating_of(two).deviation, rating_of(one).deviation);
}

TEST_F(TakenOver, BansReportsAndTakedownsAreKept) {
  auto const two = after([&] {
    one.ledger->write(server::row::TableOpened{sunday_setup(), kNow});
    moderation::ban(one.database(), {moderation::BanKind::name, "Ben"});
    moderation::Reports(one.database()).add({.at = kNow, .table = "abc", .by = "Anna", .reported = "Ben"});
    moderation::request_takedown(one.database(), sunday_setup().id, "rude");
  });

  EXPECT_TRUE(moderation::bans_in(two.database(), kNow).of_name("Ben"));
  EXPECT_EQ(moderation::Reports(two.database()).latest().at(0).reported, "Ben");
  EXPECT_EQ(moderation::takedowns_in(two.database()).size(), 1U);
}

// Orders of `kuhhandel admin`, which the server reads at its next check.
TEST_F(TakenOver, OrdersOfAnotherProcessAreKeptAfterTheNextBatch) {
  auto const two = after([&] {
    SQLite::Database second_connection(one.database().getFilename(), SQLite::OPEN_READWRITE);
    moderation::ban(second_connection, {moderation::BanKind::name, "Ben"});
  });

  EXPECT_TRUE(moderation::bans_in(two.database(), kNow).of_name("Ben"));
}

// An operator's terminal may write Latin-1.
TEST_F(TakenOver, InvalidUtf8IsKeptToo) {
  auto const two =
      after([&] { moderation::ban(one.database(), {moderation::BanKind::name, "Ben", {}, "ung\xfcnstig"}); });

  EXPECT_EQ(moderation::bans_in(two.database(), kNow).of_name("Ben")->reason, "ung\xfcnstig");
}

TEST_F(TakenOver, TheNextServerHasTheSameVapidKey) {
  ThrowawayFolder const keys;
  std::string point;
  auto const two =
      after([&] { point = server::cluster_vapid_key(one.store, keys.path() / "one.pem").point(); });

  EXPECT_EQ(server::cluster_vapid_key(two.store, keys.path() / "two.pem").point(), point);
}

TEST_F(TakenOver, AFencedWriteChangesNothing) {
  auto const two = after([&] { names::Names(one.store).claim("Anna", kAnnasKey, kNow); });
  auto const before = shared.surroundings();

  EXPECT_EQ(one.sealed_turn([&] { names::Names(one.store).release(kAnnasKey); }), CommitOutcome::fenced);
  EXPECT_EQ(shared.surroundings(), before);
  EXPECT_EQ(around(next_owner(shared).store), before);
}

struct OldDataFolder : TakenOver {
  void claim(AnOwner& at, char const* name) { names::Names(at.store).claim(name, name, kNow); }
};

TEST_F(OldDataFolder, CatchesUpWithWritesOfAnotherServer) {
  auto two = after([&] { claim(one, "Anna"); });
  two.sealed_turn([&] { claim(two, "Ben"); });
  one.ledger.reset();

  AnOwner const again{shared.take_over_in(one.store), one.store};
  EXPECT_EQ(around(again.store), around(two.store));
  EXPECT_EQ(around(again.store), shared.surroundings());
}

TEST_F(OldDataFolder, DropsWritesThatWereNeverDurable) {
  one.sealed_turn([&] { claim(one, "Anna"); });
  auto const sealed = around(one.store);
  one.turn([&] { claim(one, "Ben"); });
  ASSERT_NE(around(one.store), sealed);
  one.ledger.reset();

  AnOwner const again{shared.take_over_in(one.store), one.store};
  EXPECT_EQ(around(again.store), sealed);
}

TEST_F(OldDataFolder, SendsOrdersIssuedDuringDowntime) {
  one.sealed_turn([&] { claim(one, "Anna"); });
  one.ledger.reset();
  {
    auto second_connection =
        store::open_second_connection(std::filesystem::path(one.database().getFilename()).parent_path());
    moderation::ban(second_connection, {moderation::BanKind::name, "Ben"});
  }

  AnOwner again{shared.take_over_in(one.store), one.store};
  EXPECT_EQ(again.sealed_turn([] {}), CommitOutcome::durable);
  EXPECT_EQ(shared.surroundings(), around(again.store));
}

TEST(FirstDataFolder, FillsAnEmptyLedger) {
  SharedPostgres shared;
  ThrowawayFolder const folder;
  store::Store store(folder.path());
  names::Names(store).claim("Anna", kAnnasKey, kNow);

  AnOwner one{shared.take_over_in(store), store};
  EXPECT_EQ(one.sealed_turn([] {}), CommitOutcome::durable);
  EXPECT_EQ(around(next_owner(shared).store), around(store));
}

TEST(ForeignDataFolder, IsRefusedWithAnExplanation) {
  SharedPostgres shared;
  auto one = next_owner(shared);
  one.sealed_turn([&] { names::Names(one.store).claim("Anna", kAnnasKey, kNow); });
  ThrowawayFolder const folder;
  store::Store store(folder.path());
  names::Names(store).claim("Ben", "bens-key", kNow);
  auto const before = around(store);

  EXPECT_THROW(shared.take_over_in(store), std::runtime_error);
  EXPECT_EQ(around(store), before);
}

TEST(OldLedger, IsUpgradedByTheFirstServerOfALaterVersion) {
  SharedPostgres shared;
  auto one = next_owner(shared);
  one.sealed_turn([&] { moderation::ban(one.database(), {moderation::BanKind::name, "ben", kNow}); });
  auto const rows = around(one.store);
  // The last step leaves bans as they are.
  auto const version = store::schema_version() - 1;
  APostgres::running().sql(shared.where(), "UPDATE ledger SET surroundings = " + std::to_string(version));

  auto two = next_owner(shared);
  EXPECT_EQ(around(two.store), rows);
  two.sealed_turn([] {});
  EXPECT_EQ(shared.surroundings(), rows);
  postgres::Connection database(shared.where(), std::chrono::seconds(20));
  EXPECT_EQ(server::read_cluster_state(database).account_data_version, store::schema_version());
}

/// Servers that write random account data over a faulty connection, and are killed and replaced; some restart
/// in their old folder.
class RestlessTown {
 public:
  explicit RestlessTown(std::uint64_t seed) : rng_(seed), writes_(seed) {
    owners_.push_back(next_owner(shared_));
  }

  void live(int steps) {
    for (int i = 0; i < steps && !testing::Test::HasFailure(); ++i) happen();
  }
  int taken_over() const { return taken_over_; }
  int durable() const { return durable_; }
  int unknown() const { return unknown_; }
  std::size_t forgotten() const { return forgotten_; }

 private:
  std::list<AnOwner>::iterator any_owner() {
    return std::next(owners_.begin(), rng_.below(static_cast<int>(owners_.size())));
  }
  AnOwner& newest() { return owners_.back(); }

  void happen() {
    auto const die = rng_.below(100);
    if (die < 3) take_over();
    if (die < 12) shared_.next_turn_is(static_cast<Fate>(rng_.below(4)));
    if (die < 15) shared_.let_late_ones_come();
    if (die >= 15 && die < 25) follow();
    if (die >= 25 && die < 29) forget();
    auto& owner = *any_owner();
    if (owner.ledger) owner.turn([&] { writes_.write(*owner.ledger, owner.store); });
    if (owner.ledger && rng_.below(3) > 0) seal(owner);
  }

  /// Whatever the owners believe, a copy has just what the ledger has.
  void follow() {
    shared_.follow();
    ASSERT_EQ(around(shared_.standby()), shared_.surroundings());
  }

  /// Deletes nearly all tombstones, so that a server that missed a few batches reads everything.
  void forget() {
    auto const row = shared_.rows().at(server::kAccountShard);
    postgres::Connection database(shared_.where(), std::chrono::seconds(20));
    auto const turns =
        std::min<std::uint64_t>(static_cast<std::uint64_t>(rng_.below(5)), row.latest_position.sequence);
    forgotten_ += server::delete_tombstones(database, row.shard, row.latest_position.sequence - turns);
  }

  void seal(AnOwner& owner) {
    bool const is_newest = &owner == &newest();
    if (is_newest) possible_.push_back(around(owner.store));
    auto const sealed = owner.ledger->sync();
    unknown_ += sealed == CommitOutcome::in_doubt ? 1 : 0;
    if (sealed == CommitOutcome::fenced) {
      ASSERT_FALSE(is_newest);
      owner.ledger.reset();
    }
    if (sealed != CommitOutcome::durable || !is_newest) return;
    ++durable_;
    possible_ = {around(owner.store)};
    ASSERT_EQ(shared_.surroundings(), possible_.front());
    ASSERT_THAT(owner.store.outbox().all(), testing::UnorderedElementsAreArray(shared_.news()));
  }

  /// In a standby's folder, or in that of a dead server.
  void take_over() {
    ++taken_over_;
    if (auto const owner = any_owner(); rng_.below(2) == 0) {
      auto& folder = owner->store;
      owners_.erase(owner);
      owners_.push_back({shared_.take_over_in(folder), folder});
    } else {
      owners_.push_back(next_owner(shared_));
    }
    auto const found = around(newest().store);
    ASSERT_NE(std::ranges::find(possible_, found), possible_.end()) << "what was acknowledged is not there";
    possible_ = {found};
  }

  Rng rng_;
  AnySurroundings writes_;
  SharedPostgres shared_;
  std::list<AnOwner> owners_;
  std::vector<Rows> possible_{Rows{}};  // the last durable data, and what may have followed
  int taken_over_ = 0;
  int durable_ = 0;
  int unknown_ = 0;
  std::size_t forgotten_ = 0;  // marks
};

TEST(AccountDataLaw, TheNextOwnerHasExactlyTheAcknowledgedData) {
  auto const runs = std::min(law_runs(2), 200);
  auto const first = number_from_environment("KUHHANDEL_SEED", 1);
  int durable = 0;
  std::size_t forgotten = 0;
  for (auto seed = first; seed < first + static_cast<std::uint64_t>(runs); ++seed) {
    SCOPED_TRACE("KUHHANDEL_SEED=" + std::to_string(seed) + " KUHHANDEL_RUNS=1 plays it again");
    RestlessTown town(seed);
    town.live(300);
    durable += town.durable();
    forgotten += town.forgotten();
    EXPECT_GT(town.taken_over(), 2);
    EXPECT_GT(town.unknown(), 2);
  }
  std::printf("%d seals in %d towns, %zu marks forgotten\n", durable, runs, forgotten);
  EXPECT_GT(durable, 50 * runs);
  EXPECT_GT(forgotten, static_cast<std::size_t>(runs));
}

}  // namespace
}  // namespace kuhhandel
