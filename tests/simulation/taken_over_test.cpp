// Servers that take a table over from each other while the old one still believes that it is theirs, on a
// ledger that fences, delays, and leaves questions without an answer. No version is told with two contents,
// and nothing that was told is lost. KUHHANDEL_RUNS sets how many evenings, KUHHANDEL_SEED the first seed.
#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "tests/simulation/restless_evening.h"
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
  auto const first = number_from_environment("KUHHANDEL_SEED", 1);
  auto const runs = static_cast<std::uint64_t>(law_runs(8));
  std::size_t told = 0;
  int fenced = 0;
  int unknown = 0;
  for (auto seed = first; seed < first + runs; ++seed) {
    SharedMemory ledger(Fencing::by_epoch);
    RestlessEvening evening(seed, ledger);
    evening.play(600);
    ASSERT_EQ(evening.untrue(), 0) << "KUHHANDEL_SEED=" << seed << " KUHHANDEL_RUNS=1 plays it again";
    told += evening.steps_told();
    fenced += evening.fenced();
    unknown += evening.unknown();
  }
  std::printf("%zu steps told, %d servers fenced out, %d seals of which nothing was known\n", told, fenced,
              unknown);
  EXPECT_GT(fenced, 4 * static_cast<int>(runs));
  EXPECT_GT(unknown, 4 * static_cast<int>(runs));
  EXPECT_GT(told, 40 * runs);
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

}  // namespace
}  // namespace kuhhandel
