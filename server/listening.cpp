#include "server/listening.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <stdexcept>
#include <system_error>

namespace kuhhandel::server {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

int copy_of(int descriptor) {
  auto const copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
  if (copy < 0)
    throw std::system_error(errno, std::generic_category(), "The listening socket cannot be used");
  return copy;
}

}  // namespace

Acceptor listen(asio::io_context& io, ListenAddress const& address, std::string const& option) {
  boost::system::error_code error;
  auto const ip = asio::ip::make_address(address.ip, error);
  if (error) throw std::runtime_error("'" + address.ip + "' is not an IP address.");
  tcp::endpoint const endpoint(ip, address.port);
  Acceptor acceptor(io, endpoint.protocol());
  acceptor.set_option(asio::socket_base::reuse_address(true));
  acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
  if (!error) return acceptor;
  throw std::runtime_error("Port " + std::to_string(address.port) + " cannot be used (" + error.message() +
                           "); stop what uses it or name another with " + option + ".");
}

Acceptor listen(asio::io_context& io, std::optional<int> listening, ListenAddress const& address) {
  if (!listening) return listen(io, address, "--port");
  sockaddr_storage here{};
  socklen_t size = sizeof here;
  getsockname(*listening, reinterpret_cast<sockaddr*>(&here), &size);
  return Acceptor(io, here.ss_family == AF_INET6 ? tcp::v6() : tcp::v4(), copy_of(*listening));
}

int listening_socket(std::optional<int> listening, ListenAddress const& address) {
  asio::io_context io;
  return listen(io, listening, address).release();
}

ListeningSocket::ListeningSocket(std::optional<int> listening, ListenAddress const& address)
    : socket_(listening_socket(listening, address)) {}

ListeningSocket::~ListeningSocket() { close(socket_); }

std::uint16_t ListeningSocket::port() const {
  asio::io_context io;
  return listen(io, socket_, {}).local_endpoint().port();
}

}  // namespace kuhhandel::server
