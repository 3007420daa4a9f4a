// What waits for whom in the background.
#include "server/side_thread.h"

#include <gtest/gtest.h>

#include <latch>
#include <string>

#include "tests/support/a_lobby.h"

namespace kuhhandel::server {
namespace {

using boost::asio::ip::make_address;

/// The threads of a server, where exports stand still until `end` is counted down.
struct ABusyServer {
  AServer server;
  boost::asio::io_context io;
  std::latch end{1};
  int exported = 0;
  ReadThreads threads{io, server.archive()};

  bool take_export(std::string const& address) {
    auto const from = make_address(address);
    auto& lane = threads[ReadLane::long_reads];
    if (!lane.has_room(from)) return false;
    lane.take(from, [this](Archive&) { end.wait(); }, [this](std::exception_ptr) { ++exported; });
    return true;
  }
};

TEST(ReadThreads, ReadATableWhileExportsOfOthersAreQueued) {
  ABusyServer busy;
  auto const key = busy.server.open();
  std::latch begun{1};
  busy.threads[ReadLane::long_reads].take(
      make_address("192.0.2.100"),
      [&](Archive&) {
        begun.count_down();
        busy.end.wait();
      },
      [](std::exception_ptr) {});
  // From now on the thread takes nothing more out of its queue.
  begun.wait();
  for (int address = 1; address <= 8; ++address)
    while (busy.take_export("192.0.2." + std::to_string(address))) continue;
  EXPECT_FALSE(busy.threads[ReadLane::long_reads].has_room(make_address("203.0.113.1")));

  auto const honest = make_address("203.0.113.1");
  auto& lane = busy.threads[lane_of(RateClass::look)];
  ASSERT_TRUE(lane.has_room(honest));
  bool was_read = false;
  bool is_done = false;
  lane.take(
      honest, [&](Archive& archive) { was_read = archive.tables().load(key.table).has_value(); },
      [&](std::exception_ptr) { is_done = true; });
  auto const work = boost::asio::make_work_guard(busy.io);
  busy.io.run_one();

  EXPECT_TRUE(is_done && was_read);
  EXPECT_EQ(busy.exported, 0);
  busy.end.count_down();
}

TEST(ReadThreads, HaveTheirOwnLaneForTables) {
  EXPECT_EQ(lane_of(RateClass::open_line), ReadLane::tables);
  EXPECT_EQ(lane_of(RateClass::take_seat), ReadLane::tables);
  EXPECT_EQ(lane_of(RateClass::reckon), ReadLane::long_reads);
  EXPECT_EQ(lane_of(RateClass::import_games), ReadLane::long_reads);
}

}  // namespace
}  // namespace kuhhandel::server
