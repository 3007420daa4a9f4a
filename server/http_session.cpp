#include "server/http_session.h"

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <memory>
#include <utility>

#include "server/event_connection.h"
#include "server/game_import.h"
#include "server/json_answer.h"
#include "server/posts.h"
#include "server/refused_head.h"
#include "server/request_reader.h"
#include "server/route_table.h"
#include "server/routes.h"
#include "server/socket_connection.h"

namespace kuhhandel::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

constexpr auto kHttpPatience = std::chrono::seconds(30);
/// For an answer to arrive where a client is still sending.
constexpr auto kPartingPatience = std::chrono::seconds(2);
constexpr std::size_t kMostUnheard = std::size_t{1024} * 1024;

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

/// What the session has to do for it itself; none where the route has an answer.
std::optional<BySession> by_session(Route const* route) {
  if (route == nullptr) return {};
  auto const* const what = std::get_if<BySession>(&route->handler);
  return what == nullptr ? std::nullopt : std::optional(*what);
}

/// A request whose head has come. What it looks at is the reader's.
struct Asked {
  explicit Asked(Request const& request)
      : plain(plain_request(request)),
        route(route_of(plain.method, plain.path)),
        what(by_session(route)),
        wants_socket(beast::websocket::is_upgrade(request)) {}

  HttpRequest plain;
  Route const* route;
  std::optional<BySession> what;
  bool wants_socket;
};

bool opens_connection(Asked const& asked) {
  return asked.what == BySession::events || (asked.what == BySession::socket && asked.wants_socket);
}

std::optional<GameFile> file_of(std::optional<BySession> what) {
  if (what == BySession::import_json) return GameFile::json;
  if (what == BySession::import_csv) return GameFile::csv;
  return {};
}

HttpAnswer figures(ServerContext& context) {
  context.metrics.count_tables(context.services.lobby.tables_in_memory());
  context.metrics.count_connections(context.admission.connections());
  return {200, context.metrics.text(), {{"Content-Type", "text/plain; version=0.0.4"}}};
}

HttpAnswer answer(ServerContext& context, Caller const& caller, Asked const& asked) {
  if (asked.what == BySession::message) return answer_message(context.posted, asked.plain);
  if (asked.what == BySession::pong) return answer_pong(context.posted, asked.plain);
  if (asked.what == BySession::metrics && caller.address.is_loopback()) return figures(context);
  return answer_request(context.services, asked.plain, context.turns.now());
}

/// Why nothing is done, not even a body read.
std::optional<HttpAnswer> refusal_of(ServerContext& context, Caller const& caller, Asked const& asked) {
  if (auto refusal = refused_head(asked.plain, asked.route, context.hosts)) return refusal;
  if (asked.wants_socket && asked.what != BySession::socket) return nothing_here();
  if (asked.route == nullptr || context.rates.take(asked.route->rate, caller.address, context.turns.now()))
    return {};
  return error_answer(429, "too_many", "That was done too often from here; wait a minute.");
}

/// Other connections have their turns between the slices of a large file.
Task<HttpAnswer> bring_games(ServerContext& context, HttpRequest const& request, GameFile kind) {
  GameImport import(context.services.groups, request, kind);
  std::optional<HttpAnswer> written;
  for (;;) {
    context.turns.work([&] { written = import.go_on(); });
    if (written || context.turns.failure()) break;
    co_await asio::post(co_await asio::this_coro::executor, asio::use_awaitable_t<Executor>{});
  }
  co_return std::move(written).value_or(HttpAnswer{});
}

/// The whole request has come.
Task<HttpAnswer> do_asked(ServerContext& context, Caller const& caller, Asked const& asked) {
  HttpAnswer written;
  if (auto const file = file_of(asked.what)) {
    written = co_await bring_games(context, asked.plain, *file);
  } else {
    context.turns.work([&] { written = answer(context, caller, asked); });
  }
  // What they are told must be durable. Nothing comes after this where the server has failed.
  co_await context.turns.async_seal(asio::use_awaitable_t<Executor>{});
  co_return written;
}

void go_live(ServerContext& context, std::shared_ptr<ClientStream> stream, Caller caller, Asked const& asked,
             Request const& request) {
  stream->limit(context.hello_patience);
  auto table = PathValues(asked.route->pattern, asked.plain.path).text("table");
  if (asked.what == BySession::socket) {
    carry_by_socket(context, std::move(stream), std::move(caller.pass), std::move(table), request);
  } else {
    carry_by_events(context, std::move(stream), std::move(caller.pass), std::move(table));
  }
}

/// False where nothing more can be said. A request that was not read to its end is the connection's last.
Task<bool> write_answer(ClientStream& stream, HttpAnswer written, RequestReader const& reader) {
  auto response = beast_answer(std::move(written), reader.request());
  if (!reader.is_whole()) response.keep_alive(false);
  auto const [error, bytes] = co_await http::async_write(stream, response, kAwait);
  co_return !error && response.keep_alive();
}

/// Ends the connection. What the client has yet to send is heard, for a while: a connection that is closed
/// with bytes unread takes along what was answered.
Task<void> part(ClientStream& stream, RequestReader const& reader) {
  boost::system::error_code error;
  stream.socket().shutdown(asio::socket_base::shutdown_send, error);
  if (reader.is_whole()) co_return;
  stream.limit(kPartingPatience);
  std::array<char, 4096> unheard;
  for (std::size_t heard = 0; !error && heard < kMostUnheard;) {
    auto const [end, bytes] = co_await stream.async_read_some(asio::buffer(unheard), kAwait);
    error = end;
    heard += bytes;
  }
}

/// What is answered to a request that may be made, once it has come whole; none where the client has gone.
Task<std::optional<HttpAnswer>> answer_whole(ServerContext& context, Caller const& caller, Asked& asked,
                                             RequestReader& reader) {
  if (auto const error = co_await reader.read_body(longest_body(asked.route)))
    co_return answer_to_unread(error);
  asked.plain.body = reader.request().body();
  co_return co_await do_asked(context, caller, asked);
}

/// Serves one request; false where the connection has no more of them. Where it became a live one, there is
/// no stream any more.
Task<bool> serve_next(ServerContext& context, std::shared_ptr<ClientStream>& stream, Caller& caller,
                      RequestReader& reader) {
  stream->limit(kHttpPatience);
  std::optional<HttpAnswer> written;
  Route const* route = nullptr;
  if (auto const error = co_await reader.read_head()) {
    written = answer_to_unread(error);
  } else {
    Asked asked(reader.request());
    route = asked.route;
    written = refusal_of(context, caller, asked);
    if (!written && opens_connection(asked)) {
      go_live(context, std::move(stream), std::move(caller), asked, reader.request());
      co_return false;
    }
    if (!written) written = co_await answer_whole(context, caller, asked, reader);
  }
  if (!written) co_return false;
  context.metrics.count_request(route, written->status);
  co_return co_await write_answer(*stream, std::move(*written), reader);
}

}  // namespace

Task<void> talk_http(ServerContext& context, std::shared_ptr<ClientStream> shared, Caller caller) {
  shared->limit(kHttpPatience);
  if (!co_await shared->agree()) co_return;
  RequestReader reader(*shared);
  while (co_await serve_next(context, shared, caller, reader)) {
  }
  if (shared != nullptr) co_await part(*shared, reader);
}

}  // namespace kuhhandel::server
