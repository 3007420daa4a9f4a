#include "server/routing/shard_router.h"

#include <algorithm>
#include <array>

#include "server/cluster_map/shard.h"
#include "server/http/json_response.h"
#include "server/http/path_pattern.h"
#include "server/http/query.h"

namespace kuhhandel::server {
namespace {

constexpr std::string_view kOfTable = "{table}";
constexpr std::string_view kTables = "/api/tables";

/// Every server has this data or a replica of it. A new table is opened on the server that gets the request.
constexpr std::array<std::string_view, 8> kShardIndependent{
    "/api/owner", "/api/keeping", "/api/openapi.json", "/api/lobby",
    kTables,      "/api/seats",   "/api/codes/{code}", "/api/score"};

bool is_shard_independent(Route const* route) {
  return route == nullptr || route->rate == RateClass::page ||
         std::ranges::find(kShardIndependent, route->pattern) != kShardIndependent.end();
}

}  // namespace

std::optional<int> shard_of_request(Route const* route, std::string_view target) {
  if (is_shard_independent(route)) return {};
  if (route->pattern.find(kOfTable) != std::string_view::npos)
    return shard_of(PathParams(route->pattern, path_of_target(target)).text("table"));
  if (auto const table = query_value(target, "table")) return shard_of(*table);
  return kAccountShard;
}

std::optional<int> shard_of_request(Route const* route, HttpRequest const& request) {
  auto const shard = shard_of_request(route, request.target);
  if (shard || route == nullptr || route->pattern != kTables || !request.idempotency_key) return shard;
  return shard_of(*request.idempotency_key);
}

HttpResponse owner_unreachable() {
  auto response = error_response(
      503, "stands_by",
      "This server does not own that, and its owner cannot be reached now. Try again in a moment.");
  response.headers.emplace_back("Retry-After", "1");
  return response;
}

HttpResponse make_redirect(ClusterSnapshot const& cluster, int shard, std::string_view target) {
  auto const owner = cluster.remote_owner_of(shard);
  if (owner.empty()) return owner_unreachable();
  auto response = error_response(307, "stands_by", "Another server has that.");
  response.headers.emplace_back("Location", owner + std::string(target));
  return response;
}

std::optional<HttpResponse> redirect_if_not_owner(Services const& services, Route const* route,
                                                  HttpRequest const& request) {
  if (services.cluster_map == nullptr) return {};
  auto const& ledger = services.directory.ledger();
  auto shard = shard_of_request(route, request);
  if (!shard && request.path == kTables && !owns_table_shard(ledger)) shard = kAccountShard;
  if (!shard || ledger.owns_shard(*shard)) return {};
  return make_redirect(*services.cluster_map->snapshot(), *shard, request.target);
}

}  // namespace kuhhandel::server
