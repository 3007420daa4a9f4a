#include "apps/server/posts.h"

#include <charconv>
#include <cstdint>
#include <system_error>

#include "apps/server/json_answer.h"
#include "apps/server/table_paths.h"

namespace kuhhandel {
namespace {

constexpr std::string_view kEvents = "/events";
constexpr std::string_view kPong = "/events/pong";
constexpr std::string_view kBearer = "Bearer ";

bool is_pong(std::string_view path) { return !table_above(kPong, path).empty(); }

HttpAnswer answer_pong(PostedLine& line, std::string_view body) {
  std::uint64_t number = 0;
  auto const* const end = body.data() + body.size();
  auto const read = std::from_chars(body.data(), end, number);
  if (read.ec != std::errc{} || read.ptr != end)
    return error_answer(400, "malformed", "The body is the number of the ping.");
  line.saw_ping(number);
  return {204, {}, {}};
}

}  // namespace

std::string events_table_of(std::string_view path) { return table_above(kEvents, path); }

bool is_about_events(std::string_view path) { return !events_table_of(path).empty() || is_pong(path); }

HttpAnswer answer_post(PostedLines const& lines, HttpRequest const& request) {
  if (request.method != "POST") return method_not_allowed(is_pong(request.path) ? "POST" : "GET, POST");
  bool const has_key = request.authorization.starts_with(kBearer);
  auto const line = has_key ? lines.find(request.authorization.substr(kBearer.size())) : nullptr;
  if (line == nullptr) return error_answer(404, "no_such_line", "This key opens no line; open another.");
  if (is_pong(request.path)) return answer_pong(*line, request.body);
  line->posted(request.body);
  return {204, {}, {}};
}

}  // namespace kuhhandel
