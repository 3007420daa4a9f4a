// The requests of live lines over plain HTTP (docs/PROTOCOL.md).
#pragma once

#include <string>
#include <string_view>

#include "apps/server/http_message.h"
#include "apps/server/posted_lines.h"

namespace kuhhandel {

/// The table's id, where the path is that of its events, to which is posted too; else empty.
std::string events_table_of(std::string_view path);

/// Whether the path is that of a line's events or of an answer to its pings.
bool is_about_events(std::string_view path);

/// A post to a line, by the key in its header `Authorization: Bearer KEY`. What comes of the message is told
/// as an event.
HttpAnswer answer_post(PostedLines const& lines, HttpRequest const& request);

}  // namespace kuhhandel
