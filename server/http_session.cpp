#include "server/http_session.h"

#include <boost/asio/post.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <memory>
#include <utility>

#include "live/lobby_json.h"
#include "server/event_connection.h"
#include "server/game_import.h"
#include "server/group_routes.h"
#include "server/posts.h"
#include "server/routes.h"
#include "server/socket_connection.h"

namespace kuhhandel {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

constexpr auto kHttpPatience = std::chrono::seconds(30);

std::string_view view_of(beast::string_view text) { return {text.data(), text.size()}; }

std::string_view path_of(std::string_view target) { return target.substr(0, target.find('?')); }

using Request = http::request<http::string_body>;

HttpRequest plain_request(Request const& request) {
  return {.method = view_of(request.method_string()),
          .path = path_of(view_of(request.target())),
          .body = request.body(),
          .accept_encoding = view_of(request[http::field::accept_encoding]),
          .if_none_match = view_of(request[http::field::if_none_match]),
          .authorization = view_of(request[http::field::authorization])};
}

http::response<http::string_body> beast_answer(HttpAnswer answer, Request const& request) {
  http::response<http::string_body> response(static_cast<http::status>(answer.status), request.version());
  for (auto const& [name, value] : answer.headers) response.set(name, value);
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Content-Security-Policy",
               "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
               "style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; "
               "frame-ancestors 'none'");
  response.keep_alive(request.keep_alive());
  response.body() = std::move(answer.body);
  response.prepare_payload();
  if (request.method() == http::verb::head) response.body().clear();
  return response;
}

HttpAnswer refusal(int status, std::string_view name, std::string_view sentence) {
  return {status, error_text(name, sentence), {{"Content-Type", "application/json"}}};
}

/// A page may speak live to the host that served it alone.
bool is_of_this_house(Request const& request) {
  auto const origin = view_of(request[http::field::origin]);
  auto const host = origin.find("://");
  return host == std::string_view::npos || origin.substr(host + 3) == view_of(request[http::field::host]);
}

/// What the request would do that has a bound.
std::optional<Wish> wish_of(std::string_view path, http::verb method) {
  // Looking for a name by its key is bounded too.
  if (path == "/api/name" || path == "/api/name/seats") return Wish::use_name;
  if (method == http::verb::get || method == http::verb::head) return {};
  if (path == "/api/tables") return Wish::open_table;
  if (path == "/api/groups") return Wish::make_group;
  if (path == "/api/names") return Wish::claim_name;
  if (path.starts_with("/api/group/import.")) return Wish::import_games;
  if (path == "/api/group" || path.starts_with("/api/group/")) return Wish::change_group;
  return {};
}

HttpAnswer answer(Reception& reception, Caller const& caller, Request const& request) {
  auto const path = path_of(view_of(request.target()));
  if (path == "/metrics" && caller.address.is_loopback()) {
    reception.metrics.note_tables(reception.premises.lobby.tables_in_memory());
    reception.metrics.note_connections(reception.gate.connections());
    return {200, reception.metrics.text(), {{"Content-Type", "text/plain; version=0.0.4"}}};
  }
  if (is_about_events(path)) return answer_post(reception.posted, plain_request(request));
  auto const now = reception.turns.now();
  auto const wish = wish_of(path, request.method());
  if (wish && !reception.gate.may(*wish, caller.address, now))
    return refusal(429, "too_many", "That was done too often from here; wait a minute.");
  return answer_request(reception.premises, plain_request(request), now);
}

template <class Stream>
Task<bool> write_answer(Stream& stream, HttpAnswer written, Request const& request) {
  auto response = beast_answer(std::move(written), request);
  auto const [error, bytes] = co_await http::async_write(stream, response, kAwait);
  co_return !error && response.keep_alive();
}

/// Other connections have their turns between the slices of a large file.
Task<HttpAnswer> bring_games(Reception& reception, HttpRequest const& request) {
  GameImport import(reception.premises.groups, request);
  std::optional<HttpAnswer> written;
  for (;;) {
    reception.turns.work([&] { written = import.go_on(); });
    if (written || reception.turns.failure()) break;
    co_await asio::post(co_await asio::this_coro::executor, asio::use_awaitable_t<Executor>{});
  }
  co_return std::move(written).value_or(HttpAnswer{});
}

