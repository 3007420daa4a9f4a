// Live connections over a WebSocket.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>
#include <string>

#include "server/loop/server_context.h"

namespace kuhhandel::server {

using SocketRequest = boost::beast::http::request<boost::beast::http::string_body>;

/// Answers the request for a WebSocket; it carries what is said at the table from then on.
void carry_by_socket(ServerContext& context, std::shared_ptr<ClientStream> stream, Admission::Pass pass,
                     std::string table, SocketRequest const& request);

}  // namespace kuhhandel::server
