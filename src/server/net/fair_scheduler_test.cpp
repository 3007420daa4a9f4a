// The loop's work is shared fairly among client subnets, however much of it one of them causes.
#include "server/net/fair_scheduler.h"

#include <gtest/gtest.h>

#include <array>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <stdexcept>
#include <string>

#include "server/net/transport.h"

namespace kuhhandel::server {
namespace {

namespace asio = boost::asio;
using asio::ip::make_address;
using namespace std::chrono_literals;

FairScheduler::Clock::time_point the_time;

struct FairWork : testing::Test {
  asio::io_context io{1};
  FairScheduler scheduler{io, [] { return the_time; }};
  FairScheduler::Client mallory{scheduler, make_address("192.0.2.1")};
  FairScheduler::Client anna{scheduler, make_address("192.0.2.2")};
  std::string order;

  void SetUp() override { the_time = FairScheduler::Clock::time_point(1h); }

  FairScheduler::Work work(char name, std::chrono::microseconds time) {
    return [this, name, time] {
      order += name;
      the_time += time;
    };
  }
  void run_ready() {
    io.restart();
    io.poll();
  }
};

TEST_F(FairWork, OfAClientWhoCausesLittleComesFirst) {
  mallory.run(work('m', 300us));
  run_ready();
  for (int i = 0; i < 5; ++i) mallory.run(work('m', 300us));
  anna.run(work('a', 100us));
  anna.run(work('a', 100us));

  run_ready();

  EXPECT_EQ(order, "maammmmm");
}

TEST_F(FairWork, IsSharedInProportionToItsTimeAndNotToItsNumber) {
  for (int i = 0; i < 4; ++i) mallory.run(work('m', 400us));
  for (int i = 0; i < 8; ++i) anna.run(work('a', 100us));

  run_ready();

  EXPECT_EQ(order.substr(0, 5), "maaaa");
}

TEST_F(FairWork, OfOneSubnetKeepsItsOrder) {
  FairScheduler::Client sister(scheduler, make_address("192.0.2.1"));
  mallory.run(work('1', 100us));
  sister.run(work('2', 1us));
  mallory.run(work('3', 1us));

  run_ready();

  EXPECT_EQ(order, "123");
}

TEST_F(FairWork, LeavesTheLoopAfterASlice) {
  mallory.run([this] {
    asio::post(io, [this] { order += 's'; });
    the_time += FairScheduler::kSlice;
  });
  mallory.run(work('m', 1us));

  run_ready();

  EXPECT_EQ(order, "sm");
}

TEST_F(FairWork, ContinuesIfOnePieceThrows) {
  mallory.run([] { throw std::runtime_error("broken"); });
  mallory.run(work('m', 1us));
  anna.run(work('a', 1us));

  EXPECT_THROW(run_ready(), std::runtime_error);
  run_ready();

  EXPECT_EQ(order, "am");
}

TEST_F(FairWork, IsForgottenAfterAWhile) {
  mallory.run(work('m', 300ms));
  run_ready();
  the_time += 1h;
  anna.run(work('a', 1ms));
  run_ready();

  anna.run(work('a', 1us));
  mallory.run(work('m', 1us));
  run_ready();

  EXPECT_EQ(order, "mama");
}

TEST_F(FairWork, IsFinishedAtTheEnd) {
  mallory.run(work('m', 10ms));
  anna.run(work('a', 10ms));

  scheduler.flush();

  EXPECT_EQ(order, "ma");
  EXPECT_EQ(scheduler.waiting(), 0U);
}

TEST_F(FairWork, IsReleasedUndone) {
  auto const held = std::make_shared<int>(0);
  mallory.run([held] {});

  scheduler.clear();
  run_ready();

  EXPECT_EQ(held.use_count(), 1);
}

/// Two ends of a connection of a client.
struct AScheduledConnection {
  AScheduledConnection(asio::io_context& io, FairScheduler::Client client) : far(io) {
    asio::basic_socket_acceptor<asio::ip::tcp, Executor> acceptor(
        io, asio::ip::tcp::endpoint(asio::ip::address_v4::loopback(), 0));
    far.connect(acceptor.local_endpoint());
    TcpSocket socket(io);
    acceptor.accept(socket);
    near = std::make_shared<Transport>(std::move(socket), nullptr);
    near->schedule_as(std::move(client));
  }

  TcpSocket far;
  std::shared_ptr<Transport> near;
  std::array<char, 1> input{};
};

TEST_F(FairWork, IncludesTheInputOfConnections) {
  AScheduledConnection heavy(io, mallory);
  AScheduledConnection light(io, anna);
  mallory.run(work('m', 1ms));
  run_ready();
  for (auto* const connection : {&heavy, &light}) asio::write(connection->far, asio::buffer("x", 1));
  for (auto* const connection : {&heavy, &light})
    connection->near->async_read_some(asio::buffer(connection->input),
                                      [&, connection](boost::system::error_code, std::size_t) {
                                        order += connection == &heavy ? 'm' : 'a';
                                      });

  run_ready();

  EXPECT_EQ(order, "mam");
}

TEST_F(FairWork, IncludesTheOutputOfConnections) {
  AScheduledConnection heavy(io, mallory);
  AScheduledConnection light(io, anna);
  mallory.run(work('m', 1ms));
  run_ready();
  for (auto* const connection : {&heavy, &light})
    connection->near->async_write_some(asio::buffer("x", 1),
                                       [&, connection](boost::system::error_code, std::size_t) {
                                         order += connection == &heavy ? 'm' : 'a';
                                       });

  run_ready();

  EXPECT_EQ(order, "mam");
}

}  // namespace
}  // namespace kuhhandel::server
