// CORS and CSP headers that let pages of a cluster's servers reach each other, and nothing else. Without a
// cluster there are no such headers.
#pragma once

#include <string>
#include <string_view>

#include "server/cluster_map/cluster_map.h"
#include "server/http/message.h"

namespace kuhhandel::server {

/// Adds the CORS headers if the request comes from a page of one of the cluster's servers.
void add_cors_headers(ClusterSnapshot const& cluster, HttpRequest const& request, HttpResponse& response);

/// Returns the header `Content-Security-Policy` of a response. `script_sources` are the hashes of its inline
/// scripts, each after a space.
std::string content_security_policy(ClusterSnapshot const* cluster, std::string_view script_sources = {});

}  // namespace kuhhandel::server
