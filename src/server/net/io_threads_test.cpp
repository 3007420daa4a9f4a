// Tests in which threads sockets are read and written, and how these threads end.
#include "server/net/io_threads.h"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/ip/address_v4.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <thread>
#include <vector>

#include "server/net/transport.h"

namespace kuhhandel::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

/// A listening socket at which clients wait.
struct WaitingClients {
  asio::io_context home{1};
  Acceptor acceptor{home, tcp::endpoint(asio::ip::address_v4::loopback(), 0)};
  std::vector<tcp::socket> clients;

  explicit WaitingClients(int count) {
    for (int i = 0; i < count; ++i) clients.emplace_back(home).connect(acceptor.local_endpoint());
  }
};

TEST(IoThreads, AssignSocketsRoundRobin) {
  WaitingClients waiting(4);
  IoThreads two(waiting.home, 2);
  IoThreads none(waiting.home, 0);

  auto const one = two.accept(waiting.acceptor, 0);
  auto const other = two.accept(waiting.acceptor, 1);

  EXPECT_NE(one.value().thread, other.value().thread);
  EXPECT_EQ(two.accept(waiting.acceptor, 2).value().thread, one->thread);
  EXPECT_EQ(none.accept(waiting.acceptor, 3).value().thread, nullptr) << "the main thread";
}

TEST(IoThreads, ReturnWhyNoSocketWasAccepted) {
  WaitingClients waiting(0);
  IoThreads none(waiting.home, 0);
  waiting.acceptor.non_blocking(true);

  EXPECT_EQ(none.accept(waiting.acceptor, 0).error(), asio::error::would_block);
}

/// Two ends of a connection; the near one belongs to an I/O thread.
struct AConnection {
  asio::io_context home{1};
  IoThread thread{home};
  asio::io_context elsewhere{1};
  TcpSocket far{elsewhere};
  std::shared_ptr<Transport> near = connect();

  std::shared_ptr<Transport> connect() {
    asio::basic_socket_acceptor<tcp, Executor> acceptor(home,
                                                        tcp::endpoint(asio::ip::address_v4::loopback(), 0));
    far.connect(acceptor.local_endpoint());
    TcpSocket socket(thread.io());
    acceptor.accept(socket);
    return std::make_shared<Transport>(std::move(socket), nullptr, &thread);
  }
};

TEST(IoThreads, CompleteReadsOnTheMainThread) {
  AConnection two;
  std::array<char, 5> buffer{};
  std::thread::id called_in;
  asio::async_read(*two.near, asio::buffer(buffer), [&](boost::system::error_code error, std::size_t) {
    EXPECT_FALSE(error);
    called_in = std::this_thread::get_id();
  });
  asio::write(two.far, asio::buffer("hello", 5));

  auto const stays = asio::make_work_guard(two.home);
  while (called_in == std::thread::id()) two.home.run_one();

  EXPECT_EQ(std::string(buffer.data(), buffer.size()), "hello");
  EXPECT_EQ(called_in, std::this_thread::get_id());
}

// The accounting of a stream belongs to the main thread.
TEST(IoThreads, DestroyStreamsOnTheMainThread) {
  AConnection two;
  std::atomic<std::thread::id> destroyed_in;
  std::shared_ptr<void> guard(nullptr, [&](void*) { destroyed_in = std::this_thread::get_id(); });
  two.near->watch_input([guard](std::size_t) {});
  guard.reset();

  two.near->close();
  two.near.reset();

  auto const stays = asio::make_work_guard(two.home);
  while (destroyed_in.load() == std::thread::id()) two.home.poll();
  EXPECT_EQ(destroyed_in.load(), std::this_thread::get_id());
}

// A stopping server has written its last messages by then.
TEST(IoThreads, FlushWrittenDataBeforeTheyStop) {
  AConnection two;
  asio::async_write(*two.near, asio::buffer("good-bye", 8), [](boost::system::error_code, std::size_t) {});

  two.thread.stop();

  std::array<char, 8> buffer{};
  asio::read(two.far, asio::buffer(buffer));
  EXPECT_EQ(std::string(buffer.data(), buffer.size()), "good-bye");
}

TEST(IoThreads, ReleaseWaitingHandlers) {
  AConnection two;
  auto const held = std::make_shared<int>(0);
  std::array<char, 5> buffer{};
  asio::async_read(*two.near, asio::buffer(buffer), [held](boost::system::error_code, std::size_t) {});

  two.thread.stop();
  two.thread.shut_down();

  EXPECT_EQ(held.use_count(), 1);
}

}  // namespace
}  // namespace kuhhandel::server
