#include "load/attack/raw_connection.h"

#include <netinet/tcp.h>

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <utility>

namespace kuhhandel::load {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using asio::ip::tcp;
using boost::system::error_code;
using server::kAwait;
using server::Task;

using SegmentSize = asio::detail::socket_option::integer<IPPROTO_TCP, TCP_MAXSEG>;

constexpr unsigned char kText = 0x1;
constexpr unsigned char kPing = 0x9;
constexpr unsigned char kPong = 0xA;

constexpr std::string_view kUpgrade =
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

}  // namespace

RawConnection::RawConnection(asio::io_context& io, std::uint32_t from, int room)
    : socket_(io), from_(from), receive_buffer_(room) {}

Task<bool> RawConnection::connect(std::uint16_t port) {
  error_code error;
  socket_.open(tcp::v4(), error);
  if (error) co_return false;
  if (receive_buffer_ > 0) {
    socket_.set_option(asio::socket_base::receive_buffer_size(receive_buffer_), error);
    // As on the internet. For the segments of a loopback, which have 64 kB, the kernel would buffer
    // megabytes.
    socket_.set_option(SegmentSize(1400), error);
  }
  socket_.set_option(tcp::no_delay(true), error);
  socket_.bind({asio::ip::address_v4(from_), 0}, error);
  if (error) co_return false;
  auto const [refused] = co_await socket_.async_connect({asio::ip::address_v4::loopback(), port}, kAwait);
  co_return !refused;
}

Task<bool> RawConnection::send(std::string_view bytes) {
  auto const [error, sent] = co_await asio::async_write(socket_, asio::buffer(bytes), kAwait);
  co_return !error;
}

Task<RawResponse> RawConnection::send_request(std::string_view request, std::string_view giant) {
  // A server that refuses by the head alone closes while the body is still being sent; its answer is there.
  bool const sent = co_await send(request);
  if (sent && !giant.empty()) co_await send(giant);
  co_return co_await read_response();
}

Task<RawResponse> RawConnection::read_response() {
  http::response_parser<http::string_body> parser;
  parser.body_limit(std::uint64_t{64} * 1024 * 1024);
  auto const [error, bytes] = co_await http::async_read(socket_, unread_, parser, kAwait);
  if (error) co_return RawResponse{};
  auto response = parser.release();
  co_return RawResponse{static_cast<int>(response.result_int()), std::move(response.body())};
}

Task<bool> RawConnection::upgrade(std::string_view path) {
  auto const asking = request("GET", path, {}, kUpgrade);
  if (!co_await send(asking)) co_return false;
  http::response_parser<http::string_body> parser;
  auto const [error, bytes] = co_await http::async_read_header(socket_, unread_, parser, kAwait);
  co_return !error && parser.get().result() == http::status::switching_protocols;
}

Task<bool> RawConnection::send_text(std::string_view message) {
  auto const framed = frame(kText, message);
  co_return co_await send(framed);
}

Task<bool> RawConnection::ping() {
  auto const framed = frame(kPing, std::string(100, '.'));
  co_return co_await send(framed);
}

Task<std::size_t> RawConnection::read_available() {
  std::array<char, 16 * 1024> buffer;
  auto const [error, bytes] = co_await socket_.async_read_some(asio::buffer(buffer), kAwait);
  co_return error ? 0 : bytes;
}

Task<void> RawConnection::read_to_end() {
  // g++ 12 compiles a comparison of what is awaited to nothing that could run.
  for (std::size_t bytes = 1; bytes > 0;) bytes = co_await read_available();
}

Task<std::string> RawConnection::read_some() {
  std::string bytes(16 * std::size_t{1024}, '\0');
  auto const [error, size] = co_await socket_.async_read_some(asio::buffer(bytes), kAwait);
  bytes.resize(error ? 0 : size);
  co_return bytes;
}

void RawConnection::close() {
  error_code ignored;
  socket_.close(ignored);
}

Task<bool> RawConnection::fill(std::size_t bytes) {
  while (unread_.size() < bytes) {
    auto const [error, size] =
        co_await socket_.async_read_some(unread_.prepare(16 * std::size_t{1024}), kAwait);
    if (error) co_return false;
    unread_.commit(size);
  }
  co_return true;
}

std::string RawConnection::take(std::size_t bytes) {
  std::string taken(static_cast<char const*>(unread_.cdata().data()), bytes);
  unread_.consume(bytes);
  return taken;
}

Task<RawFrame> RawConnection::read_frame() {
  constexpr std::size_t kLongestFrame = std::size_t{16} * 1024 * 1024;
  bool came = co_await fill(2);
  if (!came) co_return RawFrame{};
  auto const head = take(2);
  auto const opcode = static_cast<unsigned char>(head[0]) & 0xFU;
  std::size_t size = static_cast<unsigned char>(head[1]);
  auto const size_bytes = size == 126 ? std::size_t{2} : size == 127 ? std::size_t{8} : std::size_t{0};
  if (size_bytes > 0) {
    came = co_await fill(size_bytes);
    if (!came) co_return RawFrame{};
    size = 0;
    for (char const digit : take(size_bytes)) size = size << 8U | static_cast<unsigned char>(digit);
  }
  if (size > kLongestFrame) co_return RawFrame{};
  came = co_await fill(size);
  if (!came) co_return RawFrame{};
  RawFrame received{static_cast<int>(opcode), take(size)};
  if (opcode == kPing) {
    auto const pong = frame(kPong, received.payload);
    co_await send(pong);
  }
  co_return received;
}

Task<bool> RawConnection::read_until(std::string_view text) {
  for (;;) {
    auto const received = co_await read_frame();
    if (received.opcode < 0) co_return false;
    if (received.payload.contains(text)) co_return true;
  }
}

std::string RawConnection::frame(unsigned char opcode, std::string_view payload, bool is_last) {
  constexpr unsigned char kLast = 0x80;
  constexpr unsigned char kMasked = 0x80;
  std::string framed{static_cast<char>((is_last ? kLast : 0) | opcode)};
  if (payload.size() < 126) {
    framed += static_cast<char>(kMasked | payload.size());
  } else {
    framed += static_cast<char>(kMasked | 126U);
    framed += static_cast<char>(payload.size() / 256);
    framed += static_cast<char>(payload.size() % 256);
  }
  return framed.append(4, '\0').append(payload);
}

Task<void> wait(std::chrono::milliseconds time) {
  asio::steady_timer timer(co_await asio::this_coro::executor, time);
  co_await timer.async_wait(asio::experimental::as_tuple(asio::use_awaitable_t<server::Executor>{}));
}

std::string request(std::string_view method, std::string_view path, std::string_view body,
                    std::string_view headers) {
  std::string text(method);
  text.append(" ").append(path).append(" HTTP/1.1\r\nHost: 127.0.0.1\r\n").append(headers);
  if (!body.empty() && headers.find("Content-Type") == std::string_view::npos)
    text.append("Content-Type: application/json\r\n");
  if (!body.empty()) text.append("Content-Length: ").append(std::to_string(body.size())).append("\r\n");
  return text.append("\r\n").append(body);
}

}  // namespace kuhhandel::load
