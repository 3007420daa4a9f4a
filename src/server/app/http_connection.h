// HTTP on one connection, until it ends or becomes a live one.
#pragma once

#include <memory>

#include "server/loop/server_context.h"
#include "server/net/transport.h"

namespace kuhhandel::server {

Task<void> talk_http(ServerContext& context, std::shared_ptr<ClientStream> shared, Caller caller);

}  // namespace kuhhandel::server
