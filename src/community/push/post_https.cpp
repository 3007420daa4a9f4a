#include "push/post_https.h"

#include <boost/asio/connect.hpp>
#include <boost/asio/experimental/as_tuple.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <charconv>
#include <memory>
#include <optional>
#include <vector>

namespace kuhhandel::push {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using asio::ip::tcp;
using boost::system::error_code;

constexpr asio::experimental::as_tuple_t<asio::use_awaitable_t<>> kWaited{};
constexpr std::uint32_t kLongestHead = std::uint32_t{16} * 1024;
constexpr int kMostInterimAnswers = 8;
constexpr std::chrono::seconds kLongestRest = std::chrono::hours(24);

/// All pending operations of a connection, so that one timeout can cancel them.
struct Line {
  Line(asio::any_io_executor const& io, asio::ssl::context& tls)
      : looked_up(io), stream(io, tls), limit(io) {}

  void end_after(std::shared_ptr<Line> const& self, std::chrono::milliseconds patience) {
    limit.expires_after(patience);
    limit.async_wait([line = std::weak_ptr(self)](error_code stopped) {
      if (auto const locked = line.lock(); locked && !stopped) locked->end();
    });
  }
  void end() {
    error_code ignored;
    looked_up.cancel();
    stream.lowest_layer().close(ignored);
  }

  asio::steady_timer looked_up;  // cancelled when `found` is set
  Addresses found;
  asio::ssl::stream<tcp::socket> stream;
  asio::steady_timer limit;
};

/// Returns the host's allowed addresses; empty if they are not found in time. `held` is released only when
/// the lookup thread is free again.
asio::awaitable<std::vector<tcp::endpoint>> addresses(std::shared_ptr<Line> line, Endpoint const& endpoint,
                                                      std::shared_ptr<void> held,
                                                      SenderOptions const& options, HostLookup& lookup) {
  line->looked_up.expires_after(options.lookup_timeout);
  auto const io = co_await asio::this_coro::executor;
  lookup.find(endpoint.host, [line, io, held = std::move(held)](Addresses found) mutable {
    held.reset();
    asio::post(io, [line, found = std::move(found)]() mutable {
      line->found = std::move(found);
      line->looked_up.cancel();
    });
  });
  co_await line->looked_up.async_wait(kWaited);
  std::vector<tcp::endpoint> may_go;
  for (auto const& address : line->found)
    if (options.address_policy == AddressPolicy::anywhere || is_public_address(address))
      may_go.emplace_back(address, endpoint.port);
  co_return may_go;
}

/// Tests whether the host speaks TLS with a valid certificate.
asio::awaitable<bool> reach_for(Line& line, Endpoint const& endpoint,
                                std::vector<tcp::endpoint> const& known) {
  if (known.empty()) co_return false;
  auto const [unreached, connected] =
      co_await asio::async_connect(line.stream.lowest_layer(), known, kWaited);
  if (unreached || SSL_set_tlsext_host_name(line.stream.native_handle(), endpoint.host.c_str()) != 1)
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

DeliveryStatus fate_of(unsigned status) {
  if (status >= 200 && status < 300) return DeliveryStatus::taken;
  if (status == 404 || status == 410) return DeliveryStatus::gone;
  if (status == 429 || status >= 500) return DeliveryStatus::later;
  return DeliveryStatus::refused;
}

/// Supports only seconds, not dates.
std::chrono::seconds rest_of(std::string_view retry_after) {
  std::uint32_t seconds = 0;
  auto const [end, error] =
      std::from_chars(retry_after.data(), retry_after.data() + retry_after.size(), seconds);
  return error == std::errc() ? std::min(std::chrono::seconds(seconds), kLongestRest)
                              : std::chrono::seconds(0);
}

using Head = http::response_header<>;

/// Returns the header of the final response; nullopt if there is none or it is too long. The body is for
/// people and is never read.
asio::awaitable<std::optional<Head>> head_of_answer(Line& line) {
  boost::beast::flat_buffer buffer;
  for (int i = 0; i <= kMostInterimAnswers; ++i) {
    http::response_parser<http::empty_body> answer;
    answer.header_limit(kLongestHead);
    answer.body_limit(boost::none);
    auto const [silent, read] = co_await http::async_read_header(line.stream, buffer, answer, kWaited);
    if (silent) co_return std::nullopt;
    if (answer.get().result_int() >= 200) co_return answer.get().base();
  }
  co_return std::nullopt;
}

}  // namespace

asio::awaitable<DeliveryResult> post_https(Request request, SenderOptions const& options,
                                           asio::ssl::context& tls, HostLookup& lookup) {
  auto const line = std::make_shared<Line>(co_await asio::this_coro::executor, tls);
  line->end_after(line, options.timeout);
  DeliveryResult const unreachable{0, DeliveryStatus::unreachable};
  auto const known = co_await addresses(line, request.endpoint, std::move(request.slot), options, lookup);
  bool const is_connected = co_await reach_for(*line, request.endpoint, known);
  if (!is_connected) co_return unreachable;
  if (request.body.empty()) co_return DeliveryResult{0, DeliveryStatus::taken};
  auto const message = written(std::move(request));
  auto const [cut, sent] = co_await http::async_write(line->stream, message, kWaited);
  if (cut) co_return unreachable;
  auto const head = co_await head_of_answer(*line);
  if (!head) co_return unreachable;
  co_return DeliveryResult{0, fate_of(head->result_int()), rest_of((*head)[http::field::retry_after]),
                           head->result_int()};
}

}  // namespace kuhhandel::push
