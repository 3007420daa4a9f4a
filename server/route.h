// One address of the server and what is done there: a line of the table of routes (route_table.cpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <variant>

#include "server/http_message.h"
#include "server/path_pattern.h"
#include "server/rate_limits.h"
#include "server/services.h"

namespace kuhhandel::server {

/// A request on its way to the answer of its route.
struct RoutedRequest {
  Services const& services;
  HttpRequest const& request;
  PathValues path;
  table::Instant now;
};

/// An answer from what the server has, in one piece.
using AnswerOnce = HttpAnswer (*)(RoutedRequest const&);

/// What needs the connection itself, or the server's other connections.
enum class BySession : std::uint8_t { socket, events, message, pong, import_json, import_csv };

using Handler = std::variant<AnswerOnce, BySession>;

inline constexpr std::size_t kUsualBody = std::size_t{16} * 1024;

/// Whoever adds a route says what it costs: there is no default.
struct Route {
  consteval Route(std::string_view method_there, std::string_view pattern_of_path, RateClass cost,
                  std::size_t most_bytes, Handler what)
      : method(method_there), pattern(pattern_of_path), rate(cost), longest_body(most_bytes), handler(what) {}

  std::string_view method;   // GET is HEAD too, where the answer is one in one piece
  std::string_view pattern;  // of the path
  RateClass rate;
  std::size_t longest_body;
  Handler handler;
};

}  // namespace kuhhandel::server
