// What the server answers to HTTP requests: the lobby of docs/PROTOCOL.md, and the client's files.
#pragma once

#include "apps/server/hall.h"
#include "apps/server/http_message.h"
#include "apps/server/static_files.h"
#include "table/instant.h"

namespace kuhhandel {

HttpAnswer answer_request(Hall& hall, StaticFiles const& files, HttpRequest const& request, Instant now);

/// The table's id, where the path is that of its live socket.
std::string live_table_of(std::string_view path);

}  // namespace kuhhandel
