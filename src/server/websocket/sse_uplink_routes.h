// Routes for posts to live connections over plain HTTP (docs/PROTOCOL.md), identified by the header
// `Authorization: Bearer KEY`.
#pragma once

#include "server/http/message.h"
#include "server/websocket/sse_uplinks.h"

namespace kuhhandel::server {

/// Passes a client's message to its connection; the result is sent as an event.
HttpResponse message_response(SseUplinks const& connections, HttpRequest const& request);

/// Handles the answer to a ping.
HttpResponse pong_response(SseUplinks const& connections, HttpRequest const& request);

}  // namespace kuhhandel::server
