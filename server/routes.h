// What the server answers to HTTP requests, by its table of routes.
#pragma once

#include "server/http_message.h"
#include "server/services.h"
#include "table/instant.h"

namespace kuhhandel::server {

/// 404 for what only a session answers (BySession).
HttpAnswer answer_request(Services const& services, HttpRequest const& request, table::Instant now);

}  // namespace kuhhandel::server
