// A ledger that does not say whether it has kept something is asked until it knows.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/asio/executor_work_guard.hpp>
#include <vector>

#include "server/loop/wal_sync_thread.h"
#include "store/store.h"
#include "tests/simulation/memory_ledger.h"
#include "tests/support/sunday_setup.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel {
namespace {

using server::CommitOutcome;
using testing::ElementsAre;

struct RetriedBatch : testing::Test {
  ThrowawayFolder folder;
  store::Store store{folder.path()};
  MemoryShard shard;
  MemoryLedger ledger{shard, shard.take_over()};
  boost::asio::io_context io;
  server::WalSyncThread sealing{io, ledger, store.checkpoints(), std::chrono::milliseconds(0)};

  /// All that is said of a seal until it is known what came of it.
  std::vector<CommitOutcome> seal() {
    std::vector<CommitOutcome> outcomes;
    auto const work = boost::asio::make_work_guard(io);
    sealing.sync([&](server::DurabilityBarrier::Outcome outcome) { outcomes.push_back(outcome.value()); });
    while (outcomes.empty() || outcomes.back() == CommitOutcome::in_doubt) io.run_one();
    return outcomes;
  }
};

TEST_F(RetriedBatch, IsSentAgainIfLost) {
  ledger.write(server::row::TableOpened{sunday_setup(), {}});
  shard.next_turn_is(Fate::lost);

  EXPECT_THAT(seal(), ElementsAre(CommitOutcome::in_doubt, CommitOutcome::durable));
  EXPECT_EQ(shard.kept(), 1U);
}

TEST_F(RetriedBatch, IsNotCommittedTwiceIfOnlyTheAnswerWasLost) {
  ledger.write(server::row::TableOpened{sunday_setup(), {}});
  shard.next_turn_is(Fate::unacknowledged);

  EXPECT_THAT(seal(), ElementsAre(CommitOutcome::in_doubt, CommitOutcome::durable));
  EXPECT_EQ(shard.kept(), 1U);
}

TEST_F(RetriedBatch, IsFencedIfItComesFromAFormerOwner) {
  ledger.write(server::row::TableOpened{sunday_setup(), {}});
  shard.next_turn_is(Fate::late);
  shard.take_over();
  shard.let_late_ones_come();

  EXPECT_EQ(seal().back(), CommitOutcome::fenced);
  shard.let_late_ones_come();
  EXPECT_EQ(shard.kept(), 0U);
}

}  // namespace
}  // namespace kuhhandel
