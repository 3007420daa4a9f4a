#include "server/net/acceptor.h"

#include <fcntl.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <boost/asio/posix/basic_stream_descriptor.hpp>
#include <cerrno>
#include <stdexcept>
#include <system_error>
#include <vector>

#include "server/observability/json_log.h"

namespace kuhhandel::server {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

constexpr rlim_t kMaxOpenFiles = 1'048'576;
constexpr auto kAfterFailedAccept = std::chrono::milliseconds(100);
constexpr auto kBetweenLogLines = std::chrono::minutes(1);

/// Other errors concern only one client, for example one that has already gone; the next accept may succeed.
bool is_exhausted(boost::system::error_code error) {
  namespace errc = boost::system::errc;
  return error == errc::too_many_files_open || error == errc::too_many_files_open_in_system ||
         error == errc::no_buffer_space || error == errc::not_enough_memory;
}

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

Acceptor listen(asio::io_context& io, std::optional<int> inherited_socket, ListenAddress const& address) {
  if (!inherited_socket) return listen(io, address, "--port");
  sockaddr_storage bound_address{};
  socklen_t size = sizeof bound_address;
  getsockname(*inherited_socket, reinterpret_cast<sockaddr*>(&bound_address), &size);
  return Acceptor(io, bound_address.ss_family == AF_INET6 ? tcp::v6() : tcp::v4(),
                  copy_of(*inherited_socket));
}

int listening_socket(std::optional<int> inherited_socket, ListenAddress const& address) {
  asio::io_context io;
  return listen(io, inherited_socket, address).release();
}

namespace {

/// The kernel doubles the table of descriptors when it is full, and lets a process with threads wait for that
/// in accept(). This makes it large enough for all connections.
void reserve_descriptors(rlim_t limit) {
  constexpr rlim_t kTableSize = 32'768;
  auto const highest = static_cast<int>(std::min(limit, kTableSize)) - 1;
  if (auto const copy = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, highest); copy >= 0) close(copy);
}

std::uint64_t raise_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
  auto const target = std::min(limit.rlim_max, kMaxOpenFiles);
  if (limit.rlim_cur >= target) return limit.rlim_cur;
  auto raised = limit;
  raised.rlim_cur = target;
  return setrlimit(RLIMIT_NOFILE, &raised) == 0 ? raised.rlim_cur : limit.rlim_cur;
}

}  // namespace

std::uint64_t raise_open_files_limit() {
  auto const limit = raise_limit();
  if (limit > 0) reserve_descriptors(limit);
  return limit;
}

void DescriptorRecords::reserve_beyond(std::size_t open) {
  if (open < reserved_) return;
  using Descriptor = asio::posix::basic_stream_descriptor<Executor>;
  std::vector<Descriptor> block;
  block.reserve(kBlock);
  auto const never_ready = eventfd(0, EFD_CLOEXEC);
  for (std::size_t i = 0; i < kBlock; ++i) {
    auto const copy = fcntl(never_ready, F_DUPFD_CLOEXEC, 0);
    if (copy < 0) break;
    boost::system::error_code error;
    if (block.emplace_back(io_).assign(copy, error); error) ::close(copy);
  }
  if (never_ready >= 0) ::close(never_ready);
  reserved_ += block.size();
}

Task<void> FailedAccepts::wait(boost::system::error_code error) {
  if (!is_exhausted(error)) co_return;
  count_();
  auto const now = Clock::now();
  if (!logged_ || now >= *logged_ + kBetweenLogLines) {
    log_json("accept_failed", "error", std::string_view(error.message()));
    logged_ = now;
  }
  timer_.expires_after(kAfterFailedAccept);
  co_await timer_.async_wait(kAwait);
}

ListeningSocket::ListeningSocket(std::optional<int> inherited_socket, ListenAddress const& address)
    : socket_(listening_socket(inherited_socket, address)) {}

ListeningSocket::~ListeningSocket() { close(socket_); }

std::uint16_t ListeningSocket::port() const {
  asio::io_context io;
  return listen(io, socket_, {}).local_endpoint().port();
}

}  // namespace kuhhandel::server
