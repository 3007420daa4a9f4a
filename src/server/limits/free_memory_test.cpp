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
  MemoryUse use{.from_system = 50 * kMebibyte, .in_use = 50 * kMebibyte};
  std::size_t can_be_released = 0;
  int trims = 0;
  FreeMemory memory{{.measure = [this] { return use; },
                     .trim =
                         [this] {
                           ++trims;
                           use.from_system -= can_be_released;
                         }}};
};

TEST_F(AfterAFlood, FreeMemoryIsReturned) {
  use.from_system = 962 * kMebibyte;
  can_be_released = 900 * kMebibyte;

  memory.return_to_system();

  EXPECT_EQ(trims, 1);
  EXPECT_EQ(use.from_system, 62 * kMebibyte);
  memory.return_to_system();
  EXPECT_EQ(trims, 1) << "little is free";
}

TEST_F(AfterAFlood, ALittleIsKept) {
  use.from_system = use.in_use + FreeMemory::kMuch - 1;

  memory.return_to_system();

  EXPECT_EQ(trims, 0);
}

TEST_F(AfterAFlood, MemoryThatCannotBeReturnedIsNotLookedForEachTime) {
  use.from_system = 200 * kMebibyte;
  can_be_released = FreeMemory::kLittle - 1;

  for (int i = 0; i < 1 + FreeMemory::kChecksToSkip; ++i) memory.return_to_system();
  EXPECT_EQ(trims, 1);
  memory.return_to_system();

  EXPECT_EQ(trims, 2);
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
  FreeMemory().return_to_system();

  EXPECT_TRUE(is_replaced || allocator.measure().from_system < before.from_system + kBlocks * kBlock / 2);
}

}  // namespace
}  // namespace kuhhandel::server
