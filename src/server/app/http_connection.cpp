#include "server/app/http_connection.h"

#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <exception>
#include <memory>
#include <utility>

#include "server/api/dispatch.h"
#include "server/api/group_import.h"
#include "server/api/loop_host.h"
#include "server/api/request_guard.h"
#include "server/api/route_table.h"
#include "server/api/shard_router.h"
#include "server/cluster_map/cluster_map.h"
#include "server/cluster_map/shard.h"
#include "server/http/corruption_guard.h"
#include "server/http/json_response.h"
#include "server/http/request_reader.h"
#include "server/http/response_writer.h"
#include "server/loop/request_turns.h"
#include "server/observability/json_log.h"
#include "server/operator/ban_check.h"
#include "server/operator/token_guess_limit.h"
#include "server/websocket/sse_connection.h"
#include "server/websocket/sse_uplink_routes.h"
#include "server/websocket/sse_uplinks.h"
#include "server/websocket/websocket_connection.h"

namespace kuhhandel::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;

constexpr auto kHttpPatience = std::chrono::seconds(30);
/// Tables change hands within three seconds, or not at all.
constexpr auto kWaitsForOwner = std::chrono::seconds(5);
constexpr auto kBetweenLooksForOwner = std::chrono::milliseconds(20);

/// A request whose head has come. What it looks at is the reader's.
struct Asked {
  explicit Asked(Request const& request)
      : plain(plain_request(request)),
        route(route_of(plain.method, plain.path)),
        what(by_connection(route)),
        wants_socket(beast::websocket::is_upgrade(request)) {}

  RateClass rate() const { return route == nullptr ? RateClass::page : route->rate; }

  /// That the path names.
  std::string table() const { return PathValues(route->pattern, plain.path).text("table"); }

  HttpRequest plain;
  Route const* route;
  std::optional<ByConnection> what;
  bool wants_socket;
};

bool opens_connection(Asked const& asked) {
  return asked.what == ByConnection::events || (asked.what == ByConnection::socket && asked.wants_socket);
}

bool asks_for_page(Asked const& asked) {
  return asked.route == nullptr || asked.route->rate == RateClass::page;
}

/// To one who asks for a table's WebSocket as if it were a page.
HttpAnswer asks_for_upgrade() {
  auto written = error_answer(426, "upgrade_required", "This address speaks WebSocket.");
  written.headers.emplace_back("Upgrade", "websocket");
  return written;
}

/// Where the route is one of the operator's page.
bool guesses_too_often(ServerContext& context, Caller const& caller, Asked const& asked) {
  auto const* const page = context.services.operator_page;
  if (page == nullptr || asked.route == nullptr || asked.route->rate != RateClass::operate) return false;
  return guesses_too_often(*page, asked.plain, context.rates, caller.address, context.turns.now());
}

/// Why nothing is done, not even a body read.
std::optional<HttpAnswer> refusal_of(ServerContext& context, Caller const& caller, Asked const& asked) {
  // A page is no secret, and tells them why in their own language.
  auto const* const ban = asks_for_page(asked) ? nullptr : ban_of(context.services.bans, caller.address);
  if (ban != nullptr) {
    journal("ban_applied", "what", "address");
    return error_answer(403, "banned", kBannedSentence, {}, word_of(*ban));
  }
  if (auto refusal = refused_head(asked.plain, asked.route, context.hosts, context.services.neighbours))
    return refusal;
  if (asked.wants_socket && asked.what != ByConnection::socket) return nothing_here();
  if (!context.rates.take(asked.rate(), caller.address, context.turns.now()) ||
      guesses_too_often(context, caller, asked))
    return error_answer(429, "too_many", "That was done too often from here; wait a minute.");
  // Who comes to stay waits until somebody has the table.
  if (!opens_connection(asked))
    if (auto led = led_elsewhere(context.services, asked.route, asked.plain)) return led;
  // Checked before the body, which is large, is received.
  if (asked.rate() != RateClass::import_games) return {};
  if (context.services.are_full()) return full_answer();
  std::optional<HttpAnswer> refusal;
  context.turns.attempt(
      [&] { refusal = unless_damaged([&] { return refused_import(context.services, asked.plain); }); });
  return refusal;
}

