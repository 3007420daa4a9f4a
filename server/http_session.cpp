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
#include "server/json_answer.h"
#include "server/posts.h"
#include "server/route_table.h"
#include "server/routes.h"
#include "server/socket_connection.h"

namespace kuhhandel::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

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
  return {status, live::error_text(name, sentence), {{"Content-Type", "application/json"}}};
}

Route const* route_asked(Request const& request) {
  return route_of(view_of(request.method_string()), path_of(view_of(request.target())));
}

/// What the session has to do for it itself; none where the route has an answer.
std::optional<BySession> by_session(Route const* route) {
  if (route == nullptr) return {};
  auto const* const what = std::get_if<BySession>(&route->handler);
  return what == nullptr ? std::nullopt : std::optional(*what);
}

/// A page may speak live to the host that served it alone.
bool is_of_this_house(Request const& request) {
  auto const origin = view_of(request[http::field::origin]);
  auto const host = origin.find("://");
  return host == std::string_view::npos || origin.substr(host + 3) == view_of(request[http::field::host]);
}

bool speaks_live(std::optional<BySession> what) {
  return what == BySession::socket || what == BySession::events || what == BySession::message ||
         what == BySession::pong;
}

bool opens_connection(std::optional<BySession> what, Request const& request) {
  return what == BySession::events || (what == BySession::socket && beast::websocket::is_upgrade(request));
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

HttpAnswer answer(ServerContext& context, Caller const& caller, std::optional<BySession> what,
                  HttpRequest const& request) {
  if (what == BySession::message) return answer_message(context.posted, request);
  if (what == BySession::pong) return answer_pong(context.posted, request);
  if (what == BySession::metrics && caller.address.is_loopback()) return figures(context);
  return answer_request(context.services, request, context.turns.now());
}

Task<bool> write_answer(ClientStream& stream, HttpAnswer written, Request const& request) {
  auto response = beast_answer(std::move(written), request);
  auto const [error, bytes] = co_await http::async_write(stream, response, kAwait);
  co_return !error && response.keep_alive();
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

Task<bool> answer_one(ServerContext& context, Caller const& caller, ClientStream& stream,
                      Request const& request) {
  auto const plain = plain_request(request);
  auto const* const route = route_asked(request);
  auto const what = by_session(route);
  auto const file = file_of(what);
  HttpAnswer written;
  if (route != nullptr && !context.rates.take(route->rate, caller.address, context.turns.now())) {
    written = refusal(429, "too_many", "That was done too often from here; wait a minute.");
  } else if (file) {
    written = co_await bring_games(context, plain, *file);
  } else {
    context.turns.work([&] { written = answer(context, caller, what, plain); });
  }
  // What they are told must be durable. Nothing comes after this where the server has failed.
  co_await context.turns.async_seal(asio::use_awaitable_t<Executor>{});
  context.metrics.count_request(route, written.status);
  co_return co_await write_answer(stream, std::move(written), request);
}

void go_live(ServerContext& context, std::shared_ptr<ClientStream> stream, Caller caller,
             Request const& request) {
  stream->limit_no_more();
  auto const path = path_of(view_of(request.target()));
  auto const* const route = route_asked(request);
  auto table = PathValues(route->pattern, path).text("table");
  if (by_session(route) == BySession::socket) {
    carry_by_socket(context, std::move(stream), std::move(caller.pass), std::move(table), request);
  } else {
    carry_by_events(context, std::move(stream), std::move(caller.pass), std::move(table));
  }
}

/// The next request, its body within the limit of its route; none where the connection must end, its reason
/// having been sent.
Task<std::optional<Request>> read_request(ClientStream& stream, beast::flat_buffer& buffer) {
  Request const nothing{http::verb::post, "/", 11};
  http::request_parser<http::string_body> parser;
  parser.body_limit(longest_body());
  auto [error, header_bytes] = co_await http::async_read_header(stream, buffer, parser, kAwait);
  if (!error) {
    auto const& head = parser.get();
    auto const longest = longest_body(view_of(head.method_string()), path_of(view_of(head.target())));
    parser.body_limit(longest);
    if (parser.content_length().value_or(0) > longest) {
      error = http::error::body_limit;
    } else {
      auto const [broken, bytes] = co_await http::async_read(stream, buffer, parser, kAwait);
      error = broken;
    }
  }
  if (!error) co_return parser.release();
  if (error == http::error::body_limit)
    co_await write_answer(stream, refusal(413, "too_large", "The body is too large."), nothing);
  co_return std::nullopt;
}

}  // namespace

Task<void> talk_http(ServerContext& context, std::shared_ptr<ClientStream> shared, Caller caller) {
  auto& stream = *shared;
  stream.limit(kHttpPatience);
  if (!co_await stream.agree()) co_return;
  beast::flat_buffer buffer;
  for (;;) {
    stream.limit(kHttpPatience);
    auto const request = co_await read_request(stream, buffer);
    if (!request) co_return;
    auto const what = by_session(route_asked(*request));
    if (speaks_live(what) && !is_of_this_house(*request)) {
      auto const sentence = "This page was served by another host.";
      co_await write_answer(stream, refusal(403, "foreign_origin", sentence), *request);
      co_return;
    }
    if (opens_connection(what, *request))
      co_return go_live(context, std::move(shared), std::move(caller), *request);
    if (!co_await answer_one(context, caller, stream, *request)) break;
  }
  boost::system::error_code ignored;
  stream.socket().shutdown(asio::socket_base::shutdown_send, ignored);
}

}  // namespace kuhhandel::server
