#include "server/client_stream.h"

#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <boost/beast/websocket/teardown.hpp>

namespace kuhhandel::server {

namespace asio = boost::asio;

struct ClientStream::Tls {
  std::shared_ptr<asio::ssl::context> context;
  asio::ssl::stream<TcpSocket&> stream;
};

ClientStream::ClientStream(TcpSocket socket, std::shared_ptr<asio::ssl::context> const& tls)
    : socket_(std::move(socket)),
      tls_(tls == nullptr ? nullptr : std::unique_ptr<Tls>(new Tls{tls, {socket_, *tls}})),
      limit_(socket_.get_executor()) {
  error_code ignored;
  // Without this a broadcast waits up to 40 ms for the last one's acknowledgement.
  socket_.set_option(asio::ip::tcp::no_delay(true), ignored);
}

ClientStream::~ClientStream() = default;

Task<bool> ClientStream::agree() {
  if (!tls_) co_return true;
  auto const [error] = co_await tls_->stream.async_handshake(asio::ssl::stream_base::server, kAwait);
  co_return !error;
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
  error_code ignored;
  socket_.close(ignored);
}

void ClientStream::read(Into into, Moved done) {
  if (tls_) return tls_->stream.async_read_some(into, std::move(done));
  socket_.async_read_some(into, std::move(done));
}

void ClientStream::write(From const& from, Moved done) {
  if (tls_) return tls_->stream.async_write_some(from, std::move(done));
  socket_.async_write_some(from, std::move(done));
}

void ClientStream::end(boost::beast::role_type role, Ended ended) {
  using boost::beast::websocket::async_teardown;
  if (tls_) return async_teardown(role, tls_->stream, std::move(ended));
  async_teardown(role, socket_, std::move(ended));
}

}  // namespace kuhhandel::server
