// What the server answers to HTTP requests, by its table of routes.
#pragma once

#include <cstdint>

#include "server/api/route.h"
#include "server/http/message.h"
#include "server/loop/services.h"
#include "table/instant.h"

namespace kuhhandel::server {

/// Whether a table that a route wanted has been looked for.
enum class Looked : std::uint8_t { no, yes };

/// 404 for what only a session answers (BySession).
Answer answer_request(Services const& services, HttpRequest const& request, table::Instant now,
                      Looked looked = Looked::no);

/// Applies in a turn what a slow change has prepared in the background. If the shard that answers `request`
/// was given to another server meanwhile, nothing changes, and the client is redirected.
HttpAnswer apply_change(Services const& services, HttpRequest const& request, Change& change);

}  // namespace kuhhandel::server
