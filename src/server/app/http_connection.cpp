#include "server/app/http_connection.h"

#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <exception>
#include <memory>
#include <utility>

#include "server/api/dispatch.h"
#include "server/api/groups/group_auth.h"
#include "server/api/request_guard.h"
#include "server/api/route_table.h"
#include "server/cluster_map/cluster_map.h"
#include "server/cluster_map/shard.h"
#include "server/content/error_page.h"
#include "server/http/corruption_guard.h"
#include "server/http/header_values.h"
#include "server/http/json_response.h"
#include "server/http/request_reader.h"
#include "server/http/response_writer.h"
#include "server/loop/request_transaction.h"
#include "server/observability/json_log.h"
#include "server/operator/ban_check.h"
#include "server/operator/operator_auth.h"
#include "server/routing/loop_host.h"
#include "server/routing/shard_router.h"
#include "server/websocket/sse_connection.h"
#include "server/websocket/sse_uplink_routes.h"
#include "server/websocket/sse_uplinks.h"
#include "server/websocket/websocket_connection.h"

namespace kuhhandel::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;

constexpr auto kHttpTimeout = std::chrono::seconds(30);
/// Tables change servers within three seconds or not at all.
constexpr auto kOwnerTimeout = std::chrono::seconds(5);
constexpr auto kOwnerPollInterval = std::chrono::milliseconds(20);

/// A request whose head has arrived. It refers to the reader's data.
struct IncomingRequest {
  explicit IncomingRequest(Request const& request)
      : head(plain_request(request)),
        route(route_of(head.method, head.path)),
        handler(by_connection(route)),
        content_encoding(view_of(request[boost::beast::http::field::content_encoding])),
        is_websocket(beast::websocket::is_upgrade(request)) {}

  RateClass rate() const { return route == nullptr ? RateClass::page : route->rate; }

  /// Returns the table named in the path.
  std::string table() const { return PathParams(route->pattern, head.path).text("table"); }

  HttpRequest head;
  Route const* route;
  std::optional<ByConnection> handler;
  std::string_view content_encoding;
  bool is_websocket;
};

bool opens_live_connection(IncomingRequest const& incoming) {
  return incoming.handler == ByConnection::events ||
         (incoming.handler == ByConnection::socket && incoming.is_websocket);
}

bool is_page_request(IncomingRequest const& incoming) {
  return incoming.route == nullptr || incoming.route->rate == RateClass::page;
}

/// Response to a plain request for a table's WebSocket.
HttpResponse upgrade_required() {
  auto response = error_response(426, "upgrade_required", "This address speaks WebSocket.");
  response.headers.emplace_back("Upgrade", "websocket");
  return response;
}

/// Returns whether the client has guessed operator tokens too often, for routes of the operator page.
bool refuse_token_guess(ServerContext& context, Caller const& caller, IncomingRequest const& incoming) {
  auto const* const auth = context.services.operator_auth;
  if (auth == nullptr || incoming.route == nullptr || incoming.route->rate != RateClass::operator_request)
    return false;
  return refuse_token_guess(*auth, incoming.head, context.rate_limits, caller.address,
                            context.commit_loop.now());
}

/// Returns the refusal of a request that must not be handled; its body is not even read.
std::optional<HttpResponse> check_request(ServerContext& context, Caller const& caller,
                                          IncomingRequest const& incoming) {
  // Pages are public, and explain the ban in the player's language.
  auto const* const ban = is_page_request(incoming) ? nullptr : ban_of(context.services.bans, caller.address);
  if (ban != nullptr) {
    log_json("ban_applied", "what", "address");
    return error_response(403, "banned", kBannedSentence, {}, operator_message_of(*ban));
  }
  if (auto refusal = check_request_head(incoming.head, incoming.route, context.allowed_hosts,
                                        context.services.cluster_map))
    return refusal;
  if (auto refusal = check_content_coding(incoming.content_encoding)) return refusal;
  if (incoming.is_websocket && incoming.handler != ByConnection::socket) return not_found();
  if (!context.rate_limits.take(incoming.rate(), caller.address, context.commit_loop.now()) ||
      refuse_token_guess(context, caller, incoming))
    return error_response(429, "too_many", "That was done too often from here; wait a minute.");
  // A live connection waits until some server owns the table.
  if (!opens_live_connection(incoming))
    if (auto redirect = redirect_if_not_owner(context.services, incoming.route, incoming.head))
      return redirect;
  // Checked before the large body is received.
  if (incoming.rate() != RateClass::import_games) return {};
  if (context.services.is_full()) return disk_full();
  std::optional<HttpResponse> refusal;
  context.commit_loop.run_or_rethrow([&] {
    refusal =
        guard_corruption([&] { return refused_edit(context.services.groups, bearer_of(incoming.head)); });
  });
  return refusal;
}

