#include "server/websocket/sse_uplink_routes.h"

#include <charconv>
#include <cstdint>
#include <system_error>

#include "server/http/json_response.h"

namespace kuhhandel::server {
namespace {

/// What `answer` says of the connection that the request's key opens.
template <class Answer>
HttpAnswer to_connection(PostedConnections const& connections, HttpRequest const& request,
                         Answer const& answer) {
  auto const key = bearer_of(request);
  auto const connection = key.empty() ? nullptr : connections.find(key);
  if (connection == nullptr)
    return error_answer(404, "no_such_connection", "This key opens no connection; open another.");
  return answer(*connection);
}

HttpAnswer take_pong(PostedConnection& connection, std::string_view body) {
  std::uint64_t number = 0;
  auto const* const end = body.data() + body.size();
  auto const read = std::from_chars(body.data(), end, number);
  if (read.ec != std::errc{} || read.ptr != end)
    return error_answer(400, "malformed", "The body is the number of the ping.");
  connection.saw_ping(number);
  return {204, {}, {}};
}

}  // namespace

HttpAnswer answer_message(PostedConnections const& connections, HttpRequest const& request) {
  return to_connection(connections, request, [&](PostedConnection& connection) -> HttpAnswer {
    connection.posted(request.body);
    return {204, {}, {}};
  });
}

HttpAnswer answer_pong(PostedConnections const& connections, HttpRequest const& request) {
  return to_connection(connections, request,
                       [&](PostedConnection& connection) { return take_pong(connection, request.body); });
}

}  // namespace kuhhandel::server
