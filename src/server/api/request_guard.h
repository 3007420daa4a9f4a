// What is refused by the head of a request alone, before its body is read.
#pragma once

#include <optional>

#include "server/api/route.h"
#include "server/cluster_map/cluster_map.h"
#include "server/http/allowed_hosts.h"
#include "server/http/message.h"

namespace kuhhandel::server {

/// Why the server does not take the request: it asks for a host that this one is not (421 `unknown_host`),
/// changes something or speaks live for a page of another host (403 `foreign_origin`), or brings a body of
/// another kind than its route takes (415 `wrong_type`). `route` is null where there is none. Pages of
/// `neighbours`, where there are any, count as its own.
std::optional<HttpResponse> check_request_head(HttpRequest const& head, Route const* route,
                                               AllowedHosts const& allowed_hosts,
                                               ClusterMap const* cluster_map = nullptr);

}  // namespace kuhhandel::server