/// A server that has had nothing to sync detects an unreachable ledger by its heartbeats, twice a second.
bool is_storage_reachable(ServerContext const& context) {
  auto const* const cluster_map = context.services.cluster_map;
  bool const is_cluster_reachable =
      cluster_map == nullptr ||
      std::chrono::steady_clock::now() <= cluster_map->snapshot()->addresses_at + ShardLease::kLeaseTimeout;
  return is_cluster_reachable && !context.commit_loop.is_suspended();
}

/// Answers load balancers whether this server can take clients.
HttpResponse readiness_response(ServerContext const& context) {
  HttpResponse response{200, "ready\n", {{"Content-Type", "text/plain"}}};
  if (owned_shard_count(context.services.directory.ledger()) == 0)
    response = {503, "has no share\n", response.headers};
  if (!is_storage_reachable(context)) response = {503, "the ledger does not answer\n", response.headers};
  return response;
}

/// Returns a refusal if a body to be stored for groups exceeds the rate limit; nullopt if it is accepted.
std::optional<HttpResponse> check_group_data(ServerContext& context, Caller const& caller,
                                             IncomingRequest const& incoming) {
  if (incoming.route == nullptr || !stores_group_data(incoming.route->rate)) return {};
  if (context.rate_limits.take_group_data(incoming.head.body.size(), caller.address,
                                          context.commit_loop.now()))
    return {};
  return error_response(429, "too_many", "Too much was sent for groups from here; try again tomorrow.");
}

/// Answers a request that has been received completely.
Task<HttpResponse> dispatch(ServerContext& context, Caller const& caller, IncomingRequest const& incoming,
                            RequestReader& reader) {
  auto body = reader.release_body();
  HttpRequest request = incoming.head;
  request.body = body;
  LoopHost host(context, caller.address, lane_of(incoming.rate()), shard_of_request(incoming.route, request),
                request, body);
  HttpResponse response;
  if (incoming.handler == ByConnection::message || incoming.handler == ByConnection::pong) {
    host.join_batch();
    auto const respond = incoming.handler == ByConnection::pong ? pong_response : message_response;
    response = respond(context.sse_uplinks, request);
  } else if (incoming.handler == ByConnection::ready) {
    response = readiness_response(context);
  } else if (incoming.handler == ByConnection::socket) {
    response = upgrade_required();
  } else {
    response = co_await handle_request(host, context.services, incoming.route, request, host.now());
  }
  if (!waits_for_durability(incoming.route)) co_return response;
  // The client may only learn of durable changes. The wait does not end if the server has failed.
  bool const is_durable = co_await host.wait_until_durable();
  if (!is_durable) co_return ownership_lost();
  co_return response;
}

/// Waits until some server owns the shard, at most kOwnerTimeout. Returns false if this server ends before
/// that.
Task<bool> wait_until_shard_is_owned(ServerContext& context, int shard) {
  if (context.services.cluster_map == nullptr) co_return true;
  using Steady = std::chrono::steady_clock;
  asio::basic_waitable_timer<Steady, asio::wait_traits<Steady>, Executor> poll_timer(
      co_await asio::this_coro::executor);
  auto const started_at = Steady::now();
  auto const is_owned = [&] {
    if (context.services.directory.ledger().owns_shard(shard)) return true;
    // A client redirected by the previous owner may arrive before this server's map shows the change, so
    // older maps do not count.
    auto const snapshot = context.services.cluster_map->snapshot();
    return snapshot->owners_at >= started_at && !snapshot->remote_owner_of(shard).empty();
  };
  while (!is_owned() && Steady::now() < started_at + kOwnerTimeout) {
    if (context.is_draining) co_return false;
    poll_timer.expires_after(kOwnerPollInterval);
    co_await poll_timer.async_wait(kAwait);
  }
  co_return true;
}

void start_live_connection(ServerContext& context, std::shared_ptr<Transport> transport, Caller caller,
                           IncomingRequest const& incoming, Request const& request) {
  transport->set_deadline(context.hello_timeout);
  auto table = incoming.table();
  if (incoming.handler == ByConnection::socket) {
    start_websocket(context, std::move(transport), std::move(caller.slot), std::move(table), request);
  } else {
    auto const* const cluster_map = context.services.cluster_map;
    bool const is_cluster_origin =
        cluster_map != nullptr && cluster_map->snapshot()->contains(incoming.head.origin);
    start_sse(context, std::move(transport), std::move(caller.slot), std::move(table),
              is_cluster_origin ? incoming.head.origin : std::string_view{});
  }
}

