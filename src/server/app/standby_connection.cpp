#include "server/app/standby_connection.h"

#include <boost/asio/write.hpp>
#include <boost/beast/websocket.hpp>
#include <optional>
#include <string>
#include <utility>

#include "server/api/request_guard.h"
#include "server/api/route_table.h"
#include "server/api/shard_redirect.h"
#include "server/cluster_map/shard.h"
#include "server/content/error_page.h"
#include "server/http/json_response.h"
#include "server/http/request_reader.h"
#include "server/http/response_writer.h"
#include "server/routing/shard_router.h"
#include "server/websocket/sse_connection.h"
#include "table/messages/server_message.h"

namespace kuhhandel::server {

/// Adapters that end a connection as Beast requires.
template <class Handler>
void async_teardown(boost::beast::role_type role, Transport& transport, Handler&& handler) {
  transport.teardown(role, std::forward<Handler>(handler));
}
inline void beast_close_socket(Transport& transport) { transport.close(); }

namespace {

namespace websocket = boost::beast::websocket;

constexpr auto kRequestTimeout = std::chrono::seconds(30);
/// Tables change servers within three seconds or not at all.
constexpr auto kOwnerTimeout = std::chrono::seconds(5);
constexpr std::size_t kMaxMessage = 16 * 1024;

std::optional<ByConnection> live_handler_of(Route const* route) {
  auto const kind = by_connection(route);
  return kind == ByConnection::socket || kind == ByConnection::events ? kind : std::nullopt;
}

/// Returns the shard that a live connection is for.
int shard_of_live_request(HttpRequest const& request) {
  return shard_of_target(request.method, request.target).value_or(kAccountShard);
}

/// Waits for the owner's address. Returns an empty string if this server has become the owner, or if nobody
/// has owned the shard for kOwnerTimeout.
Task<std::string> await_owner(StandbyContext& standby, int shard) {
  auto const until = std::chrono::steady_clock::now() + kOwnerTimeout;
  for (;;) {
    auto owner = standby.cluster_map.snapshot()->remote_owner_of(shard);
    if (!owner.empty() || standby.is_closed || std::chrono::steady_clock::now() >= until) co_return owner;
    co_await standby.cluster_changed.async_wait(kAwait);
  }
}

/// Sends the message and closes the WebSocket; the browser tries again later.
Task<void> send_by_websocket(Transport& transport, Request const& request, std::string const& message) {
  websocket::stream<Transport&, false> socket(transport);
  socket.read_message_max(kMaxMessage);
  if (auto const [error] = co_await socket.async_accept(request, kAwait); error) co_return;
  co_await socket.async_write(boost::asio::buffer(message), kAwait);
  co_await socket.async_close(websocket::close_code::try_again_later, kAwait);
}

Task<void> send_by_sse(Transport& transport, std::string const& message) {
  auto const text = sse_head({}) + "data: " + message + "\n\n";
  co_await boost::asio::async_write(transport, boost::asio::buffer(text), kAwait);
}

/// Browsers do not follow redirects of a WebSocket request, so a message redirects them.
Task<void> redirect_by_websocket(StandbyContext& standby, Transport& transport, Request const& request,
                                 int shard) {
  websocket::stream<Transport&, false> socket(transport);
  socket.read_message_max(kMaxMessage);
  if (auto const [error] = co_await socket.async_accept(request, kAwait); error) co_return;
  if (auto const owner = co_await await_owner(standby, shard); !owner.empty()) {
    auto const message = table::moved_message(owner);
    co_await socket.async_write(boost::asio::buffer(message), kAwait);
  }
  co_await socket.async_close(websocket::close_code::service_restart, kAwait);
}

Task<void> redirect_by_sse(StandbyContext& standby, Transport& transport, HttpRequest const& request) {
  auto const owner = co_await await_owner(standby, shard_of_live_request(request));
  bool const is_cluster_origin = standby.cluster_map.snapshot()->contains(request.origin);
  auto text = sse_head(is_cluster_origin ? request.origin : std::string_view{});
  if (!owner.empty()) text += "data: " + table::moved_message(owner) + "\n\n";
  co_await boost::asio::async_write(transport, boost::asio::buffer(text), kAwait);
}

/// Returns nullopt if the client has disconnected.
Task<std::optional<HttpResponse>> read_and_respond(StandbyContext& standby, HttpRequest request,
                                                   Route const* route, RequestReader& reader) {
  auto const has_room = [](std::size_t) { return true; };
  // A large body, such as imported games, is not read here: the client sends it to the owner directly.
  bool const has_long_body = body_limit(route) > kDefaultBodyLimit;
  if (has_long_body && standby.responses != nullptr) co_return standby.responses->http(request);
  if (has_long_body) co_return make_redirect(*standby.cluster_map.snapshot(), kAccountShard, request.target);
  if (auto const error = co_await reader.read_body(kDefaultBodyLimit, has_room))
    co_return response_for_parse_error(error);
  request.body = reader.request().body();
  if (standby.responses != nullptr) co_return standby.responses->http(request);
  co_return standby_response(standby.files, *standby.cluster_map.snapshot(), request);
}

/// Serves one request. Returns false if the connection serves no further requests.
Task<bool> serve_next(StandbyContext& standby, Transport& transport, Caller& caller, RequestReader& reader) {
  transport.set_deadline(kRequestTimeout);
  if (auto const error = co_await reader.read_head()) {
    auto response = response_for_parse_error(error);
    if (response) show_to_people(*response, plain_request(reader.request()));
    if (response) co_await write_response(transport, std::move(*response), reader, &standby.cluster_map);
    co_return false;
  }
  auto const& request = reader.request();
  auto plain = plain_request(request);
  auto const* const route = route_of(plain.method, plain.path);
  auto const rate = route == nullptr ? RateClass::page : route->rate;
  bool const has_room = standby.callers.identify(request, caller);
  plain.forwarded_host = caller.forwarded_host;
  if (!is_health_check(plain.path)) co_await standby.allowed_hosts.look_up(plain.host, caller.address);
  auto response = check_request_head(plain, route, standby.allowed_hosts, &standby.cluster_map);
  if (!response && (!has_room || !standby.rate_limits.take(rate, caller.address, standby_clock())))
    response = error_response(429, "too_many", "That was done too often from here; wait a minute.");
  auto const live_handler = live_handler_of(route);
  bool const wants_socket = websocket::is_upgrade(request);
  if (!response && live_handler == ByConnection::socket && wants_socket) {
    if (standby.responses != nullptr)
      co_await send_by_websocket(transport, request, standby.responses->live);
    else
      co_await redirect_by_websocket(standby, transport, request, shard_of_live_request(plain));
    co_return false;
  }
  if (!response && live_handler == ByConnection::events) {
    if (standby.responses != nullptr)
      co_await send_by_sse(transport, standby.responses->live);
    else
      co_await redirect_by_sse(standby, transport, plain);
    co_return false;
  }
  if (!response) response = co_await read_and_respond(standby, plain, route, reader);
  if (!response) co_return false;
  if (caller.uses_https) add_hsts_header(*response, plain.host);
  show_to_people(*response, plain);
  co_return co_await write_response(transport, std::move(*response), reader, &standby.cluster_map);
}

}  // namespace

table::Instant standby_clock() {
  auto const now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<table::Instant>(now);
}

Task<void> serve_standby_connection(StandbyContext& standby, std::shared_ptr<Transport> transport,
                                    Caller caller) {
  transport->set_deadline(kRequestTimeout);
  if (!co_await standby.callers.identify(*transport, caller) || !co_await transport->handshake()) co_return;
  RequestReader reader(*transport);
  while (!standby.is_closed && co_await serve_next(standby, *transport, caller, reader)) {
  }
  co_await linger_and_close(*transport, reader);
}

}  // namespace kuhhandel::server
