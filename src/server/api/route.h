// One address of the server and what is done there: a line of the table of routes (route_table.cpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>

#include "server/http/message.h"
#include "server/http/path_pattern.h"
#include "server/ledger/read_only_db.h"
#include "server/limits/request_rate_limits.h"
#include "server/loop/services.h"

namespace kuhhandel::server {

/// A request on its way to the answer of its route.
struct RoutedRequest {
  Services const& services;
  HttpRequest const& request;
  PathValues path;
  table::Instant now;
  bool looked_for_table = false;  // and what was not found is not there (WantsTable)
};

/// What is answered beside the loop, from what was committed; it has nothing of the loop's.
using SlowAnswer = std::move_only_function<HttpAnswer(Archive&)>;

/// What is reckoned beside the loop and then changes something, in a turn of the loop's.
using Change = std::move_only_function<HttpAnswer()>;
using SlowChange = std::move_only_function<Change(Archive&)>;

/// The route needs a table that is not in memory; it is asked once more when that has been looked for.
struct WantsTable {
  std::string id;
};

using Answer = std::variant<HttpAnswer, SlowAnswer, SlowChange, WantsTable>;

/// An answer from what the server has in memory, in one piece.
using AnswerAtOnce = HttpAnswer (*)(RoutedRequest const&);
/// One from what it may have to look for.
using AnswerInTime = Answer (*)(RoutedRequest const&);

/// What needs the connection itself, or the server's other connections.
enum class BySession : std::uint8_t { ready, socket, events, message, pong, import_json, import_csv };

using Handler = std::variant<AnswerAtOnce, AnswerInTime, BySession>;

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