template <class Stream>
Task<bool> answer_one(Reception& reception, Caller const& caller, Stream& stream, Request const& request) {
  HttpAnswer written;
  auto const plain = plain_request(request);
  if (brings_games(plain) && reception.gate.may(Wish::import_games, caller.address, reception.turns.now())) {
    written = co_await bring_games(reception, plain);
  } else {
    reception.turns.work([&] { written = answer(reception, caller, request); });
  }
  // What they are told must be durable.
  reception.turns.end();
  if (reception.turns.failure()) co_return false;
  co_return co_await write_answer(stream, std::move(written), request);
}

template <class Below>
void go_live(Reception& reception, Below below, Caller caller, Request const& request) {
  auto const path = path_of(view_of(request.target()));
  if (beast::websocket::is_upgrade(request)) {
    std::make_shared<SocketConnection<Below>>(std::move(below), reception, std::move(caller.pass),
                                              live_table_of(path))
        ->begin(request);
  } else {
    std::make_shared<EventConnection<Below>>(std::move(below), reception, std::move(caller.pass),
                                             events_table_of(path))
        ->begin();
  }
}

void go_live(Reception& reception, Stream& stream, Caller caller, Request const& request) {
  go_live(reception, stream.release_socket(), std::move(caller), request);
}

void go_live(Reception& reception, TlsStream& stream, Caller caller, Request const& request) {
  stream.next_layer().expires_never();
  go_live(reception, std::move(stream), std::move(caller), request);
}

bool speaks_live(Request const& request) {
  return beast::websocket::is_upgrade(request) || is_about_events(path_of(view_of(request.target())));
}

bool opens_a_line(Request const& request) {
  bool const events = !events_table_of(path_of(view_of(request.target()))).empty();
  return beast::websocket::is_upgrade(request) || (events && request.method() == http::verb::get);
}

template <class AnyStream>
Task<void> converse(Reception& reception, AnyStream& stream, Caller caller) {
  beast::flat_buffer buffer;
  Request const nothing{http::verb::post, "/", 11};
  for (;;) {
    beast::get_lowest_layer(stream).expires_after(kHttpPatience);
    http::request_parser<http::string_body> parser;
    parser.body_limit(kLongestBody);
    auto const [broken, header_bytes] = co_await http::async_read_header(stream, buffer, parser, kAwait);
    if (broken && broken != http::error::body_limit) co_return;
    auto const longest = longest_body(path_of(view_of(parser.get().target())));
    if (broken || parser.content_length().value_or(0) > longest) {
      co_await write_answer(stream, refusal(413, "too_large", "The body is too large."), nothing);
      co_return;
    }
    parser.body_limit(longest);
    auto const [error, bytes] = co_await http::async_read(stream, buffer, parser, kAwait);
    if (error == http::error::body_limit) {
      co_await write_answer(stream, refusal(413, "too_large", "The body is too large."), nothing);
      co_return;
    }
    if (error) co_return;
    auto request = parser.release();
    if (speaks_live(request) && !is_of_this_house(request)) {
      auto const sentence = "This page was served by another host.";
      co_await write_answer(stream, refusal(403, "foreign_origin", sentence), request);
      co_return;
    }
    if (opens_a_line(request)) co_return go_live(reception, stream, std::move(caller), request);
    if (!co_await answer_one(reception, caller, stream, request)) break;
  }
  error_code ignored;
  beast::get_lowest_layer(stream).socket().shutdown(tcp::socket::shutdown_send, ignored);
}

void send_at_once(TcpSocket& socket) {
  error_code ignored;
  // Without this a broadcast waits up to 40 ms for the last one's acknowledgement.
  socket.set_option(tcp::no_delay(true), ignored);
}

}  // namespace

Task<void> talk_http(Reception& reception, TcpSocket socket, Caller caller) {
  send_at_once(socket);
  Stream stream(std::move(socket));
  co_await converse(reception, stream, std::move(caller));
}

Task<void> talk_https(Reception& reception, asio::ssl::context& tls, TcpSocket socket, Caller caller) {
  send_at_once(socket);
  TlsStream stream(Stream(std::move(socket)), tls);
  stream.next_layer().expires_after(kHttpPatience);
  auto const [error] = co_await stream.async_handshake(asio::ssl::stream_base::server, kAwait);
  if (!error) co_await converse(reception, stream, std::move(caller));
}

}  // namespace kuhhandel
