#include "push/exchange.h"

#include <boost/asio/connect.hpp>
#include <boost/asio/experimental/as_tuple.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <charconv>
#include <memory>
#include <vector>

namespace kuhhandel::push {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using asio::ip::tcp;
using boost::system::error_code;

constexpr asio::experimental::as_tuple_t<asio::use_awaitable_t<>> kWaited{};
constexpr std::size_t kLongestAnswer = std::size_t{4} * 1024;
constexpr std::chrono::seconds kLongestRest = std::chrono::hours(24);

/// All that waits for the other end, so that one limit of time ends it.
struct Line {
  Line(asio::any_io_executor const& io, asio::ssl::context& tls) : resolver(io), stream(io, tls), limit(io) {}

  void end_after(std::shared_ptr<Line> const& self, std::chrono::milliseconds patience) {
    limit.expires_after(patience);
    limit.async_wait([line = std::weak_ptr(self)](error_code stopped) {
      if (auto const there = line.lock(); there && !stopped) there->end();
    });
  }
  void end() {
    error_code ignored;
    resolver.cancel();
    stream.lowest_layer().close(ignored);
  }

  tcp::resolver resolver;
  asio::ssl::stream<tcp::socket> stream;
  asio::steady_timer limit;
};

/// The addresses of the host to which notices may go.
asio::awaitable<std::vector<tcp::endpoint>> addresses(Line& line, Endpoint const& endpoint, Reach reach) {
  auto const [error, found] = co_await line.resolver.async_resolve(
      endpoint.host, std::to_string(endpoint.port), tcp::resolver::numeric_service, kWaited);
  std::vector<tcp::endpoint> may_go;
  if (error) co_return may_go;
  for (auto const& entry : found)
    if (reach == Reach::anywhere || is_of_the_internet(entry.endpoint().address()))
      may_go.push_back(entry.endpoint());
  co_return may_go;
}

/// Whether the host speaks TLS and is who it says.
asio::awaitable<bool> reach_for(Line& line, Endpoint const& endpoint, Reach reach) {
  auto const known = co_await addresses(line, endpoint, reach);
  if (known.empty()) co_return false;
  auto const [not_there, connected] =
      co_await asio::async_connect(line.stream.lowest_layer(), known, kWaited);
  if (not_there || SSL_set_tlsext_host_name(line.stream.native_handle(), endpoint.host.c_str()) != 1)
    co_return false;
  line.stream.set_verify_mode(asio::ssl::verify_peer);
  line.stream.set_verify_callback(asio::ssl::host_name_verification(endpoint.host));
  auto const [unsure] = co_await line.stream.async_handshake(asio::ssl::stream_base::client, kWaited);
  co_return !unsure;
}

http::request<http::string_body> written(Request request) {
  http::request<http::string_body> message(http::verb::post, request.endpoint.target, 11);
  message.set(http::field::host, request.endpoint.authority());
  for (auto const& [name, value] : request.headers) message.set(name, value);
  message.set(http::field::connection, "close");
  message.body() = std::move(request.body);
  message.prepare_payload();
  return message;
}

Fate fate_of(unsigned status) {
  if (status >= 200 && status < 300) return Fate::taken;
  if (status == 404 || status == 410) return Fate::gone;
  if (status == 429 || status >= 500) return Fate::later;
  return Fate::refused;
}

/// In seconds; a day of the calendar is not asked for.
std::chrono::seconds rest_of(std::string_view retry_after) {
  std::uint32_t seconds = 0;
  auto const [end, error] =
      std::from_chars(retry_after.data(), retry_after.data() + retry_after.size(), seconds);
  return error == std::errc() ? std::min(std::chrono::seconds(seconds), kLongestRest)
                              : std::chrono::seconds(0);
}

}  // namespace

asio::awaitable<Answer> exchange(Request request, SenderOptions const& options, asio::ssl::context& tls) {
  auto const line = std::make_shared<Line>(co_await asio::this_coro::executor, tls);
  line->end_after(line, options.patience);
  Answer const unreachable{0, Fate::unreachable};
  bool const is_there = co_await reach_for(*line, request.endpoint, options.reach);
  if (!is_there) co_return unreachable;
  if (request.body.empty()) co_return Answer{0, Fate::taken};
  auto const message = written(std::move(request));
  auto const [cut, sent] = co_await http::async_write(line->stream, message, kWaited);
  if (cut) co_return unreachable;
  boost::beast::flat_buffer buffer;
  http::response_parser<http::string_body> answer;
  answer.body_limit(kLongestAnswer);
  // The rest of the answer is for people.
  auto const [silent, read] = co_await http::async_read_header(line->stream, buffer, answer, kWaited);
  if (silent) co_return unreachable;
  auto const& head = answer.get();
  co_return Answer{0, fate_of(head.result_int()), rest_of(head[http::field::retry_after]), head.result_int()};
}

}  // namespace kuhhandel::push
