// Memory that a flood of connections needed is returned afterwards.
#include "server/limits/free_memory.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

namespace kuhhandel::server {
namespace {

constexpr std::size_t kMebibyte = std::size_t{1024} * 1024;

/// A process that uses 50 MB.
struct AfterAFlood : testing::Test {
  MemoryUse use{.from_system = 50 * kMebibyte, .in_use = 50 * kMebibyte, .in_small_blocks = 50 * kMebibyte};
  FreeMemory memory{{.measure = [this] { return use; }, .trim = [this] { use.from_system = use.in_use; }}};

  void set_use(std::size_t mebibytes) { use.in_use = use.in_small_blocks = mebibytes * kMebibyte; }
};

TEST_F(AfterAFlood, FreeMemoryIsReturned) {
  use.from_system = 962 * kMebibyte;

  ASSERT_TRUE(memory.check());
  memory.release();

  EXPECT_EQ(use.from_system, 50 * kMebibyte);
  EXPECT_FALSE(memory.check()) << "little is free";
}

TEST_F(AfterAFlood, ALittleIsKept) {
  use.from_system = use.in_use + FreeMemory::kMuch - 1;

  EXPECT_FALSE(memory.check());
}

// Players wait while memory is returned.
TEST_F(AfterAFlood, FreeMemoryIsNotReturnedAllTheTimeDuringTheFlood) {
  use.from_system = 200 * kMebibyte;
  ASSERT_TRUE(memory.check());
  memory.release();
  use.from_system = 200 * kMebibyte;

  for (int i = 0; i < FreeMemory::kChecksToSkip; ++i) EXPECT_FALSE(memory.check());

  EXPECT_TRUE(memory.check());
}

// Regression: a flood that ended soon after memory was returned left it all behind for minutes.
TEST_F(AfterAFlood, FreeMemoryIsReturnedWhenTheFloodEnds) {
  set_use(400);
  use.from_system = 500 * kMebibyte;
  ASSERT_TRUE(memory.check());
  memory.release();
  EXPECT_FALSE(memory.check());

  set_use(60);

  EXPECT_TRUE(memory.check());
}

TEST(SystemAllocator, ReturnsTheFreePagesBetweenUsedBlocks) {
  constexpr std::size_t kBlock = 60'000;
  constexpr std::size_t kBlocks = 1600;
  configure_allocator();
  auto const allocator = system_allocator();
  auto const before = allocator.measure();
  std::vector<std::unique_ptr<std::vector<char>>> blocks;
  std::vector<std::unique_ptr<int>> between;
  for (std::size_t i = 0; i < kBlocks; ++i) {
    blocks.push_back(std::make_unique<std::vector<char>>(kBlock, 'x'));
    between.push_back(std::make_unique<int>(1));
  }
  // The address sanitizer has an allocator of its own, which keeps what is freed.
  bool const is_replaced = allocator.measure().in_use < before.in_use + kBlocks * kBlock;

  blocks.clear();
  FreeMemory().release();

  EXPECT_TRUE(is_replaced || allocator.measure().from_system < before.from_system + kBlocks * kBlock / 2);
}

}  // namespace
}  // namespace kuhhandel::server
