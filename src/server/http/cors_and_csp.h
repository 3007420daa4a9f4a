// What pages that other servers of a cluster have served may do here (CORS), and where pages of this one may
// go (connect-src): to each other's servers, and nowhere else. Without a cluster nothing is said of it.
#pragma once

#include <string>

#include "server/cluster_map/cluster_map.h"
#include "server/http/message.h"

namespace kuhhandel::server {

/// The page may read the answer, and is told in what way it may ask, where it is of one of these servers.
void let_neighbours_read(Neighbourhood const& neighbours, HttpRequest const& request, HttpAnswer& answer);

/// For the header `Content-Security-Policy` of an answer.
std::string content_policy(Neighbourhood const* neighbours);

}  // namespace kuhhandel::server
