// Servers under load on a ledger in PostgreSQL are killed and restarted, others take over, and the database
// dies or breaks off. Everything sent to a client must be in the ledger, byte for byte, and every
// acknowledged command must be there exactly once. KUHHANDEL_RUNS asks for more faults.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>

#include "load/table_opener.h"
#include "names/names.h"
#include "server/app/serve.h"
#include "server/ledger/postgres/lease_queries.h"
#include "server/ledger/postgres/schema.h"
#include "store/migrations.h"
#include "tests/kill/survivors.h"
#include "tests/ledger/a_postgres.h"
#include "tests/ledger/http_client.h"
#include "tests/ledger/kept_story.h"
#include "tests/support/log_lines.h"
#include "tests/support/throwaway_folder.h"
#include "tests/support/words.h"

namespace kuhhandel {
namespace {

using std::chrono::milliseconds;

enum class Trouble : std::uint8_t {
  none_but_time,
  killed,          // and restarts in its folder
  taken_over,      // killed, and another has its tables
  stopped,         // paused until another server has taken over, continued without any shard, and ended
  database_dies,   // and is back soon
  database_breaks  // all connections to it
};
constexpr std::array kTroubles{Trouble::none_but_time, Trouble::database_breaks, Trouble::killed,
                               Trouble::database_dies, Trouble::stopped,         Trouble::taken_over};

/// Each takes a second or more.
constexpr std::size_t kMostFaults = 200;

std::size_t faults() {
  auto const* const runs = std::getenv("KUHHANDEL_RUNS");
  auto const more = runs == nullptr ? 0 : std::stoul(runs);
  return std::clamp(std::size_t{more}, kTroubles.size(), kMostFaults);
}

/// Two servers, of which one has the tables.
class APair {
 public:
  APair() {
    serve();
    keep_whole_story(where_);
    survivors_.come_back(server_->port());
  }

