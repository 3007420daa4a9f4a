// What a server of a cluster answers where it does not have what is asked for: where that is. One that stands
// by has the files of the client and nothing else.
#pragma once

#include <string_view>

#include "server/cluster_map/cluster_map.h"
#include "server/http/message.h"
#include "server/http/static_files.h"

namespace kuhhandel::server {

/// 307 to whoever has the shard, with method and body; 503 where nobody does, or is known to. `target` as the
/// request's, with what else may have to be said there.
HttpResponse make_redirect(ClusterSnapshot const& cluster, int shard, std::string_view target);

/// Which server answers what is asked as `/api/owner?of=PATH`; without, who has what lies around tables. 503
/// where nobody does.
HttpResponse owner_response(ClusterSnapshot const& cluster, HttpRequest const& request);

/// By the table of routes. Live connections are not for it.
HttpResponse standby_response(StaticFiles const& files, ClusterSnapshot const& cluster,
                              HttpRequest const& request);

}  // namespace kuhhandel::server
