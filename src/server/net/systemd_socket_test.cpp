#include "server/net/systemd_socket.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cstdlib>
#include <stdexcept>
#include <string>

#include "tests/support/a_running_server.h"

namespace kuhhandel::server {
namespace {

using boost::asio::ip::tcp;

/// Sets systemd's variables for the process with this id until the end of the scope.
struct SystemdVariables {
  SystemdVariables(std::string const& process, char const* sockets) {
    setenv("LISTEN_PID", process.c_str(), 1);
    setenv("LISTEN_FDS", sockets, 1);
  }
  SystemdVariables(SystemdVariables const&) = delete;
  SystemdVariables& operator=(SystemdVariables const&) = delete;
  ~SystemdVariables() {
    unsetenv("LISTEN_PID");
    unsetenv("LISTEN_FDS");
  }
};

TEST(SystemdSocket, IsAbsentIfSystemdPassesNone) { EXPECT_EQ(systemd_socket(), std::nullopt); }

TEST(SystemdSocket, IsAbsentIfTheEnvironmentIsOnlyInherited) {
  SystemdVariables const variables(std::to_string(getppid()), "1");

  EXPECT_EQ(systemd_socket(), std::nullopt);
}

TEST(SystemdSocket, RefusesSeveral) {
  SystemdVariables const variables(std::to_string(getpid()), "2");

  try {
    systemd_socket();
    FAIL() << "must be refused";
  } catch (std::runtime_error const& error) {
    EXPECT_STREQ(error.what(), "systemd hands over 2 sockets; the server listens at one.");
  }
}

TEST(SystemdSocket, ReplacesTheListenAddress) {
  boost::asio::io_context io;
  tcp::acceptor acceptor(io, {boost::asio::ip::make_address("127.0.0.1"), 0});
  auto const port = acceptor.local_endpoint().port();

  ARunningServer const server(
      {.address = "192.0.2.1", .port = 1, .inherited_socket = acceptor.native_handle()});

  ASSERT_EQ(server.endpoint().port(), port);
  EXPECT_NO_THROW(tcp::socket(io).connect(server.endpoint()));
}

}  // namespace
}  // namespace kuhhandel::server
