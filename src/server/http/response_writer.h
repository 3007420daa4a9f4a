// Writes responses to an HTTP connection and closes it.
#pragma once

#include "server/cluster_map/cluster_map.h"
#include "server/http/message.h"
#include "server/http/request_reader.h"
#include "server/net/transport.h"

namespace kuhhandel::server {

/// Adds the header that makes browsers use only HTTPS for that host (RFC 6797). Does nothing for addresses
/// and local names, which may lose their certificates later.
void add_hsts_header(HttpResponse& response, std::string_view host);

/// Sends the response to the last request. Returns false if the connection must be closed: after an error, or
/// if the request was not read completely. In a cluster the response has CORS headers for the other servers'
/// pages.
Task<bool> write_response(Transport& stream, HttpResponse http_response, RequestReader const& reader,
                          ClusterMap const* cluster_map);

/// Closes the connection. First reads the client's remaining bytes for a while, because closing with unread
/// bytes would discard the response.
Task<void> linger_and_close(Transport& stream, RequestReader const& reader);

}  // namespace kuhhandel::server
