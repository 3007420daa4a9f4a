#include "server/websocket/sse_uplink_routes.h"

#include <charconv>
#include <cstdint>
#include <system_error>

#include "server/http/json_response.h"

namespace kuhhandel::server {
namespace {

/// Returns the handler's response for the connection of the request's key; an error if there is none.
template <class Handler>
HttpResponse with_uplink(SseUplinks const& connections, HttpRequest const& request, Handler const& handler) {
  auto const key = bearer_of(request);
  auto const connection = key.empty() ? nullptr : connections.find(key);
  if (connection == nullptr)
    return error_response(404, "no_such_connection", "This key opens no connection; open another.");
  return handler(*connection);
}

HttpResponse handle_pong(SseUplink& connection, std::string_view body) {
  std::uint64_t number = 0;
  auto const* const end = body.data() + body.size();
  auto const read = std::from_chars(body.data(), end, number);
  if (read.ec != std::errc{} || read.ptr != end)
    return error_response(400, "malformed", "The body is the number of the ping.");
  connection.on_ping_seen(number);
  return {204, {}, {}};
}

}  // namespace

HttpResponse message_response(SseUplinks const& connections, HttpRequest const& request) {
  return with_uplink(connections, request, [&](SseUplink& connection) -> HttpResponse {
    connection.on_posted(request.body);
    return {204, {}, {}};
  });
}

HttpResponse pong_response(SseUplinks const& connections, HttpRequest const& request) {
  return with_uplink(connections, request,
                     [&](SseUplink& connection) { return handle_pong(connection, request.body); });
}

}  // namespace kuhhandel::server
