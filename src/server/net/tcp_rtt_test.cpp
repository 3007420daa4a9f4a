#include "server/net/tcp_rtt.h"

#include <gtest/gtest.h>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>

namespace kuhhandel::server {
namespace {

using boost::asio::ip::tcp;

TEST(AcceptQueue, CountsConnectionsWaitingToBeAccepted) {
  boost::asio::io_context io;
  tcp::acceptor acceptor(io, {boost::asio::ip::make_address("127.0.0.1"), 0});
  EXPECT_EQ(accept_queue_length(acceptor.native_handle()), 0U);

  tcp::socket first(io);
  first.connect(acceptor.local_endpoint());
  tcp::socket second(io);
  second.connect(acceptor.local_endpoint());
  EXPECT_EQ(accept_queue_length(acceptor.native_handle()), 2U);

  acceptor.accept();
  EXPECT_EQ(accept_queue_length(acceptor.native_handle()), 1U);
}

TEST(TcpRoundTrip, IsMeasuredByTheKernel) {
  boost::asio::io_context io;
  tcp::acceptor acceptor(io, {boost::asio::ip::make_address("127.0.0.1"), 0});
  tcp::socket client(io);
  client.connect(acceptor.local_endpoint());
  auto server = acceptor.accept();
  boost::asio::write(server, boost::asio::buffer("x", 1));
  char letter = 0;
  boost::asio::read(client, boost::asio::buffer(&letter, 1));

  auto const round_trip = tcp_round_trip(server.native_handle());

  ASSERT_TRUE(round_trip);
  EXPECT_GT(round_trip->least, 0);
  EXPECT_GE(round_trip->smoothed, round_trip->least);
}

TEST(TcpRoundTrip, IsUnknownWithoutAConnection) { EXPECT_EQ(tcp_round_trip(-1), std::nullopt); }

}  // namespace
}  // namespace kuhhandel::server
