// Which server of a cluster answers a request: the owner of the table's shard, the owner of the account data,
// or any.
#pragma once

#include <optional>
#include <string_view>

#include "server/cluster_map/cluster_map.h"
#include "server/http/message.h"
#include "server/loop/services.h"
#include "server/routing/route.h"

namespace kuhhandel::server {

/// Returns the shard whose owner answers; nullopt if every server can. The table is in the path or in the
/// query (`?table=`). `target` is the path with its query.
std::optional<int> shard_of_request(Route const* route, std::string_view target);
/// The same for a whole request. A new table belongs to the shard that follows from its idempotency key, so
/// that a repeated request reaches the same server.
std::optional<int> shard_of_request(Route const* route, HttpRequest const& request);

/// 503: no server owns the shard at the moment.
HttpResponse owner_unreachable();

/// 307 to the shard's owner, with the same method and body; 503 if no owner is known. `target` is the
/// request's target, with further parameters if necessary.
HttpResponse make_redirect(ClusterSnapshot const& cluster, int shard, std::string_view target);

/// Returns the redirect to the owner of the request's shard, or 503 if there is none; nullopt if this server
/// answers.
std::optional<HttpResponse> redirect_if_not_owner(Services const& services, Route const* route,
                                                  HttpRequest const& request);

}  // namespace kuhhandel::server
