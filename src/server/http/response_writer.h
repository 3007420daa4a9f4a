// How answers go out on a connection of HTTP, and how it ends.
#pragma once

#include "server/cluster_map/cluster_map.h"
#include "server/http/message.h"
#include "server/http/request_reader.h"
#include "server/net/transport.h"

namespace kuhhandel::server {

/// Has browsers ask for that host by HTTPS alone from now on (RFC 6797). For an address or a name of a local
/// network it does nothing: their certificates are often replaced by none.
void add_hsts_header(HttpResponse& response, std::string_view host);

/// Answers what was read last. False where nothing more can be said: a request that was not read to its end
/// is the connection's last. Where the server has neighbours, their pages may read it, and its own may ask
/// them.
Task<bool> write_response(Transport& stream, HttpResponse http_response, RequestReader const& reader,
                          ClusterMap const* cluster_map);

/// Ends the connection. What the client has yet to send is heard, for a while: a connection that is closed
/// with bytes unread takes along what was answered.
Task<void> linger_and_close(Transport& stream, RequestReader const& reader);

}  // namespace kuhhandel::server
