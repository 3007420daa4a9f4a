// CORS and CSP headers that let pages of a cluster's servers reach each other, and nothing else. Without a
// cluster there are no such headers.
#pragma once

#include <string>

#include "server/cluster_map/cluster_map.h"
#include "server/http/message.h"

namespace kuhhandel::server {

/// Adds the CORS headers if the request comes from a page of one of the cluster's servers.
void add_cors_headers(ClusterSnapshot const& cluster, HttpRequest const& request, HttpResponse& response);

/// Returns the header `Content-Security-Policy` of a response.
std::string content_security_policy(ClusterSnapshot const* cluster);

}  // namespace kuhhandel::server
