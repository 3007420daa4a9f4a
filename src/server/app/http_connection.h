// Serves HTTP on one connection until it ends or becomes a live connection.
#pragma once

#include <memory>

#include "server/loop/server_context.h"
#include "server/net/transport.h"

namespace kuhhandel::server {

Task<void> serve_http(ServerContext& context, std::shared_ptr<Transport> transport, Caller caller);

}  // namespace kuhhandel::server
