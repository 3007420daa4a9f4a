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

constexpr auto kHandshakeTimeout = std::chrono::seconds(10);

/// Size of the kernel's send buffer for a connection, and the limit of its bytes that are not in flight. They
/// allow 1 MB/s at a round trip of 100 ms.
constexpr int kSendBuffer = 128 * 1024;
constexpr int kUnsentInKernel = 16 * 1024;
using UnsentLimit = asio::detail::socket_option::integer<IPPROTO_TCP, TCP_NOTSENT_LOWAT>;

}  // namespace

Handshakes::Slot::Slot(Handshakes& all, Transport& stream) : all_(all), number_(++all.started_) {
  auto& active = all.active_;
  active.emplace(number_, &stream);
  if (active.size() > all.max_handshakes_) active.extract(active.begin()).mapped()->close();
}

Transport::Transport(TcpSocket socket, std::shared_ptr<asio::ssl::context> const& tls, IoThread* thread)
    : io_thread_(thread),
      socket_(std::move(socket)),
      tls_(tls == nullptr ? nullptr : std::make_unique<TlsStream>(socket_, tls)),
      deadline_(thread == nullptr ? socket_.get_executor() : thread->main_loop().get_executor()) {
  error_code ignored;
  // Otherwise a message waits up to 40 ms for the acknowledgement of the previous one.
  socket_.set_option(asio::ip::tcp::no_delay(true), ignored);
  socket_.set_option(asio::socket_base::send_buffer_size(kSendBuffer), ignored);
  socket_.set_option(UnsentLimit(kUnsentInKernel), ignored);
}

Transport::~Transport() = default;

void Transport::post_to_io(std::move_only_function<void(Transport&)> work) {
  if (io_thread_ == nullptr) return work(*this);
  io_thread_->post_to_io([thread = io_thread_, self = shared_from_this(), work = std::move(work)]() mutable {
    work(*self);
    // This may be the last reference, and the stream's accounting belongs to the main thread.
    thread->post_to_main([self = std::move(self)] {});
  });
}

template <class... Args, class Start>
void Transport::start_on_io(std::move_only_function<void(Args...)> on_done, Start start) {
  if (io_thread_ == nullptr) return start(std::move(on_done));
  io_thread_->post_to_io([thread = io_thread_, start, on_done = std::move(on_done)]() mutable {
    start([thread, on_done = std::move(on_done)](Args... args) mutable {
      thread->post_to_main([on_done = std::move(on_done), args...]() mutable { on_done(args...); });
    });
  });
}

void Transport::run_in_turn(FairScheduler::Work work) {
  if (!client_) return work();
  client_->run(std::move(work));
}

template <class... Args>
std::move_only_function<void(Args...)> Transport::in_turn(std::move_only_function<void(Args...)> on_done) {
  return [this, on_done = std::move(on_done)](Args... args) mutable {
    run_in_turn([on_done = std::move(on_done), args...]() mutable { on_done(args...); });
  };
}

Task<bool> Transport::handshake() {
  if (!tls_) co_return true;
  set_deadline(kHandshakeTimeout);
  // OpenSSL allocates the connection's memory only after the client's first byte.
  auto const [wait_error] = co_await asio::async_initiate<decltype(kAwait), void(error_code)>(
      [this](auto on_done) {
        // The first step of the handshake takes the most time.
        start_on_io(in_turn(OnEnded(std::move(on_done))), [this](auto on_io_done) {
          socket_.async_wait(TcpSocket::wait_read, std::move(on_io_done));
        });
      },
      kAwait);
  if (wait_error) co_return false;
  std::optional<Handshakes::Slot> slot;
  if (handshakes_ != nullptr) slot.emplace(*handshakes_, *this);
  auto const [error, bytes] = co_await asio::async_initiate<decltype(kAwait), void(error_code, std::size_t)>(
      [this](auto on_done) {
        start_on_io(OnTransferred(std::move(on_done)),
                    [this](auto on_io_done) { tls_->handshake(std::move(on_io_done)); });
      },
      kAwait);
  co_return !error;
}

