#include "server/posts.h"

#include <charconv>
#include <cstdint>
#include <system_error>

#include "server/json_answer.h"
#include "server/table_paths.h"

namespace kuhhandel {
namespace {

constexpr std::string_view kEvents = "/events";
constexpr std::string_view kPong = "/events/pong";
constexpr std::string_view kBearer = "Bearer ";

bool is_pong(std::string_view path) { return !table_above(kPong, path).empty(); }

HttpAnswer answer_pong(PostedConnection& connection, std::string_view body) {
  std::uint64_t number = 0;
  auto const* const end = body.data() + body.size();
  auto const read = std::from_chars(body.data(), end, number);
  if (read.ec != std::errc{} || read.ptr != end)
    return error_answer(400, "malformed", "The body is the number of the ping.");
  connection.saw_ping(number);
  return {204, {}, {}};
}

}  // namespace

std::string events_table_of(std::string_view path) { return table_above(kEvents, path); }

bool is_about_events(std::string_view path) { return !events_table_of(path).empty() || is_pong(path); }

HttpAnswer answer_post(PostedConnections const& connections, HttpRequest const& request) {
  if (request.method != "POST") return method_not_allowed(is_pong(request.path) ? "POST" : "GET, POST");
  bool const has_key = request.authorization.starts_with(kBearer);
  auto const connection = has_key ? connections.find(request.authorization.substr(kBearer.size())) : nullptr;
  if (connection == nullptr)
    return error_answer(404, "no_such_line", "This key opens no connection; open another.");
  if (is_pong(request.path)) return answer_pong(*connection, request.body);
  connection->posted(request.body);
  return {204, {}, {}};
}

}  // namespace kuhhandel
