#include "server/round_trip.h"

#include <gtest/gtest.h>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>

namespace kuhhandel::server {
namespace {

using boost::asio::ip::tcp;

table::Duration ms(int milliseconds) { return table::Duration{milliseconds}; }

TEST(PingRoundTrip, IsUnknownBeforeTheFirstAnswer) { EXPECT_EQ(PingRoundTrip().mean(), std::nullopt); }

TEST(PingRoundTrip, IsTheMeanOfTheLatestEightAnswers) {
  PingRoundTrip round_trip;
  for (int i = 0; i < 8; ++i) round_trip.answered(ms(200));
  for (int i = 0; i < 4; ++i) round_trip.answered(ms(40));
  EXPECT_EQ(round_trip.mean(), ms(120));
  for (int i = 0; i < 4; ++i) round_trip.answered(ms(40));

  EXPECT_EQ(round_trip.mean(), ms(40));
}

TEST(PingRoundTrip, GainsNothingByAnAnswerHeldBackForSeconds) {
  PingRoundTrip round_trip;
  round_trip.answered(ms(50));
  round_trip.answered(ms(60'000));

  EXPECT_EQ(round_trip.mean(), ms(150));
}

TEST(TcpRoundTrip, IsWhatTheKernelMeasuredOfAConnection) {
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
  EXPECT_GE(*round_trip, ms(1)) << "whole milliseconds, rounded up";
}

TEST(TcpRoundTrip, IsUnknownWhereThereIsNoConnection) { EXPECT_EQ(tcp_round_trip(-1), std::nullopt); }

}  // namespace
}  // namespace kuhhandel::server
