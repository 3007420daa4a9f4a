// The bytes of a connection to a server, in the open or over TLS: one type, so that what speaks HTTP and
// WebSocket over it is compiled once.
#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <chrono>
#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

#include "terminal/wire/link.h"

namespace kuhhandel::terminal {

class ConnectionStream {
 public:
  using executor_type = boost::beast::tcp_stream::executor_type;
  using error_code = boost::system::error_code;
  using Handler = std::move_only_function<void(error_code, std::size_t)>;

  ConnectionStream(boost::asio::io_context& io, boost::asio::ssl::context& tls, TableLink const& link);

  executor_type get_executor() { return tls_stream_.get_executor(); }

  /// Connects to the server, with TLS if the link requires it; throws boost::system::system_error if that
  /// takes too long.
  boost::asio::awaitable<void> connect(TableLink const& link, std::chrono::seconds patience);
  /// From now on nothing is late.
  void cancel_deadline() { open().expires_never(); }
  void close();

  template <class Buffers, class Token>
  auto async_read_some(Buffers const& into, Token&& token) {
    return boost::asio::async_initiate<Token, void(error_code, std::size_t)>(
        [this](auto handler, auto const& parts) { read(list_of<Into>(parts), std::move(handler)); }, token,
        into);
  }
  template <class Buffers, class Token>
  auto async_write_some(Buffers const& from, Token&& token) {
    return boost::asio::async_initiate<Token, void(error_code, std::size_t)>(
        [this](auto handler, auto const& parts) { write(list_of<From>(parts), std::move(handler)); }, token,
        from);
  }

 private:
  using Into = std::vector<boost::asio::mutable_buffer>;
  using From = std::vector<boost::asio::const_buffer>;

  template <class List, class Buffers>
  static List list_of(Buffers const& buffers) {
    return {boost::asio::buffer_sequence_begin(buffers), boost::asio::buffer_sequence_end(buffers)};
  }

  boost::beast::tcp_stream& open() { return tls_stream_.next_layer(); }
  void read(Into const& into, Handler handler);
  void write(From const& from, Handler handler);

  bool uses_tls_;
  boost::beast::ssl_stream<boost::beast::tcp_stream> tls_stream_;
};

/// Beast's ways to end a connection, for this stream: the server sees the connection close.
template <class Done>
void async_teardown(boost::beast::role_type, ConnectionStream& stream, Done&& handler) {
  stream.close();
  boost::asio::post(stream.get_executor(), [completion = std::forward<Done>(handler)]() mutable {
    std::move(completion)(boost::system::error_code{});
  });
}
inline void beast_close_socket(ConnectionStream& stream) { stream.close(); }

}  // namespace kuhhandel::terminal