SendBufferBudget::Account& Transport::account_in(SendBufferBudget& budget) {
  // Closing hundreds of sockets at once takes the loop's time.
  auto const cut = [this] { run_in_turn([self = shared_from_this()] { self->close(); }); };
  if (!account_) account_.emplace(budget, [this] { return bytes_in_kernel(); }, cut);
  return *account_;
}

std::size_t Transport::bytes_in_kernel() {
  std::lock_guard const lock(socket_mutex_);
  int bytes = 0;
  if (!socket_.is_open() || ioctl(socket_.native_handle(), SIOCOUTQ, &bytes) != 0) return 0;
  return static_cast<std::size_t>(bytes);
}

std::optional<table::KernelRoundTrip> Transport::tcp_round_trip() {
  std::lock_guard const lock(socket_mutex_);
  if (!socket_.is_open()) return {};
  return server::tcp_round_trip(socket_.native_handle());
}

void Transport::set_deadline(std::chrono::milliseconds timeout) {
  pace_.reset();
  close_at(Clock::now() + timeout);
}

void Transport::set_pace_deadline() {
  pace_ = Pace{.began = Clock::now()};
  close_at(pace_->ends_at());
}

void Transport::count_written(std::size_t bytes) {
  if (account_) account_->count_written(bytes);
  if (!pace_) return;
  pace_->written += bytes;
  close_at(pace_->ends_at());
}

void Transport::close_at(Clock::time_point when) {
  deadline_.expires_at(when);
  deadline_.async_wait([self = weak_from_this()](error_code stopped) {
    auto const stream = self.lock();
    // The deadline may have been set again when this handler was already queued.
    if (stream && !stopped && stream->deadline_.expiry() <= Clock::now()) stream->close();
  });
}

void Transport::close() {
  post_to_io([](Transport& stream) {
    std::lock_guard const lock(stream.socket_mutex_);
    error_code ignored;
    stream.socket_.close(ignored);
  });
}

void Transport::shutdown_send() {
  post_to_io([](Transport& stream) {
    if (stream.tls_) stream.tls_->close_notify();
    error_code ignored;
    stream.socket_.shutdown(asio::socket_base::shutdown_send, ignored);
  });
}

void Transport::read(Into into, OnTransferred on_done) {
  if (input_watch_)
    on_done = [this, on_done = std::move(on_done)](error_code error, std::size_t bytes) mutable {
      if (!error) input_watch_(bytes);
      on_done(error, bytes);
    };
  start_on_io(in_turn(std::move(on_done)), [this, into](auto on_io_done) {
    if (tls_) return tls_->read(into, std::move(on_io_done));
    socket_.async_read_some(into, std::move(on_io_done));
  });
}

void Transport::receive(Into into, asio::socket_base::message_flags flags, OnTransferred on_done) {
  start_on_io(std::move(on_done), [this, into, flags](auto on_io_done) {
    socket_.async_receive(into, flags, std::move(on_io_done));
  });
}

void Transport::write(From const& from, OnTransferred on_done) {
  OnTransferred counted = [this, on_done = std::move(on_done)](error_code error, std::size_t bytes) mutable {
    if (!error) count_written(bytes);
    on_done(error, bytes);
  };
  run_in_turn([this, from, counted = std::move(counted)]() mutable {
    start_on_io(std::move(counted), [this, from](auto on_io_done) {
      if (tls_) return tls_->write(from, std::move(on_io_done));
      socket_.async_write_some(from, std::move(on_io_done));
    });
  });
}

void Transport::teardown(boost::beast::role_type role, OnEnded on_ended) {
  // After the output that waits for its turn.
  run_in_turn([this, role, on_ended = std::move(on_ended)]() mutable {
    start_on_io(std::move(on_ended), [this, role](auto on_io_done) {
      using boost::beast::websocket::async_teardown;
      if (tls_) tls_->close_notify();
      async_teardown(role, socket_, std::move(on_io_done));
    });
  });
}

}  // namespace kuhhandel::server
