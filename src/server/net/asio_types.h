// Asio types of the server's network code, which waits with coroutines in one thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/experimental/as_tuple.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace kuhhandel::server {

using Executor = boost::asio::io_context::executor_type;
using TcpSocket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, Executor>;
template <class Result>
using Task = boost::asio::awaitable<Result, Executor>;
/// Completion token that returns the error along with the result instead of throwing it.
inline constexpr boost::asio::experimental::as_tuple_t<boost::asio::use_awaitable_t<Executor>> kAwait{};

}  // namespace kuhhandel::server
