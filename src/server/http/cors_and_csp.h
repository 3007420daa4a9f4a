// What pages that other servers of a cluster have served may do here (CORS), and where pages of this one may
// go (connect-src): to each other's servers, and nowhere else. Without a cluster nothing is said of it.
#pragma once

#include <string>

#include "server/cluster_map/cluster_map.h"
#include "server/http/message.h"

namespace kuhhandel::server {

/// The page may read the answer, and is told in what way it may ask, where it is of one of these servers.
void add_cors_headers(ClusterSnapshot const& cluster, HttpRequest const& request, HttpResponse& response);

/// For the header `Content-Security-Policy` of an answer.
std::string content_security_policy(ClusterSnapshot const* cluster);

}  // namespace kuhhandel::server
