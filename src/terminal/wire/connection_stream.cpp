#include "terminal/wire/connection_stream.h"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace kuhhandel::terminal {

namespace asio = boost::asio;
using asio::use_awaitable;
using asio::ip::tcp;

ConnectionStream::ConnectionStream(asio::io_context& io, asio::ssl::context& tls, TableLink const& link)
    : uses_tls_(link.secure), tls_stream_(io, tls) {}

asio::awaitable<void> ConnectionStream::connect(TableLink const& link, std::chrono::seconds patience) {
  tcp::resolver resolver(co_await asio::this_coro::executor);
  auto const addresses = co_await resolver.async_resolve(link.host, link.port, use_awaitable);
  open().expires_after(patience);
  co_await open().async_connect(addresses, use_awaitable);
  open().socket().set_option(tcp::no_delay(true));
  if (!uses_tls_) co_return;
  tls_stream_.set_verify_callback(asio::ssl::host_name_verification(link.host));
  SSL_set_tlsext_host_name(tls_stream_.native_handle(), link.host.c_str());
  co_await tls_stream_.async_handshake(asio::ssl::stream_base::client, use_awaitable);
}

void ConnectionStream::close() {
  error_code ignored;
  open().socket().close(ignored);
}

void ConnectionStream::read(Into const& into, Handler handler) {
  if (uses_tls_) return tls_stream_.async_read_some(into, std::move(handler));
  open().async_read_some(into, std::move(handler));
}

void ConnectionStream::write(From const& from, Handler handler) {
  if (uses_tls_) return tls_stream_.async_write_some(from, std::move(handler));
  open().async_write_some(from, std::move(handler));
}

}  // namespace kuhhandel::terminal
