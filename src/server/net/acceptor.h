// Listening sockets and the handling of failed accepts.
#pragma once

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "server/net/asio_types.h"
#include "server/net/listen_address.h"

namespace kuhhandel::server {

using Acceptor = boost::asio::basic_socket_acceptor<boost::asio::ip::tcp, Executor>;

/// Listens at an address. Throws std::runtime_error if that fails; `option` is the command-line option to
/// name in the error.
Acceptor listen(boost::asio::io_context& io, ListenAddress const& address, std::string const& option);

/// Listens on a duplicate of the inherited socket, or at the address if there is none.
Acceptor listen(boost::asio::io_context& io, std::optional<int> inherited_socket,
                ListenAddress const& address);

/// Listening socket; connections queue in it until they are accepted.
class ListeningSocket {
 public:
  /// Throws std::runtime_error if it cannot listen.
  ListeningSocket(std::optional<int> inherited_socket, ListenAddress const& address);
  ListeningSocket(ListeningSocket const&) = delete;
  ListeningSocket& operator=(ListeningSocket const&) = delete;
  ~ListeningSocket();

  int descriptor() const { return socket_; }
  std::uint16_t port() const;

 private:
  int socket_;
};

/// Returns a listening socket that the caller must close; connections queue in it until they are accepted.
int listening_socket(std::optional<int> inherited_socket, ListenAddress const& address);

/// Raises the soft limit on open files to the hard one, at most 1,048,576; returns the new limit. Makes
/// room for the descriptors of all connections.
std::uint64_t raise_open_files_limit();

/// Allocates Asio's records of descriptors in blocks. Asio has one for each open descriptor, reuses it after
/// the descriptor is closed, and never frees it. Allocated one by one in a flood of connections, the records
/// lay between the buffers of these connections, and each kept a page from returning to the system: 10,800
/// records kept 43 MB.
class DescriptorRecords {
 public:
  /// Must be destroyed before `io`.
  explicit DescriptorRecords(boost::asio::io_context& io) : io_(io) {}

  /// Allocates a block of records if `open` descriptors need all that there are. Call it before each
  /// descriptor is added. If no descriptors are left, it does nothing.
  void reserve_beyond(std::size_t open);

  static constexpr std::size_t kBlock = 256;

 private:
  boost::asio::io_context& io_;
  std::size_t reserved_ = 0;
};

/// Policy of an accept loop after a failed accept. Without descriptors or memory the next accept would fail
/// immediately, so the loop waits, and a line is logged at most once a minute.
class FailedAccepts {
 public:
  /// Calls `count` for each failure.
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
