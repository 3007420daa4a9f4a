// A row of the route table (route_table.cpp): a request, its cost, and the function that answers it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

#include "server/http/message.h"
#include "server/limits/request_rate_limits.h"
#include "server/net/asio_types.h"

namespace kuhhandel::server {

class RequestContext;

/// Answers a request: authorise, parse, act, respond. Throws ErrorResponse to refuse. See request_context.h.
using RouteHandler = Task<HttpResponse> (*)(RequestContext&);

/// Requests that need their connection or the other connections of the server; http_connection.cpp answers.
enum class ByConnection : std::uint8_t { ready, socket, events, message, pong };

using Handler = std::variant<RouteHandler, ByConnection>;

inline constexpr std::size_t kDefaultBodyLimit = std::size_t{16} * 1024;

struct Route {
  /// There are no defaults, so a new route must state its rate and its longest body.
  consteval Route(std::string_view http_method, std::string_view path_pattern, RateClass rate_class,
                  std::size_t max_body_bytes, Handler answers)
      : method(http_method),
        pattern(path_pattern),
        rate(rate_class),
        body_limit(max_body_bytes),
        handler(answers) {}

  std::string_view method;   // GET also answers HEAD, except for streams
  std::string_view pattern;  // of the path (http/path_pattern.h)
  RateClass rate;
  std::size_t body_limit;  // bytes
  Handler handler;
};

/// Returns what the connection itself must answer; nullopt if the route has a handler or there is no route.
inline std::optional<ByConnection> by_connection(Route const* route) {
  auto const* const kind = route == nullptr ? nullptr : std::get_if<ByConnection>(&route->handler);
  return kind == nullptr ? std::nullopt : std::optional(*kind);
}

}  // namespace kuhhandel::server