  void bring(Trouble trouble) {
    survivors_.play_for(milliseconds(200));
    switch (trouble) {
      case Trouble::none_but_time:
        break;
      case Trouble::killed:
        server_->kill();
        return begin_anew();
      case Trouble::taken_over:
        server_->kill();
        which_ = 1 - which_;
        return begin_anew();
      case Trouble::stopped:
        return be_stopped();
      case Trouble::database_dies:
        postgres().die();
        survivors_.play_for(milliseconds(300));
        postgres().start();
        break;
      case Trouble::database_breaks:
        postgres().sql(
            where_, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()");
        break;
    }
    survivors_.play_for(milliseconds(400));
  }

  /// Returns a message that is not in the ledger, or an empty string.
  std::string untrue() { return untrue_in_ledger(survivors_, where_, story_.path()); }

  int acknowledged() const { return survivors_.acknowledged(); }

 private:
  static APostgres& postgres() { return APostgres::running(); }

  void serve() {
    server_ = std::make_unique<load::ServerProcess>(folders_.at(which_), where_);
    wait_for_tables(server_->port());
  }

  void begin_anew() {
    survivors_.receive_rest();
    serve();
    survivors_.come_back(server_->port());
  }

  void be_stopped() {
    auto const before = std::move(server_);
    before->suspend();
    which_ = 1 - which_;
    serve();
    before->resume();
    // Messages to clients that are still connected.
    survivors_.play_for(milliseconds(100));
    before->end();
    before->wait();
    survivors_.come_back(server_->port());
  }

  std::string where_ = postgres().fresh();
  std::array<load::ScratchFolder, 2> folders_;
  std::size_t which_ = 0;
  std::unique_ptr<load::ServerProcess> server_;
  load::ScratchFolder story_;
  Survivors survivors_{story_.path(), 7};
};

TEST(ServerWithALedger, LosesNothingThatWasSentToAClient) {
  APair pair;
  for (std::size_t fault = 0; fault < faults(); ++fault) {
    SCOPED_TRACE("fault " + std::to_string(fault));
    pair.bring(kTroubles.at(fault % kTroubles.size()));
    ASSERT_EQ(pair.untrue(), "");
  }
  std::printf("%d commands were acknowledged in %zu faults\n", pair.acknowledged(), faults());
  EXPECT_GT(pair.acknowledged(), static_cast<int>(faults() / 2)) << "too few for a proof";
}

TEST(ServerWithALedger, KnowsNamesRegisteredAtAnotherServer) {
  auto const where = APostgres::running().fresh();
  constexpr auto kNames = "/api/names";
  constexpr auto kAnna = R"({"player":"Anna"})";
  load::ScratchFolder const folder;
  {
    load::ServerProcess one(folder, where);
    EXPECT_NE(load::TableOpener(one.port()).post(kNames, kAnna), "");
    one.kill();
  }

  load::ScratchFolder const another;
  load::ServerProcess const two(another, where);
  wait_for_tables(two.port());
  EXPECT_THROW(load::TableOpener(two.port()).post(kNames, kAnna), std::runtime_error) << "it is taken";
  EXPECT_NE(load::TableOpener(two.port()).post(kNames, R"({"player":"Ben"})"), "");
}

TEST(ServerWithALedger, HandsOverAtOnceWhenItStops) {
  auto const where = APostgres::running().fresh();
  load::ScratchFolder const folder;
  auto const are_free = [&] {
    postgres::Connection database(where, std::chrono::seconds(20));
    auto const shards = server::read_cluster_state(database);
    return std::ranges::all_of(shards.rows, [&](server::ShardRow const& row) {
      // The lease is valid by the clock there.
      return server::is_expired_for("another", row.lease, row.lease.renewed_at);
    });
  };
  {
    load::ServerProcess const one(folder, where);
    EXPECT_FALSE(are_free());
  }

  EXPECT_TRUE(are_free());
  load::ServerProcess const again(folder, where);
  wait_for_tables(again.port());
  EXPECT_FALSE(are_free()) << "it is there again";
}

/// Returns the error of a server that does not start.
std::string refusal(std::string const& ledger, std::filesystem::path const& folder) {
  std::ofstream(folder / "index.html") << "<!doctype html>";
  std::ostringstream out;
  std::ostringstream err;
  LogLines const log;
  EXPECT_EQ(
      server::serve(
          {.port = 0, .address = "127.0.0.1", .data = folder, .web = folder, .ledger = ledger, .seed = {}},
          out, err),
      1);
  return log.errors();
}

bool says(std::string const& sentence, std::string_view part) {
  return sentence.find(part) != std::string::npos;
}

TEST(ServerWithALedger, IsNotReadyWithoutTheDatabaseEvenIfIdle) {
  load::ScratchFolder const folder;
  load::ServerProcess const server(folder, APostgres::running().fresh());
  wait_for_tables(server.port());

  APostgres::running().die();
  EXPECT_THAT(response_in_time(server.port(), {.path = "/readyz"}, " 503 "),
              testing::HasSubstr("the ledger does not answer"));
  APostgres::running().start();
  EXPECT_THAT(response_in_time(server.port(), {.path = "/readyz"}, " 200 "), testing::HasSubstr("ready"));
}

TEST(ServerWithALedger, ExplainsWhyItCannotStart) {
  auto& postgres = APostgres::running();
  ThrowawayFolder const folder;
  EXPECT_PRED2(says, refusal("postgres://kuhhandel@/postgres?host=/nowhere", folder.path()),
               "cannot be reached");
  EXPECT_PRED2(says, refusal("postgres://nobody@/postgres?host=" + postgres.folder().string(), folder.path()),
               "role \"nobody\" does not exist");
  EXPECT_PRED2(says,
               refusal("postgres://kuhhandel@/postgres?host=" + postgres.folder().string() +
                           "&options=-cdefault_transaction_read_only%3Don",
                       folder.path()),
               "is read-only");

  auto const where = postgres.fresh();
  server::open_ledger(where, std::chrono::seconds(20));
  postgres.sql(where, "UPDATE ledger SET schema = 9");
  EXPECT_PRED2(says, refusal(where, folder.path()), "has schema 9");
}

TEST(ServerWithALedger, RefusesAFolderThatHasItsOwnTables) {
  ThrowawayFolder const own;
  store::Store(own.path())
      .add_table({.id = "abc", .name = "Sunday", .edition = second(), .seats = 3, .speed = table::Speed{1}},
                 table::Instant{5});
  EXPECT_PRED2(says, refusal(APostgres::running().fresh(), own.path()), "has tables of its own");

  ThrowawayFolder const copy;
  {
    store::Store store(copy.path());
    store::Replica(store).set_source({"a ledger", "a server"});
  }
  EXPECT_PRED2(says, refusal("", copy.path()), "copies of tables that a ledger keeps");

  auto const others = APostgres::running().fresh();
  server::open_ledger(others, std::chrono::seconds(20));
  APostgres::running().sql(others,
                           "UPDATE ledger SET surroundings = " + std::to_string(store::schema_version()));
  ThrowawayFolder const named;
  {
    store::Store store(named.path());
    names::Names(store).claim("Anna", "key", table::Instant{5});
  }
  EXPECT_PRED2(says, refusal(others, named.path()), "names or groups of its own");
  APostgres::running().sql(others, "UPDATE ledger SET surroundings = 99");
  EXPECT_PRED2(says, refusal(others, named.path()), "written by a later version");
  EXPECT_PRED2(says, refusal(APostgres::running().fresh(), copy.path()), "another ledger's tables");
}

}  // namespace
}  // namespace kuhhandel
