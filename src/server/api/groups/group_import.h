// Import of a file of games into a group. Parsing and calculation run in the background; games are stored a
// few at a time, so that tables are not delayed, and become visible together.
#pragma once

#include <optional>

#include "server/http/message.h"
#include "server/loop/services.h"

namespace kuhhandel::server {

/// Returns why the key of the request may not import; nullopt if it may. Checked before the body is received.
std::optional<HttpResponse> refused_import(Services const& services, HttpRequest const& request);

}  // namespace kuhhandel::server