/// Reads the body and answers the request; nullopt if the client has disconnected. `body_lease` reserves
/// memory for large bodies.
Task<std::optional<HttpResponse>> read_and_dispatch(ServerContext& context, Caller const& caller,
                                                    IncomingRequest& incoming, RequestReader& reader,
                                                    BodyMemoryBudget::Lease& body_lease) {
  auto const has_room = [&](std::size_t bytes) {
    return bytes <= kDefaultBodyLimit || body_lease.grow_to(bytes);
  };
  if (auto const error = co_await reader.read_body(body_limit(incoming.route), has_room))
    co_return response_for_parse_error(error);
  body_lease.keep();
  incoming.head.body = reader.request().body();
  if (auto refusal = check_group_data(context, caller, incoming)) co_return refusal;
  auto response = co_await dispatch(context, caller, incoming, reader);
  co_return response;
}

/// Returns the response to a request that threw; nullopt if the server ends.
std::optional<HttpResponse> response_to_failure(ServerContext& context, Route const* route,
                                                std::exception_ptr thrown) {
  auto const where = route == nullptr ? std::string("request of a file")
                                      : std::string(route->method) + ' ' + std::string(route->pattern);
  auto const id = context.commit_loop.contain(std::move(thrown), where);
  return id ? std::optional(internal_error(*id)) : std::nullopt;
}

/// Serves one request. Returns false if the connection serves no further requests. `transport` is null after
/// it became a live connection.
Task<bool> serve_next(ServerContext& context, std::shared_ptr<Transport>& transport, Caller& caller,
                      RequestReader& reader) {
  transport->set_deadline(kHttpTimeout);
  std::optional<HttpResponse> response;
  Route const* route = nullptr;
  BodyMemoryBudget::Lease head_lease(context.body_memory, caller.address);
  RequestReader::HasRoom has_room_for_head = [&](std::size_t bytes) { return head_lease.grow_to(bytes); };
  auto const error = co_await reader.read_head(has_room_for_head);
  bool const has_room = error || context.callers.identify(reader.request(), caller);
  transport->schedule_as({context.scheduler, caller.address});
  transport->account_in(context.send_budget).set_client(caller.address);
  BodyMemoryBudget::Lease body_lease(context.body_memory, caller.address, [stream = transport.get()] {
    log_json("upload_cut");
    stream->close();
  });
  if (error) {
    response = response_for_parse_error(error);
  } else if (!has_room) {
    response = error_response(429, "too_many", "There are too many connections from here; wait a minute.");
  } else {
    std::exception_ptr thrown;
    try {
      IncomingRequest incoming(reader.request());
      incoming.head.forwarded_host = caller.forwarded_host;
      route = incoming.route;
      if (!is_health_check(incoming.head.path))
        co_await context.allowed_hosts.look_up(incoming.head.host, caller.address);
      response = check_request(context, caller, incoming);
      if (!response && opens_live_connection(incoming)) {
        if (co_await wait_until_shard_is_owned(context, shard_of(incoming.table())) &&
            co_await load_table(context, caller.address, incoming.table())) {
          start_live_connection(context, std::move(transport), std::move(caller), incoming, reader.request());
          co_return false;
        }
        response = busy();
      }
      if (!response) response = co_await read_and_dispatch(context, caller, incoming, reader, body_lease);
    } catch (ServerStopping const&) {
      co_return false;
    } catch (...) {
      thrown = std::current_exception();
    }
    if (thrown) response = response_to_failure(context, route, std::move(thrown));
  }
  if (!response || transport == nullptr) co_return false;
  context.metrics.count_request(label_of(route), response->status);
  auto const request = plain_request(reader.request());
  if (!error && caller.uses_https) add_hsts_header(*response, request.host);
  show_to_people(*response, request);
  co_return co_await write_response(*transport, std::move(*response), reader, context.services.cluster_map);
}

}  // namespace

Task<void> serve_http(ServerContext& context, std::shared_ptr<Transport> transport, Caller caller) {
  if (context.faults.on_connection) context.faults.on_connection();
  transport->set_deadline(kHttpTimeout);
  if (!co_await context.callers.identify(*transport, caller) || !co_await transport->handshake()) co_return;
  RequestReader reader(*transport);
  while (co_await serve_next(context, transport, caller, reader)) {
  }
  if (transport != nullptr) co_await linger_and_close(*transport, reader);
}

}  // namespace kuhhandel::server
