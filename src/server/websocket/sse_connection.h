// Live connections by server-sent events: one endless response carries messages to the client, and posts on
// other connections carry the client's messages.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "server/loop/server_context.h"

namespace kuhhandel::server {

/// Returns the response head of an event stream; if `origin` is not empty, pages of that origin may read it.
std::string sse_head(std::string_view origin);

/// Answers the request for a table's events and starts the live connection.
void start_sse(ServerContext& context, std::shared_ptr<Transport> stream, ConnectionLimiter::Slot slot,
               std::string table, std::string_view origin);

}  // namespace kuhhandel::server
