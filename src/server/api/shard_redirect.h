// Responses of a cluster server for shards it does not own: redirects to the owner. A standby serves only the
// client's files.
#pragma once

#include <string_view>

#include "server/cluster_map/cluster_map.h"
#include "server/http/message.h"
#include "server/http/static_files.h"

namespace kuhhandel::server {

/// 307 to the shard's owner, with the same method and body; 503 if no owner is known. `target` is the
/// request's target, with further parameters if necessary.
HttpResponse make_redirect(ClusterSnapshot const& cluster, int shard, std::string_view target);

/// Answers `/api/owner?of=PATH` with the server that owns the path's shard; without `of`, the owner of the
/// account data. 503 if there is none.
HttpResponse owner_response(ClusterSnapshot const& cluster, HttpRequest const& request);

/// Answers by the route table; not for live connections.
HttpResponse standby_response(StaticFiles const& files, ClusterSnapshot const& cluster,
                              HttpRequest const& request);

}  // namespace kuhhandel::server
