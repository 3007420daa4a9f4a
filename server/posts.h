// The requests of live connections over plain HTTP (docs/PROTOCOL.md).
#pragma once

#include <string>
#include <string_view>

#include "server/http_message.h"
#include "server/posted_connections.h"

namespace kuhhandel {

/// The table's id, where the path is that of its events, to which is posted too; else empty.
std::string events_table_of(std::string_view path);

/// Whether the path is that of a connection's events or of an answer to its pings.
bool is_about_events(std::string_view path);

/// A post to a connection, by the key in its header `Authorization: Bearer KEY`. What comes of the message is
/// told as an event.
HttpAnswer answer_post(PostedConnections const& connections, HttpRequest const& request);

}  // namespace kuhhandel
