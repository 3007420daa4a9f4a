// The sockets at which a server listens.
#pragma once

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "server/net/asio_types.h"
#include "server/net/listen_address.h"

namespace kuhhandel::server {

using Acceptor = boost::asio::basic_socket_acceptor<boost::asio::ip::tcp, Executor>;

/// std::runtime_error with a sentence where that cannot be; `option` names the address on the command line.
Acceptor listen(boost::asio::io_context& io, ListenAddress const& address, std::string const& option);

/// By a copy of the socket that listens already, if there is one.
Acceptor listen(boost::asio::io_context& io, std::optional<int> inherited_socket,
                ListenAddress const& address);

/// A socket that listens as long as this lives; connections wait until somebody accepts them.
class ListeningSocket {
 public:
  /// std::runtime_error if that cannot be.
  ListeningSocket(std::optional<int> inherited_socket, ListenAddress const& address);
  ListeningSocket(ListeningSocket const&) = delete;
  ListeningSocket& operator=(ListeningSocket const&) = delete;
  ~ListeningSocket();

  int descriptor() const { return socket_; }
  std::uint16_t port() const;

 private:
  int socket_;
};

/// A socket that listens there, for whoever asks for it: who knocks waits until somebody lets them in.
int listening_socket(std::optional<int> inherited_socket, ListenAddress const& address);

/// Raises the soft limit on open files to the hard one, at most 1,048,576; returns the limit from now on.
std::uint64_t raise_open_files_limit();

/// What an accept loop does when an accept fails. Without descriptors or memory the next one would fail at
/// once, so the loop waits, and the log says so once a minute.
class FailedAccepts {
 public:
  /// Calls `count` for each.
  explicit FailedAccepts(
      boost::asio::io_context& io, std::function<void()> count = [] {})
      : timer_(io), count_(std::move(count)) {}

  Task<void> wait(boost::system::error_code error);

 private:
  using Clock = std::chrono::steady_clock;

  boost::asio::basic_waitable_timer<Clock, boost::asio::wait_traits<Clock>, Executor> timer_;
  std::function<void()> count_;
  std::optional<Clock::time_point> logged_;
};

}  // namespace kuhhandel::server
