// Live connections over a WebSocket.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>
#include <string>

#include "server/loop/server_context.h"

namespace kuhhandel::server {

using WebSocketRequest = boost::beast::http::request<boost::beast::http::string_body>;

/// Answers the WebSocket request and starts the live connection.
void start_websocket(ServerContext& context, std::shared_ptr<Transport> stream, ConnectionLimiter::Slot slot,
                     std::string table, WebSocketRequest const& request);

}  // namespace kuhhandel::server
