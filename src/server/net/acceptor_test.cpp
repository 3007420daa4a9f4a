// Tests the descriptors of connections, and a server that has run out of them.
#include "server/net/acceptor.h"

#include <dlfcn.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <malloc.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <unistd.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <fstream>
#include <string>
#include <vector>

#include "tests/support/a_running_server.h"

namespace kuhhandel::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

/// Lowers this process's soft limit on open files until destroyed.
class OpenFilesLimit {
 public:
  explicit OpenFilesLimit(rlim_t most) {
    getrlimit(RLIMIT_NOFILE, &before_);
    rlimit const lower{.rlim_cur = most, .rlim_max = before_.rlim_max};
    setrlimit(RLIMIT_NOFILE, &lower);
  }
  OpenFilesLimit(OpenFilesLimit const&) = delete;
  OpenFilesLimit& operator=(OpenFilesLimit const&) = delete;
  ~OpenFilesLimit() { setrlimit(RLIMIT_NOFILE, &before_); }

 private:
  rlimit before_{};
};

TEST(OpenFiles, AreRaisedToTheHardLimit) {
  OpenFilesLimit const low(200);

  auto const raised = raise_open_files_limit();

  rlimit now{};
  getrlimit(RLIMIT_NOFILE, &now);
  EXPECT_EQ(now.rlim_cur, raised);
  EXPECT_EQ(raised, std::min<rlim_t>(now.rlim_max, 1'048'576));
}

std::uint64_t descriptor_table_size() {
  std::ifstream status("/proc/self/status");
  std::string word;
  std::uint64_t size = 0;
  while (status >> word)
    if (word == "FDSize:") status >> size;
  return size;
}

// Regression: while the first thousand connections of a flood arrived, all players waited for the kernel.
TEST(OpenFiles, HaveRoomBeforeConnectionsArrive) {
  auto const limit = raise_open_files_limit();

  EXPECT_GE(descriptor_table_size(), std::min<std::uint64_t>(limit, 20'000));
}

std::size_t allocated_bytes() {
  // A sanitizer allocates from its own heap, and the C library then counts nothing.
  auto* const of_sanitizer = dlsym(RTLD_DEFAULT, "__sanitizer_get_current_allocated_bytes");
  if (of_sanitizer != nullptr) return reinterpret_cast<std::size_t (*)()>(of_sanitizer)();
  return mallinfo2().uordblks;
}

// Regression: records of an attack with 10,800 connections lay between other data, and kept 43 MB occupied.
TEST(DescriptorRecords, AreAllocatedBeforeDescriptorsAreOpened) {
  asio::io_context io;
  DescriptorRecords records(io);
  std::vector<asio::posix::stream_descriptor> open;
  open.reserve(DescriptorRecords::kBlock);
  records.reserve_beyond(0);
  auto const before = allocated_bytes();

  while (open.size() < DescriptorRecords::kBlock) {
    records.reserve_beyond(open.size());
    open.emplace_back(io, eventfd(0, EFD_CLOEXEC));
  }

  EXPECT_EQ(allocated_bytes(), before);
  records.reserve_beyond(open.size());
  EXPECT_GT(allocated_bytes(), before) << "a second block";
}

/// Returns whether a loop continues without a pause after an accept that failed with this error.
bool goes_on_at_once(asio::error::basic_errors error, int& counted) {
  bool goes_on = false;
  asio::io_context io;
  FailedAccepts failed(io, [&] { ++counted; });
  asio::co_spawn(io, failed.wait(error), [&](std::exception_ptr) { goes_on = true; });
  io.poll();
  return goes_on;
}

TEST(FailedAccepts, AreDelayedOnlyIfDescriptorsRunOut) {
  int counted = 0;

  EXPECT_TRUE(goes_on_at_once(asio::error::connection_aborted, counted));
  EXPECT_EQ(counted, 0);
  EXPECT_FALSE(goes_on_at_once(asio::error::no_descriptors, counted));
  EXPECT_FALSE(goes_on_at_once(asio::error::no_buffer_space, counted));
  EXPECT_EQ(counted, 2);
}

/// Returns the response to a request on a connection that stays open.
std::string figures(tcp::socket& monitor) {
  asio::write(monitor, asio::buffer(std::string("GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n")));
  std::string answer;
  asio::read_until(monitor, asio::dynamic_buffer(answer), "kuhhandel_thinking_seconds_sum");
  asio::read_until(monitor, asio::dynamic_buffer(answer), "\n");
  return answer;
}

TEST(ServerWithoutDescriptors, CountsTheErrorAndAcceptsAgainOnceItCan) {
  ARunningServer const server(
      {.address = "127.0.0.1", .port = 0, .metrics = ListenAddress{.ip = "127.0.0.1", .port = 0}});
  asio::io_context io;
  tcp::socket monitor(io);
  monitor.connect(server.metrics_endpoint());
  EXPECT_THAT(figures(monitor), testing::HasSubstr("kuhhandel_accepts_failed_total 0"));
  tcp::socket client(io, tcp::v4());
  {
    auto const first_free = dup(0);
    close(first_free);
    OpenFilesLimit const none_left(static_cast<rlim_t>(first_free));
    client.connect(server.endpoint());
    while (figures(monitor).find("kuhhandel_accepts_failed_total 0") != std::string::npos) {
    }
  }

  asio::write(client, asio::buffer(std::string("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")));
  std::string answer;
  asio::read_until(client, asio::dynamic_buffer(answer), "<!doctype html>");
  EXPECT_THAT(answer, testing::StartsWith("HTTP/1.1 200 "));
}

}  // namespace
}  // namespace kuhhandel::server
