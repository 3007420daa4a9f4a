// Servers that take over a table from each other while the old owner still believes in its ownership, on a
// ledger that fences, delays, and leaves requests unanswered. No version is sent with two contents, and
// nothing that was sent is lost. KUHHANDEL_RUNS sets the number of evenings, KUHHANDEL_SEED the first seed.
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
  /// Facts of two concurrent servers are not a valid table.
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

TEST(TakenOverLaw, SentVersionsAreNeverContradictedOrLost) {
  auto const runs = law_runs(8);
  auto const all = expect_true_evenings(static_cast<std::uint64_t>(runs), 600,
                                        [] { return std::make_unique<SharedMemory>(Fencing::by_epoch); });
  EXPECT_GT(all.fenced, 4 * runs);
  EXPECT_GT(all.unknown, 4 * runs);
  EXPECT_GT(all.steps, 40 * static_cast<std::size_t>(runs));
}

// Else the law would prove nothing.
TEST(TakenOver, ContradictsItselfWithoutFencing) {
  int contradicted = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    SharedMemory ledger(Fencing::none);
    RestlessEvening evening(seed, ledger);
    evening.play(600);
    contradicted += evening.contradicted();
  }
  EXPECT_GT(contradicted, 0);
}

/// A host in which something happens while the background thread works.
class HostWithBackgroundWork : public server::ImmediateHost {
 public:
  HostWithBackgroundWork(server::Services const& services, std::function<void()> const& meanwhile)
      : ImmediateHost(services), meanwhile_(meanwhile) {}
  server::Task<void> compute(server::BackgroundWork /*work*/) override {
    meanwhile_();
    co_return;
  }

 private:
  std::function<void()> const& meanwhile_;
};

server::Task<server::HttpResponse> change_after_background_work(server::RequestContext& context,
                                                                int& applied) {
  co_await context.compute([](server::ReadOnlyDb&) {});
  ++applied;
  co_return server::HttpResponse{.status = 201, .body = "{}", .headers = {}};
}

// The server prepares such a change in the background, and applies it in a later turn.
TEST(TakenOver, DropsASlowChangePreparedBeforeTheTakeover) {
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
  auto const response_of_change = [&](std::function<void()> const& meanwhile) {
    HostWithBackgroundWork host(services, meanwhile);
    server::RequestContext context(host, services, *server::route_of("POST", path), request, site.server.now);
    try {
      return server::ImmediateHost::run(change_after_background_work(context, applied));
    } catch (server::ErrorResponse const& error) {
      return error.response;
    }
  };
  EXPECT_EQ(response_of_change([] {}).status, 201);

  auto const answer = response_of_change([&] { ledger.give_away(server::kAccountShard); });

  EXPECT_EQ(answer.status, 307);
  EXPECT_THAT(answer.headers, testing::Contains(testing::Pair("Location", "https://two.example" + path)));
  EXPECT_EQ(applied, 1);
}

}  // namespace
}  // namespace kuhhandel
