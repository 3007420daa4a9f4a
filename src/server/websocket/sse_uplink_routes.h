// Posts to live connections that come over plain HTTP (docs/PROTOCOL.md), by the key in the header
// `Authorization: Bearer KEY`.
#pragma once

#include "server/http/message.h"
#include "server/websocket/sse_uplinks.h"

namespace kuhhandel::server {

/// What comes of the message is told as an event.
HttpResponse message_response(SseUplinks const& connections, HttpRequest const& request);

/// An answer to a ping.
HttpResponse pong_response(SseUplinks const& connections, HttpRequest const& request);

}  // namespace kuhhandel::server