/// Whoever has said nothing to be sealed since finds out by what is asked of the ledger twice a second.
bool is_answered(ServerContext const& context) {
  auto const* const neighbours = context.services.neighbours;
  bool const is_heard = neighbours == nullptr || std::chrono::steady_clock::now() <=
                                                     neighbours->now()->heard_at + Ownership::kPatience;
  return is_heard && !context.turns.are_frozen();
}

/// Whether people may be sent here by what spreads them over servers.
HttpAnswer say_ready(ServerContext const& context) {
  HttpAnswer answer{200, "ready\n", {{"Content-Type", "text/plain"}}};
  if (shards_of(context.services.lobby.ledger()) == 0) answer = {503, "has no share\n", answer.headers};
  if (!is_answered(context)) answer = {503, "the ledger does not answer\n", answer.headers};
  return answer;
}

/// Why a body that groups would keep is refused; none if there is room for it.
std::optional<HttpAnswer> refused_data(ServerContext& context, Caller const& caller, Asked const& asked) {
  if (asked.route == nullptr || !is_kept_in_groups(asked.route->rate)) return {};
  if (context.rates.take_group_data(asked.plain.body.size(), caller.address, context.turns.now())) return {};
  return error_answer(429, "too_many", "Too much was sent for groups from here; try again tomorrow.");
}

/// Answers a request that has been received completely.
Task<HttpAnswer> do_asked(ServerContext& context, Caller const& caller, Asked const& asked,
                          RequestReader& reader) {
  auto body = reader.take_body();
  HttpRequest request = asked.plain;
  request.body = body;
  LoopHost host(context, caller.address, lane_of(asked.rate()), shard_of_answer(asked.route, request.target),
                request, body);
  HttpAnswer written;
  if (asked.what == ByConnection::message || asked.what == ByConnection::pong) {
    host.join_batch();
    auto const answer = asked.what == ByConnection::pong ? answer_pong : answer_message;
    written = answer(context.posted, request);
  } else if (asked.what == ByConnection::ready) {
    written = say_ready(context);
  } else if (asked.what == ByConnection::socket) {
    written = asks_for_upgrade();
  } else {
    written = co_await answer_request(host, context.services, asked.route, request, host.now());
  }
  if (!waits_for_durability(asked.route)) co_return written;
  // The client may only learn of durable changes. The wait does not end if the server has failed.
  bool const is_durable = co_await host.durable();
  if (!is_durable) co_return not_kept();
  co_return written;
}

/// True once somebody has the table, or nobody has it for long; false where this server ends before.
Task<bool> wait_for_owner(ServerContext& context, int shard) {
  if (context.services.neighbours == nullptr) co_return true;
  using Steady = std::chrono::steady_clock;
  asio::basic_waitable_timer<Steady, asio::wait_traits<Steady>, Executor> glance(
      co_await asio::this_coro::executor);
  auto const came = Steady::now();
  auto const is_somebodys = [&] {
    if (context.services.lobby.ledger().holds_shard(shard)) return true;
    // Whoever is sent here by the owner of before may come before it is known here that they are that no
    // more.
    auto const known = context.services.neighbours->now();
    return known->owners_at >= came && !known->elsewhere(shard).empty();
  };
  while (!is_somebodys() && Steady::now() < came + kWaitsForOwner) {
    if (context.is_leaving) co_return false;
    glance.expires_after(kBetweenLooksForOwner);
    co_await glance.async_wait(kAwait);
  }
  co_return true;
}

