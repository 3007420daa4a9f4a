#include "server/net/transport.h"

#include <linux/sockios.h>
#include <netinet/tcp.h>
#include <sys/ioctl.h>

#include <boost/beast/websocket/teardown.hpp>
#include <utility>

#include "server/net/io_threads.h"
#include "server/net/tcp_rtt.h"
#include "server/net/tls_stream.h"

namespace kuhhandel::server {

namespace asio = boost::asio;

namespace {

constexpr auto kHandshakePatience = std::chrono::seconds(10);
constexpr auto kPaceGrace = std::chrono::seconds(15);

/// In the kernel, for a client that reads slowly: that much that was not sent, and what is on its way. It is
/// enough for 1 MB/s at a round trip of 100 ms.
constexpr int kSendBuffer = 128 * 1024;
constexpr int kUnsentInKernel = 16 * 1024;
using UnsentLimit = asio::detail::socket_option::integer<IPPROTO_TCP, TCP_NOTSENT_LOWAT>;

}  // namespace

Handshakes::Place::Place(Handshakes& all, ClientStream& stream) : all_(all), number_(++all.begun_) {
  auto& underway = all.underway_;
  underway.emplace(number_, &stream);
  if (underway.size() > all.most_) underway.extract(underway.begin()).mapped()->close();
}

ClientStream::ClientStream(TcpSocket socket, std::shared_ptr<asio::ssl::context> const& tls,
                           SocketThread* thread)
    : thread_(thread),
      socket_(std::move(socket)),
      tls_(tls == nullptr ? nullptr : std::make_unique<TlsStream>(socket_, tls)),
      limit_(thread == nullptr ? socket_.get_executor() : thread->home().get_executor()) {
  error_code ignored;
  // Without this a broadcast waits up to 40 ms for the last one's acknowledgement.
  socket_.set_option(asio::ip::tcp::no_delay(true), ignored);
  socket_.set_option(asio::socket_base::send_buffer_size(kSendBuffer), ignored);
  socket_.set_option(UnsentLimit(kUnsentInKernel), ignored);
}

ClientStream::~ClientStream() = default;

void ClientStream::do_there(std::move_only_function<void(ClientStream&)> work) {
  if (thread_ == nullptr) return work(*this);
  thread_->do_there([thread = thread_, self = shared_from_this(), work = std::move(work)]() mutable {
    work(*self);
    // It may be the last that has the stream, which is counted at home.
    thread->do_at_home([self = std::move(self)] {});
  });
}

template <class... What, class Start>
void ClientStream::begin(std::move_only_function<void(What...)> done, Start start) {
  if (thread_ == nullptr) return start(std::move(done));
  thread_->do_there([thread = thread_, start, done = std::move(done)]() mutable {
    start([thread, done = std::move(done)](What... what) mutable {
      thread->do_at_home([done = std::move(done), what...]() mutable { done(what...); });
    });
  });
}

Task<bool> ClientStream::agree() {
  if (!tls_) co_return true;
  limit(kHandshakePatience);
  // OpenSSL allocates what it needs for the connection once the client has begun.
  auto const [gone] = co_await asio::async_initiate<decltype(kAwait), void(error_code)>(
      [this](auto done) {
        begin(Ended(std::move(done)),
              [this](auto there) { socket_.async_wait(TcpSocket::wait_read, std::move(there)); });
      },
      kAwait);
  if (gone) co_return false;
  std::optional<Handshakes::Place> place;
  if (handshakes_ != nullptr) place.emplace(*handshakes_, *this);
  auto const [error, bytes] = co_await asio::async_initiate<decltype(kAwait), void(error_code, std::size_t)>(
      [this](auto done) {
        begin(Moved(std::move(done)), [this](auto there) { tls_->handshake(std::move(there)); });
      },
      kAwait);
  co_return !error;
}

Backlog::Account& ClientStream::count_in(Backlog& backlog) {
  if (!account_) account_.emplace(backlog, [this] { return bytes_in_kernel(); }, [this] { close(); });
  return *account_;
}

std::size_t ClientStream::bytes_in_kernel() {
  std::lock_guard const opening(opening_);
  int bytes = 0;
  if (!socket_.is_open() || ioctl(socket_.native_handle(), SIOCOUTQ, &bytes) != 0) return 0;
  return static_cast<std::size_t>(bytes);
}

std::optional<table::KernelRoundTrip> ClientStream::tcp_round_trip() {
  std::lock_guard const opening(opening_);
  if (!socket_.is_open()) return {};
  return server::tcp_round_trip(socket_.native_handle());
}

void ClientStream::limit(std::chrono::milliseconds patience) {
  pace_.reset();
  close_at(Clock::now() + patience);
}

void ClientStream::limit_by_pace() {
  pace_ = Pace{.began = Clock::now()};
  close_at(pace_->began + kPaceGrace);
}

void ClientStream::count_written(std::size_t bytes) {
  if (account_) account_->count_written(bytes);
  if (!pace_) return;
  pace_->written += bytes;
  auto const taken_slowly = std::chrono::milliseconds(pace_->written / Backlog::kSlowest);
  close_at(pace_->began + kPaceGrace + taken_slowly);
}

void ClientStream::close_at(Clock::time_point when) {
  limit_.expires_at(when);
  limit_.async_wait([self = weak_from_this()](error_code stopped) {
    auto const stream = self.lock();
    // It may have been set anew when this was already on its way.
    if (stream && !stopped && stream->limit_.expiry() <= Clock::now()) stream->close();
  });
}

void ClientStream::close() {
  do_there([](ClientStream& stream) {
    std::lock_guard const opening(stream.opening_);
    error_code ignored;
    stream.socket_.close(ignored);
  });
}

void ClientStream::say_no_more() {
  do_there([](ClientStream& stream) {
    if (stream.tls_) stream.tls_->close_notify();
    error_code ignored;
    stream.socket_.shutdown(asio::socket_base::shutdown_send, ignored);
  });
}

void ClientStream::read(Into into, Moved done) {
  if (input_watch_)
    done = [this, done = std::move(done)](error_code error, std::size_t bytes) mutable {
      if (!error) input_watch_(bytes);
      done(error, bytes);
    };
  begin(std::move(done), [this, into](auto there) {
    if (tls_) return tls_->read(into, std::move(there));
    socket_.async_read_some(into, std::move(there));
  });
}

void ClientStream::receive(Into into, asio::socket_base::message_flags flags, Moved done) {
  begin(std::move(done),
        [this, into, flags](auto there) { socket_.async_receive(into, flags, std::move(there)); });
}

void ClientStream::write(From const& from, Moved done) {
  Moved counted = [this, done = std::move(done)](error_code error, std::size_t bytes) mutable {
    if (!error) count_written(bytes);
    done(error, bytes);
  };
  begin(std::move(counted), [this, from](auto there) {
    if (tls_) return tls_->write(from, std::move(there));
    socket_.async_write_some(from, std::move(there));
  });
}

void ClientStream::end(boost::beast::role_type role, Ended ended) {
  begin(std::move(ended), [this, role](auto there) {
    using boost::beast::websocket::async_teardown;
    if (tls_) tls_->close_notify();
    async_teardown(role, socket_, std::move(there));
  });
}

}  // namespace kuhhandel::server
