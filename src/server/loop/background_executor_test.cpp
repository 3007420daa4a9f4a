// Tests which background jobs wait for which others.
#include "server/loop/background_executor.h"

#include <gtest/gtest.h>

#include <latch>
#include <string>

#include "tests/support/a_server.h"

namespace kuhhandel::server {
namespace {

using boost::asio::ip::make_address;

/// Background threads of a server whose exports block until `end` is counted down.
struct ABusyServer {
  AServer server;
  boost::asio::io_context io;
  std::latch end{1};
  int exported = 0;
  ReadThreads threads{io, server.read_db()};

  bool take_export(std::string const& address) {
    auto const from = make_address(address);
    auto& lane = threads[ReadLane::long_reads];
    if (!lane.has_room(from)) return false;
    lane.submit(from, [this](ReadOnlyDb&) { end.wait(); }, [this](std::exception_ptr) { ++exported; });
    return true;
  }
};

TEST(ReadThreads, ReadATableWhileExportsOfOthersAreQueued) {
  ABusyServer busy;
  auto const key = busy.server.open();
  std::latch begun{1};
  busy.threads[ReadLane::long_reads].submit(
      make_address("192.0.2.100"),
      [&](ReadOnlyDb&) {
        begun.count_down();
        busy.end.wait();
      },
      [](std::exception_ptr) {});
  // From here on the thread takes nothing more from its queue.
  begun.wait();
  for (int address = 1; address <= 8; ++address)
    while (busy.take_export("192.0.2." + std::to_string(address))) continue;
  EXPECT_FALSE(busy.threads[ReadLane::long_reads].has_room(make_address("203.0.113.1")));
  EXPECT_GE(busy.threads.waiting(), 8U) << "of which the alert KuhhandelWaitsBeside warns";

  auto const honest = make_address("203.0.113.1");
  auto& lane = busy.threads[lane_of(RateClass::read_memory)];
  ASSERT_TRUE(lane.has_room(honest));
  bool was_read = false;
  bool is_done = false;
  lane.submit(
      honest, [&](ReadOnlyDb& read_db) { was_read = read_db.tables().load(key.table).has_value(); },
      [&](std::exception_ptr) { is_done = true; });
  auto const work = boost::asio::make_work_guard(busy.io);
  busy.io.run_one();

  EXPECT_TRUE(is_done && was_read);
  EXPECT_EQ(busy.exported, 0);
  busy.end.count_down();
}

TEST(ReadThreads, HaveASeparateQueueForTables) {
  EXPECT_EQ(lane_of(RateClass::open_stream), ReadLane::tables);
  EXPECT_EQ(lane_of(RateClass::take_seat), ReadLane::tables);
  EXPECT_EQ(lane_of(RateClass::heavy_read), ReadLane::long_reads);
  EXPECT_EQ(lane_of(RateClass::import_games), ReadLane::long_reads);
}

}  // namespace
}  // namespace kuhhandel::server
