#include "server/api/shard_router.h"

#include <algorithm>
#include <array>

#include "server/api/route_table.h"
#include "server/api/shard_redirect.h"
#include "server/cluster_map/cluster_map.h"
#include "server/cluster_map/shard.h"
#include "server/http/path_pattern.h"
#include "server/http/query.h"

namespace kuhhandel::server {
namespace {

constexpr std::string_view kOfTable = "{table}";

/// What each has, or has a copy of. A new table is opened where it is asked for.
constexpr std::array<std::string_view, 7> kAnywhere{"/api/owner",  "/api/keeping", "/api/lobby",
                                                    "/api/tables", "/api/seats",   "/api/codes/{code}",
                                                    "/api/score"};

bool is_answered_anywhere(Route const* route) {
  return route == nullptr || route->rate == RateClass::page ||
         std::ranges::find(kAnywhere, route->pattern) != kAnywhere.end();
}

}  // namespace

std::optional<int> shard_of_answer(Route const* route, std::string_view target) {
  if (is_answered_anywhere(route)) return {};
  if (route->pattern.find(kOfTable) != std::string_view::npos)
    return shard_of(PathValues(route->pattern, path_of_target(target)).text("table"));
  if (auto const table = query_value(target, "table")) return shard_of(*table);
  return kSurroundingsShard;
}

std::optional<int> shard_of_target(std::string_view method, std::string_view target) {
  return shard_of_answer(route_of(method, path_of_target(target)), target);
}

std::optional<HttpAnswer> led_elsewhere(Services const& services, Route const* route,
                                        HttpRequest const& request) {
  if (services.neighbours == nullptr) return {};
  auto const& ledger = services.lobby.ledger();
  auto shard = shard_of_answer(route, request.target);
  if (!shard && request.path == "/api/tables" && !holds_tables(ledger)) shard = kSurroundingsShard;
  if (!shard || ledger.holds_shard(*shard)) return {};
  return lead_elsewhere(*services.neighbours->now(), *shard, request.target);
}

}  // namespace kuhhandel::server
