// Every address that the server answers at, but for the files of the client.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "server/api/route.h"

namespace kuhhandel::server {

std::span<Route const> all_routes();

/// Returns how metrics name a route: `GET /api/lobby`, or `files` if there is none.
std::string label_of(Route const* route);

/// Null where there is none.
Route const* route_of(std::string_view method, std::string_view path);

/// The methods that may be used at that path, for the header Allow; empty where there is no route at all.
std::string allowed_at(std::string_view path);

/// Whether an answer waits until the ledger has stored what it tells: all do but those that neither read nor
/// change anything that is stored. Files of the client (null), its page and the health checks do not wait, so
/// they also answer while the disk does not.
bool waits_for_durability(Route const* route);

/// How long a body may be, whatever is asked.
std::size_t body_limit(Route const* route);

/// What a body there is written in, as the header Content-Type says it.
std::string_view body_type(Route const& route);

}  // namespace kuhhandel::server
