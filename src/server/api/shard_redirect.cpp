#include "server/api/shard_redirect.h"

#include "server/api/files.h"
#include "server/api/handlers.h"
#include "server/api/route_table.h"
#include "server/cluster_map/shard.h"
#include "server/http/json_response.h"
#include "server/http/query.h"
#include "server/routing/shard_router.h"

namespace kuhhandel::server {
namespace {

/// Requests that any server could answer go to the owner of the account data.
int shard_to_ask(Route const* route, HttpRequest const& request) {
  return shard_of_request(route, request).value_or(kAccountShard);
}

/// The query names a path without a method, so all methods are tried. The request has the same idempotency
/// key as the one for which the owner is wanted.
int shard_in_query(HttpRequest const& request) {
  auto const about = query_value(request.target, "of");
  if (!about) return kAccountShard;
  auto const path = path_of_target(*about);
  for (auto const* const method : {"GET", "POST", "PUT", "DELETE"})
    if (auto const* const route = route_of(method, path); route != nullptr)
      return shard_to_ask(
          route,
          {.method = method, .path = path, .target = *about, .idempotency_key = request.idempotency_key});
  return kAccountShard;
}

}  // namespace

std::optional<int> shard_of_target(std::string_view method, std::string_view target) {
  return shard_of_request(route_of(method, path_of_target(target)), target);
}

HttpResponse owner_response(ClusterSnapshot const& cluster, HttpRequest const& request) {
  auto const owner = cluster.owner_of(shard_in_query(request));
  return owner.empty() ? owner_unreachable()
                       : json_response(200, codec::text_of(ShardOwner{owner}, codec::NoEdition{}));
}

HttpResponse standby_response(StaticFiles const& files, ClusterSnapshot const& cluster,
                              HttpRequest const& request) {
  auto const* const route = route_of(request.method, request.path);
  if (route == nullptr) {
    auto const allowed = allowed_at(request.path);
    return allowed.empty() ? file_response(files, request) : method_not_allowed(request.method, allowed);
  }
  if (request.path == "/readyz") return {503, "stands by\n", {{"Content-Type", "text/plain"}}};
  if (route->rate == RateClass::page) return page_response(files, request);
  if (request.path == "/api/owner")
    return cluster.remote_owner_of(shard_in_query(request)).empty() ? owner_unreachable()
                                                                    : owner_response(cluster, request);
  return make_redirect(cluster, shard_to_ask(route, request), request.target);
}

Task<HttpResponse> routes::show_owner(RequestContext& ctx) {
  auto const* const cluster_map = ctx.services.cluster_map;
  if (cluster_map == nullptr) co_return not_found();
  co_return owner_response(*cluster_map->snapshot(), ctx.http);
}

}  // namespace kuhhandel::server
