#include "server/app/standby_connection.h"

#include <boost/asio/write.hpp>
#include <boost/beast/websocket.hpp>
#include <optional>
#include <string>
#include <utility>

#include "server/api/request_guard.h"
#include "server/api/route_table.h"
#include "server/api/shard_redirect.h"
#include "server/api/shard_router.h"
#include "server/cluster_map/shard.h"
#include "server/http/json_response.h"
#include "server/http/request_reader.h"
#include "server/http/response_writer.h"
#include "server/websocket/sse_connection.h"
#include "table/server_message.h"

namespace kuhhandel::server {

/// Beast's ways to end a connection.
template <class Handler>
void async_teardown(boost::beast::role_type role, ClientStream& stream, Handler&& handler) {
  stream.end(role, std::forward<Handler>(handler));
}
inline void beast_close_socket(ClientStream& stream) { stream.close(); }

namespace {

namespace websocket = boost::beast::websocket;

constexpr auto kPatienceThere = std::chrono::seconds(30);
/// Tables change hands within three seconds, or not at all.
constexpr auto kWaitsAtTheDoor = std::chrono::seconds(5);
constexpr std::size_t kMostHeard = 16 * 1024;

std::optional<ByConnection> live_line(Route const* route) {
  auto const kind = by_connection(route);
  return kind == ByConnection::socket || kind == ByConnection::events ? kind : std::nullopt;
}

/// Whose is what a live connection is for.
int shard_of_line(HttpRequest const& request) {
  return shard_of_target(request.method, request.target).value_or(kSurroundingsShard);
}

/// Where the table is, once somebody has it; empty where that is here by now, or nobody has it for long.
Task<std::string> table_elsewhere(AtTheDoor& door, int shard) {
  auto const until = std::chrono::steady_clock::now() + kWaitsAtTheDoor;
  for (;;) {
    auto there = door.neighbours.now()->elsewhere(shard);
    if (!there.empty() || door.is_closed || std::chrono::steady_clock::now() >= until) co_return there;
    co_await door.something_is_new.async_wait(kAwait);
  }
}

/// Sends the message and closes the WebSocket; the browser tries again later.
Task<void> tell_by_socket(ClientStream& stream, Request const& request, std::string const& message) {
  websocket::stream<ClientStream&, false> socket(stream);
  socket.read_message_max(kMostHeard);
  if (auto const [error] = co_await socket.async_accept(request, kAwait); error) co_return;
  co_await socket.async_write(boost::asio::buffer(message), kAwait);
  co_await socket.async_close(websocket::close_code::try_again_later, kAwait);
}

Task<void> tell_by_events(ClientStream& stream, std::string const& message) {
  auto const text = head_of_events({}) + "data: " + message + "\n\n";
  co_await boost::asio::async_write(stream, boost::asio::buffer(text), kAwait);
}

/// No answer to the request for a WebSocket can lead a browser elsewhere; a message can.
Task<void> lead_by_socket(AtTheDoor& door, ClientStream& stream, Request const& request, int shard) {
  websocket::stream<ClientStream&, false> socket(stream);
  socket.read_message_max(kMostHeard);
  if (auto const [error] = co_await socket.async_accept(request, kAwait); error) co_return;
  if (auto const there = co_await table_elsewhere(door, shard); !there.empty()) {
    auto const message = table::moved_message(there);
    co_await socket.async_write(boost::asio::buffer(message), kAwait);
  }
  co_await socket.async_close(websocket::close_code::service_restart, kAwait);
}

Task<void> lead_by_events(AtTheDoor& door, ClientStream& stream, HttpRequest const& request) {
  auto const there = co_await table_elsewhere(door, shard_of_line(request));
  bool const is_theirs = door.neighbours.now()->has(request.origin);
  auto said = head_of_events(is_theirs ? request.origin : std::string_view{});
  if (!there.empty()) said += "data: " + table::moved_message(there) + "\n\n";
  co_await boost::asio::async_write(stream, boost::asio::buffer(said), kAwait);
}

/// None where the client has gone.
Task<std::optional<HttpAnswer>> answer_whole(AtTheDoor& door, HttpRequest request, Route const* route,
                                             RequestReader& reader) {
  auto const has_room = [](std::size_t) { return true; };
  // A file of games goes to whoever has the groups, and not to here first.
  bool const is_long = longest_body(route) > kUsualBody;
  if (is_long && door.answers != nullptr) co_return door.answers->http(request);
  if (is_long) co_return lead_elsewhere(*door.neighbours.now(), kSurroundingsShard, request.target);
  if (auto const error = co_await reader.read_body(kUsualBody, has_room)) co_return answer_to_unread(error);
  request.body = reader.request().body();
  if (door.answers != nullptr) co_return door.answers->http(request);
  co_return answer_standing_by(door.files, *door.neighbours.now(), request);
}

/// Serves one request; false where the connection has no more of them.
Task<bool> serve_next(AtTheDoor& door, ClientStream& stream, Caller& caller, RequestReader& reader) {
  stream.limit(kPatienceThere);
  if (auto const error = co_await reader.read_head()) {
    auto answer = answer_to_unread(error);
    if (answer) co_await write_answer(stream, std::move(*answer), reader, &door.neighbours);
    co_return false;
  }
  auto const& request = reader.request();
  auto const plain = plain_request(request);
  auto const* const route = route_of(plain.method, plain.path);
  auto const rate = route == nullptr ? RateClass::page : route->rate;
  auto answer = refused_head(plain, route, door.hosts, &door.neighbours);
  bool const has_room = door.callers.identify(request, caller);
  if (!answer && (!has_room || !door.rates.take(rate, caller.address, door_clock())))
    answer = error_answer(429, "too_many", "That was done too often from here; wait a minute.");
  auto const line = live_line(route);
  bool const wants_socket = websocket::is_upgrade(request);
  if (!answer && line == ByConnection::socket && wants_socket) {
    if (door.answers != nullptr)
      co_await tell_by_socket(stream, request, door.answers->live);
    else
      co_await lead_by_socket(door, stream, request, shard_of_line(plain));
    co_return false;
  }
  if (!answer && line == ByConnection::events) {
    if (door.answers != nullptr)
      co_await tell_by_events(stream, door.answers->live);
    else
      co_await lead_by_events(door, stream, plain);
    co_return false;
  }
  if (!answer) answer = co_await answer_whole(door, plain, route, reader);
  if (!answer) co_return false;
  if (caller.uses_https) require_https(*answer, plain.host);
  co_return co_await write_answer(stream, std::move(*answer), reader, &door.neighbours);
}

}  // namespace

table::Instant door_clock() {
  auto const now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<table::Instant>(now);
}

Task<void> talk_at_the_door(AtTheDoor& door, std::shared_ptr<ClientStream> stream, Caller caller) {
  stream->limit(kPatienceThere);
  if (!co_await door.callers.identify(*stream, caller) || !co_await stream->agree()) co_return;
  RequestReader reader(*stream);
  while (!door.is_closed && co_await serve_next(door, *stream, caller, reader)) {
  }
  co_await part(*stream, reader);
}

}  // namespace kuhhandel::server
