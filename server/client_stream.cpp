#include "server/client_stream.h"

#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <utility>

#include "server/round_trip.h"
#include "server/socket_threads.h"

namespace kuhhandel::server {

namespace asio = boost::asio;

struct ClientStream::Tls {
  std::shared_ptr<asio::ssl::context> context;
  asio::ssl::stream<TcpSocket&> stream;
};

ClientStream::ClientStream(TcpSocket socket, std::shared_ptr<asio::ssl::context> const& tls,
                           SocketThread* thread)
    : thread_(thread),
      socket_(std::move(socket)),
      tls_(tls == nullptr ? nullptr : std::unique_ptr<Tls>(new Tls{tls, {socket_, *tls}})),
      limit_(thread == nullptr ? socket_.get_executor() : thread->home().get_executor()) {
  error_code ignored;
  // Without this a broadcast waits up to 40 ms for the last one's acknowledgement.
  socket_.set_option(asio::ip::tcp::no_delay(true), ignored);
}

ClientStream::~ClientStream() = default;

void ClientStream::do_there(std::move_only_function<void()> work) {
  if (thread_ == nullptr) return work();
  thread_->do_there(std::move(work));
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
  auto const [error] = co_await asio::async_initiate<decltype(kAwait), void(error_code)>(
      [this](auto done) {
        begin(Ended(std::move(done)), [this](auto there) {
          tls_->stream.async_handshake(asio::ssl::stream_base::server, std::move(there));
        });
      },
      kAwait);
  co_return !error;
}

std::optional<table::KernelRoundTrip> ClientStream::tcp_round_trip() {
  std::lock_guard const opening(opening_);
  if (!socket_.is_open()) return {};
  return server::tcp_round_trip(socket_.native_handle());
}

void ClientStream::limit(std::chrono::milliseconds patience) {
  limit_.expires_after(patience);
  limit_.async_wait([self = weak_from_this()](error_code stopped) {
    auto const stream = self.lock();
    // It may have been set anew when this was already on its way.
    if (stream && !stopped && stream->limit_.expiry() <= Clock::now()) stream->close();
  });
}

void ClientStream::close() {
  do_there([self = shared_from_this()] {
    std::lock_guard const opening(self->opening_);
    error_code ignored;
    self->socket_.close(ignored);
  });
}

void ClientStream::say_no_more() {
  do_there([self = shared_from_this()] {
    error_code ignored;
    self->socket_.shutdown(asio::socket_base::shutdown_send, ignored);
  });
}

void ClientStream::read(Into into, Moved done) {
  begin(std::move(done), [this, into](auto there) {
    if (tls_) return tls_->stream.async_read_some(into, std::move(there));
    socket_.async_read_some(into, std::move(there));
  });
}

void ClientStream::receive(Into into, asio::socket_base::message_flags flags, Moved done) {
  begin(std::move(done),
        [this, into, flags](auto there) { socket_.async_receive(into, flags, std::move(there)); });
}

void ClientStream::write(From const& from, Moved done) {
  begin(std::move(done), [this, from](auto there) {
    if (tls_) return tls_->stream.async_write_some(from, std::move(there));
    socket_.async_write_some(from, std::move(there));
  });
}

void ClientStream::end(boost::beast::role_type role, Ended ended) {
  begin(std::move(ended), [this, role](auto there) {
    using boost::beast::websocket::async_teardown;
    if (tls_) return async_teardown(role, tls_->stream, std::move(there));
    async_teardown(role, socket_, std::move(there));
  });
}

}  // namespace kuhhandel::server