void go_live(ServerContext& context, std::shared_ptr<ClientStream> stream, Caller caller, Asked const& asked,
             Request const& request) {
  stream->limit(context.hello_patience);
  auto table = asked.table();
  if (asked.what == ByConnection::socket) {
    carry_by_socket(context, std::move(stream), std::move(caller.pass), std::move(table), request);
  } else {
    auto const* const neighbours = context.services.neighbours;
    bool const is_theirs = neighbours != nullptr && neighbours->now()->has(asked.plain.origin);
    carry_by_events(context, std::move(stream), std::move(caller.pass), std::move(table),
                    is_theirs ? asked.plain.origin : std::string_view{});
  }
}

/// What is answered to a request that may be made, once it has come whole; none where the client has gone.
/// What is large of it has its room in `large`.
Task<std::optional<HttpAnswer>> answer_whole(ServerContext& context, Caller const& caller, Asked& asked,
                                             RequestReader& reader, LargeRoom::Part& large) {
  auto const has_room = [&](std::size_t bytes) { return bytes <= kUsualBody || large.grow_to(bytes); };
  if (auto const error = co_await reader.read_body(longest_body(asked.route), has_room))
    co_return answer_to_unread(error);
  asked.plain.body = reader.request().body();
  if (auto refusal = refused_data(context, caller, asked)) co_return refusal;
  auto written = co_await do_asked(context, caller, asked, reader);
  co_return written;
}

/// The answer to a request that threw; none if the server ends.
std::optional<HttpAnswer> answer_to_failure(ServerContext& context, Route const* route,
                                            std::exception_ptr thrown) {
  auto const where = route == nullptr ? std::string("request of a file")
                                      : std::string(route->method) + ' ' + std::string(route->pattern);
  auto const id = context.turns.contain(std::move(thrown), where);
  return id ? std::optional(internal_error(*id)) : std::nullopt;
}

/// Serves one request; false where the connection has no more of them. Where it became a live one, there is
/// no stream any more.
Task<bool> serve_next(ServerContext& context, std::shared_ptr<ClientStream>& stream, Caller& caller,
                      RequestReader& reader) {
  stream->limit(kHttpPatience);
  std::optional<HttpAnswer> written;
  Route const* route = nullptr;
  auto const error = co_await reader.read_head();
  bool const has_room = error || context.callers.identify(reader.request(), caller);
  LargeRoom::Part large(context.large, caller.address);
  if (error) {
    written = answer_to_unread(error);
  } else if (!has_room) {
    written = error_answer(429, "too_many", "There are too many connections from here; wait a minute.");
  } else {
    std::exception_ptr thrown;
    try {
      Asked asked(reader.request());
      route = asked.route;
      written = refusal_of(context, caller, asked);
      if (!written && opens_connection(asked)) {
        if (co_await wait_for_owner(context, shard_of(asked.table())) &&
            co_await bring_table(context, caller.address, asked.table())) {
          go_live(context, std::move(stream), std::move(caller), asked, reader.request());
          co_return false;
        }
        written = busy();
      }
      if (!written) written = co_await answer_whole(context, caller, asked, reader, large);
    } catch (Unanswered const&) {
      co_return false;
    } catch (...) {
      thrown = std::current_exception();
    }
    if (thrown) written = answer_to_failure(context, route, std::move(thrown));
  }
  if (!written || stream == nullptr) co_return false;
  context.metrics.count_request(label_of(route), written->status);
  if (!error && caller.uses_https) require_https(*written, plain_request(reader.request()).host);
  co_return co_await write_answer(*stream, std::move(*written), reader, context.services.neighbours);
}

}  // namespace

Task<void> talk_http(ServerContext& context, std::shared_ptr<ClientStream> shared, Caller caller) {
  if (context.faults.on_connection) context.faults.on_connection();
  shared->limit(kHttpPatience);
  if (!co_await context.callers.identify(*shared, caller) || !co_await shared->agree()) co_return;
  RequestReader reader(*shared);
  while (co_await serve_next(context, shared, caller, reader)) {
  }
  if (shared != nullptr) co_await part(*shared, reader);
}

}  // namespace kuhhandel::server
