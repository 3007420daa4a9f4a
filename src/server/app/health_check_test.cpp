#include "server/app/health_check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <sstream>

#include "tests/support/a_running_server.h"

namespace kuhhandel::server {
namespace {

using boost::asio::ip::tcp;

TEST(HealthCheck, SucceedsIfTheServerAnswers) {
  ARunningServer const server;
  std::ostringstream out;

  EXPECT_EQ(check_health({.port = server.endpoint().port()}, out, out), 0);
  EXPECT_EQ(out.str(), "ok\n");
}

TEST(HealthCheck, NamesAnAddressThatDoesNotAnswer) {
  boost::asio::io_context io;
  tcp::acceptor bound(io, {boost::asio::ip::make_address("127.0.0.1"), 0});
  auto const port = bound.local_endpoint().port();
  bound.close();
  std::ostringstream err;

  EXPECT_EQ(check_health({.port = port}, err, err), 1);
  EXPECT_THAT(err.str(), testing::StartsWith("No server answers at port " + std::to_string(port)));
}

}  // namespace
}  // namespace kuhhandel::server
