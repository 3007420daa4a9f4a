// Servers that take a table over from each other while the old one still believes that it is theirs, on a
// ledger that fences, delays, and leaves questions without an answer. No version is told with two contents,
// and nothing that was told is lost. KUHHANDEL_RUNS sets how many evenings, KUHHANDEL_SEED the first seed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "server/api/dispatch.h"
#include "server/cluster_map/cluster_map.h"
#include "tests/simulation/restless_evening.h"
#include "tests/support/a_site.h"
#include "tests/support/laws.h"

namespace kuhhandel {
namespace {

using Fencing = MemoryShard::Fencing;

class SharedMemory final : public SharedLedger {
 public:
  explicit SharedMemory(Fencing fencing) : fencing_(fencing), shard_(fencing) {}

  std::unique_ptr<server::Ledger> take_over() override {
    ++owners_;
    return std::make_unique<MemoryLedger>(shard_, shard_.take_over());
  }
  /// What two servers have written at once makes no table.
  bool may_be_taken_over_again() const override { return fencing_ == Fencing::by_epoch || owners_ < 2; }
  void next_turn_is(Fate fate) override { shard_.next_turn_is(fate); }
  void let_late_ones_come() override { shard_.let_late_ones_come(); }
  std::vector<table::Entry> story(table::TableSetup const& opened_as) override {
    return shard_.tables().find(opened_as.id)->facts;
  }

 private:
  Fencing fencing_;
  MemoryShard shard_;
  int owners_ = 0;
};

TEST(TakenOverLaw, NoVersionIsToldWithTwoContentsAndNothingToldIsLost) {
  auto const runs = law_runs(8);
  auto const all = expect_true_evenings(static_cast<std::uint64_t>(runs), 600,
                                        [] { return std::make_unique<SharedMemory>(Fencing::by_epoch); });
  EXPECT_GT(all.fenced, 4 * runs);
  EXPECT_GT(all.unknown, 4 * runs);
  EXPECT_GT(all.told, 40 * static_cast<std::size_t>(runs));
}

// Else the law would prove nothing.
TEST(TakenOver, ByServersThatNothingFencesTellsTwoStories) {
  int contradicted = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    SharedMemory ledger(Fencing::none);
    RestlessEvening evening(seed, ledger);
    evening.play(600);
    contradicted += evening.contradicted();
  }
  EXPECT_GT(contradicted, 0);
}

// The server prepares such a change in the background, and applies it in a later turn.
TEST(TakenOver, BetweenThePreparationOfASlowChangeAndItsCommitChangesNothing) {
  ASite site;
  MemoryShard shard;
  MemoryLedger ledger(shard, shard.take_over());
  server::TableDirectory directory(ledger, site.server.chance());
  server::ClusterMap cluster_map("https://one.example");
  cluster_map.set_owners(std::vector<std::string>(server::kShards + 1, "https://two.example"), {});
  server::Services const services{.directory = directory,
                                  .store = site.server.store(),
                                  .groups = site.server.groups(),
                                  .names = site.server.names(),
                                  .files = *site.files,
                                  .read_db = site.server.read_db(),
                                  .cluster_map = &cluster_map};
  std::string const path = "/api/daily/2026-11-25";
  server::HttpRequest const request{.method = "POST", .path = path, .target = path};
  int applied = 0;
  server::CommitFn prepared = [&] {
    ++applied;
    return server::HttpResponse{.status = 201, .body = "{}", .headers = {}};
  };
  EXPECT_EQ(server::run_commit(services, request, prepared).status, 201);

  ledger.give_away(server::kAccountShard);
  auto const answer = server::run_commit(services, request, prepared);

  EXPECT_EQ(answer.status, 307);
  EXPECT_THAT(answer.headers, testing::Contains(testing::Pair("Location", "https://two.example" + path)));
  EXPECT_EQ(applied, 1);
}

}  // namespace
}  // namespace kuhhandel
