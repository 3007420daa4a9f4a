#include "store/checkpoints.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <thread>

#include "store/store.h"
#include "tests/support/sunday_setup.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel::store {
namespace {

constexpr int kPages = 20;
constexpr int kFacts = 3000;
constexpr std::uintmax_t kPageInLog = 4096 + 24;  // bytes

class CheckpointsTest : public testing::Test {
 protected:
  void write(Store& store, int fact) {
    if (fact == 1) store.add_table(sunday_setup(), table::Instant{1});
    store.append(sunday_setup(), static_cast<std::uint64_t>(fact),
                 {table::Instant{fact}, table::fact::Seated{kAnna, "Anna"}});
    longest_ = std::max(longest_, std::filesystem::file_size(folder_.path() / "kuhhandel.db-wal"));
  }
  std::size_t kept() { return Store(folder_.path()).tables().load(sunday_setup().id)->log.size(); }

  ThrowawayFolder folder_;
  std::uintmax_t longest_ = 0;
};

TEST_F(CheckpointsTest, ResetTheLogDuringContinuousWrites) {
  {
    Store store(folder_.path(), {.checkpoint_pages = kPages});
    for (int fact = 1; fact <= kFacts; ++fact) {
      write(store, fact);
      if (store.checkpoints().is_due()) store.checkpoints().checkpoint();
    }
  }

  EXPECT_LE(longest_, 3 * kPages * kPageInLog);
  EXPECT_EQ(kept(), kFacts);
}

TEST_F(CheckpointsTest, AreDoneByTheWriterWithoutABackgroundThread) {
  {
    Store store(folder_.path(), {.checkpoint_pages = kPages});
    for (int fact = 1; fact <= kFacts; ++fact) write(store, fact);
  }

  EXPECT_LE(longest_, 11 * kPages * kPageInLog);
  EXPECT_EQ(kept(), kFacts);
}

TEST_F(CheckpointsTest, ContinueDuringWritesAndSyncs) {
  {
    Store store(folder_.path(), {.checkpoint_pages = kPages});
    std::atomic<bool> is_over = false;
    std::thread background([&] {
      while (!is_over)
        if (store.checkpoints().is_due()) store.checkpoints().checkpoint();
    });
    for (int fact = 1; fact <= kFacts; ++fact) {
      write(store, fact);
      if (fact % 8 == 0) store.sync_wal();
    }
    is_over = true;
    background.join();
  }

  EXPECT_EQ(kept(), kFacts);
}

}  // namespace
}  // namespace kuhhandel::store
