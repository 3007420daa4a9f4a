#include "server/net/systemd_socket.h"

#include <fcntl.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdlib>
#include <stdexcept>
#include <string>

namespace kuhhandel::server {
namespace {

constexpr int kFirstSocket = 3;  // SD_LISTEN_FDS_START

/// Returns the value of an environment variable; empty if it is not set.
std::string environment_value(char const* variable) {
  char const* const value = std::getenv(variable);
  return value == nullptr ? "" : value;
}

/// Returns an option of level SOL_SOCKET; nullopt if the descriptor is not a socket.
std::optional<int> option_of(int socket, int option) {
  int value = 0;
  socklen_t size = sizeof value;
  if (getsockopt(socket, SOL_SOCKET, option, &value, &size) != 0) return {};
  return value;
}

}  // namespace

std::optional<int> systemd_socket() {
  // A child process may have inherited the variables, but not the socket.
  if (environment_value("LISTEN_PID") != std::to_string(getpid())) return {};
  auto const count = environment_value("LISTEN_FDS");
  if (count != "1") {
    throw std::runtime_error("systemd hands over " + count + " sockets; the server listens at one.");
  }
  fcntl(kFirstSocket, F_SETFD, FD_CLOEXEC);
  bool const is_listening =
      option_of(kFirstSocket, SO_ACCEPTCONN) == 1 && option_of(kFirstSocket, SO_PROTOCOL) == IPPROTO_TCP;
  if (!is_listening)
    throw std::runtime_error("systemd passed a file descriptor that is not a listening TCP socket.");
  return kFirstSocket;
}

}  // namespace kuhhandel::server
