#include "server/http_session.h"

#include <boost/asio/post.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <memory>
#include <utility>

#include "server/answering.h"
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

constexpr auto kHttpPatience = std::chrono::seconds(30);

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

/// To one who asks for a table's WebSocket as if it were a page.
HttpAnswer asks_for_upgrade() {
  auto written = error_answer(426, "upgrade_required", "This address speaks WebSocket.");
  written.headers.emplace_back("Upgrade", "websocket");
  return written;
}

HttpAnswer answer(ServerContext& context, Asked const& asked) {
  if (asked.what == BySession::message) return answer_message(context.posted, asked.plain);
  if (asked.what == BySession::pong) return answer_pong(context.posted, asked.plain);
  if (asked.what == BySession::socket) return asks_for_upgrade();
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
Task<HttpAnswer> do_asked(ServerContext& context, Asked const& asked) {
  HttpAnswer written;
  if (auto const file = file_of(asked.what)) {
    written = co_await bring_games(context, asked.plain, *file);
  } else {
    context.turns.work([&] { written = answer(context, asked); });
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

/// What is answered to a request that may be made, once it has come whole; none where the client has gone.
Task<std::optional<HttpAnswer>> answer_whole(ServerContext& context, Asked& asked, RequestReader& reader) {
  if (auto const error = co_await reader.read_body(longest_body(asked.route)))
    co_return answer_to_unread(error);
  asked.plain.body = reader.request().body();
  co_return co_await do_asked(context, asked);
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
    if (!written) written = co_await answer_whole(context, asked, reader);
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
