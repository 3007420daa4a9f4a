// The streams below HTTP and live connections: TCP, or TLS over it, all of the server's one thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/experimental/as_tuple.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/basic_stream.hpp>

namespace kuhhandel {

using Executor = boost::asio::io_context::executor_type;
using TcpSocket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, Executor>;
/// With a limit of time for each step.
using Stream = boost::beast::basic_stream<boost::asio::ip::tcp, Executor>;
using TlsStream = boost::asio::ssl::stream<Stream>;
template <class Result>
using Task = boost::asio::awaitable<Result, Executor>;
/// Waits for a result beside the error, which is not thrown.
inline constexpr boost::asio::experimental::as_tuple_t<boost::asio::use_awaitable_t<Executor>> kAwait{};

inline TcpSocket& tcp_socket_of(TcpSocket& socket) { return socket; }
inline TcpSocket& tcp_socket_of(TlsStream& stream) { return stream.next_layer().socket(); }

}  // namespace kuhhandel
