// Tests that unsent output is bounded, and that the slowest readers of the largest subnets are disconnected.
#include "server/net/send_buffer_budget.h"

#include <gtest/gtest.h>

#include <boost/asio/ip/address.hpp>
#include <memory>
#include <vector>

namespace kuhhandel::server {
namespace {

using namespace std::chrono_literals;

SendBufferBudget::Clock::time_point budget_time;

constexpr std::size_t kMegabyte = std::size_t{1024} * 1024;

struct AReader {
  std::size_t in_kernel = 0;
  bool is_closed = false;
  SendBufferBudget::Account account;

  explicit AReader(SendBufferBudget& backlog)
      : account(backlog, [this] { return in_kernel; }, [this] { is_closed = true; }) {}
};

struct SendBufferBudgetTest : testing::Test {
  SendBufferBudget backlog{8 * kMegabyte, [] { return budget_time; }};

  void SetUp() override { budget_time = SendBufferBudget::Clock::time_point(1h); }
};

TEST_F(SendBufferBudgetTest, CountsQueuedBytesUntilSent) {
  AReader reader(backlog);

  reader.account.add(100);
  reader.account.add(50);
  reader.account.remove(120);
  EXPECT_EQ(backlog.bytes(), 30U);
}

TEST_F(SendBufferBudgetTest, IsReleasedByAClosedConnection) {
  {
    AReader(backlog).account.add(100);
  }

  EXPECT_EQ(backlog.bytes(), 0U);
}

TEST_F(SendBufferBudgetTest, IsEnforcedByCuttingTheLongestWaitingReader) {
  std::vector<std::unique_ptr<AReader>> readers;
  for (int i = 0; i < 20; ++i) {
    readers.push_back(std::make_unique<AReader>(backlog));
    readers.back()->account.add(kMegabyte / 2);
    budget_time += 1s;
  }

  EXPECT_LE(backlog.bytes(), 8 * kMegabyte);
  EXPECT_TRUE(readers.front()->is_closed);
  EXPECT_FALSE(readers.back()->is_closed);
  EXPECT_GT(backlog.cut(), 0U);
}

// Regression: 200 connections from each of 40 addresses held 768 MB, since none of them was far behind.
TEST_F(SendBufferBudgetTest, IsEnforcedEvenIfEachReaderUsesLittle) {
  std::vector<std::unique_ptr<AReader>> readers;
  for (int i = 0; i < 1000; ++i) {
    readers.push_back(std::make_unique<AReader>(backlog));
    readers.back()->account.add(kMegabyte / 10);
  }

  EXPECT_LE(backlog.bytes(), 8 * kMegabyte);
}

TEST_F(SendBufferBudgetTest, SparesAFastReaderWithMuchToRead) {
  AReader fast(backlog);
  fast.account.add(3 * kMegabyte);
  AReader stalled(backlog);
  budget_time += 1s;
  stalled.account.add(3 * kMegabyte);
  budget_time += 10s;
  fast.account.count_written(2 * kMegabyte);

  AReader latest(backlog);
  latest.account.add(3 * kMegabyte);

  EXPECT_TRUE(stalled.is_closed);
  EXPECT_FALSE(fast.is_closed);
  EXPECT_FALSE(latest.is_closed);
}

TEST_F(SendBufferBudgetTest, IgnoresBytesOfACutReader) {
  AReader reader(backlog);
  reader.account.add(9 * kMegabyte);
  ASSERT_TRUE(reader.is_closed);

  reader.account.add(kMegabyte);
  EXPECT_EQ(backlog.bytes(), 0U);
  reader.account.remove(10 * kMegabyte);
  EXPECT_EQ(backlog.bytes(), 0U);
}

TEST_F(SendBufferBudgetTest, IncludesBytesInTheKernel) {
  AReader reader(backlog);
  reader.account.count_written(100'000);
  reader.in_kernel = 60'000;

  backlog.measure();
  EXPECT_EQ(backlog.bytes(), 60'000U);

  reader.in_kernel = 0;
  backlog.measure();
  EXPECT_EQ(backlog.bytes(), 0U);
}

TEST_F(SendBufferBudgetTest, SparesAClientThatReadsBytesFromTheKernel) {
  AReader reading(backlog);
  AReader stalled(backlog);
  reading.account.count_written(100'000);
  reading.in_kernel = 50'000;
  stalled.account.count_written(3 * kMegabyte);
  stalled.in_kernel = 3 * kMegabyte;
  backlog.measure();
  for (int second = 0; second < 30; ++second) {
    budget_time += 1s;
    reading.account.count_written(60'000);
    backlog.measure();
  }

  AReader latest(backlog);
  latest.account.add(6 * kMegabyte);

  EXPECT_TRUE(stalled.is_closed);
  EXPECT_FALSE(reading.is_closed);
  EXPECT_FALSE(latest.is_closed);
}

// Regression: attackers reconnected faster than the budget is measured, so a player whose bytes were on their
// way at the latest measurement seemed to have waited the longest.
TEST_F(SendBufferBudgetTest, SparesAClientThatHasReadEverythingSinceTheLatestMeasurement) {
  AReader player(backlog);
  player.account.count_written(2000);
  player.in_kernel = 2000;
  backlog.measure();
  player.in_kernel = 0;
  budget_time += 1s;

  std::vector<std::unique_ptr<AReader>> attackers;
  for (int i = 0; i < 30; ++i) {
    attackers.push_back(std::make_unique<AReader>(backlog));
    attackers.back()->account.add(kMegabyte);
  }

  EXPECT_GT(backlog.cut(), 0U);
  EXPECT_FALSE(player.is_closed);
}

// Regression: after ten minutes of attack, tables had lost all their players. Attackers who read at once and
// always had something to read seemed faster than players who had just been sent a step.
TEST_F(SendBufferBudgetTest, SparesPlayersWhoHaveJustBeenSentAStep) {
  auto const home = boost::asio::ip::make_address("192.0.2.1");
  auto const elsewhere = boost::asio::ip::make_address("198.51.100.7");
  std::vector<std::unique_ptr<AReader>> attackers;
  for (int i = 0; i < 70; ++i) {
    attackers.push_back(std::make_unique<AReader>(backlog));
    attackers.back()->account.set_client(elsewhere);
    attackers.back()->account.add(kMegabyte / 10);
    attackers.back()->account.count_written(10 * kMegabyte);
  }
  budget_time += 1s;
  AReader player(backlog);
  player.account.set_client(home);
  player.account.add(4000);

  for (auto const& attacker : attackers) attacker->account.add(kMegabyte / 10);

  EXPECT_GT(backlog.cut(), 0U);
  EXPECT_FALSE(player.is_closed);
}

// Regression: measuring all clients took up to 12 ms, ten times a second, for which players waited.
TEST_F(SendBufferBudgetTest, MeasuresOnlyClientsThatItMayCut) {
  constexpr std::size_t kBytes = 16 * 1024;
  int measured = 0;
  int cut = 0;
  std::vector<std::unique_ptr<SendBufferBudget::Account>> accounts;
  for (int i = 0; i < 600; ++i) {
    auto& account = accounts.emplace_back(std::make_unique<SendBufferBudget::Account>(
        backlog, [&] { return ++measured, std::size_t{0}; }, [&] { ++cut; }));
    account->set_client(boost::asio::ip::make_address("192.0.2." + std::to_string(i % 100)));
    account->add(kBytes);
    account->count_written(1);
  }

  EXPECT_GE(cut, 128) << "twice an eighth of the budget";
  EXPECT_LE(measured, cut + 2 * 100) << "and the slowest client of each subnet";
  EXPECT_LE(backlog.bytes(), 8 * kMegabyte);
}

TEST_F(SendBufferBudgetTest, MeasuresAllClientsInTurn) {
  std::vector<std::unique_ptr<AReader>> readers;
  for (std::size_t i = 0; i < 2 * SendBufferBudget::kMeasuredPerRun; ++i) {
    auto& reader = readers.emplace_back(std::make_unique<AReader>(backlog));
    reader->account.count_written(10);
    reader->in_kernel = 10;
  }

  backlog.measure();
  EXPECT_EQ(backlog.bytes(), 10 * SendBufferBudget::kMeasuredPerRun);
  backlog.measure();
  EXPECT_EQ(backlog.bytes(), 20 * SendBufferBudget::kMeasuredPerRun);
}

TEST_F(SendBufferBudgetTest, IsEnforcedInTheSubnetWithTheMostUnsentBytes) {
  std::vector<std::unique_ptr<AReader>> readers;
  for (int i = 0; i < 18; ++i) {
    readers.push_back(std::make_unique<AReader>(backlog));
    readers.back()->account.set_client(
        boost::asio::ip::make_address(i % 3 == 0 ? "2001:db8:1::1" : "2001:db8:2::" + std::to_string(i)));
  }

  for (auto const& reader : readers) reader->account.add(kMegabyte / 2);

  for (int i = 0; i < 18; i += 3) EXPECT_FALSE(readers[static_cast<std::size_t>(i)]->is_closed) << i;
  EXPECT_GT(backlog.cut(), 0U);
}

}  // namespace
}  // namespace kuhhandel::server
