// All addresses that the server answers, except files of the client.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "server/routing/route.h"

namespace kuhhandel::server {

std::span<Route const> all_routes();

/// Returns how metrics name a route: `GET /api/lobby`, or `files` if there is none.
std::string label_of(Route const* route);

/// Returns nullptr if there is no route.
Route const* route_of(std::string_view method, std::string_view path);

/// Returns the methods allowed at that path, for the header Allow; empty if it has no route.
std::string allowed_at(std::string_view path);

/// Returns whether a response waits until everything it shows is durable. Routes that neither read nor change
/// stored data do not wait: files of the client (null), its page and the health checks, which therefore work
/// while the disk hangs.
bool waits_for_durability(Route const* route);

/// Returns the maximum body length in bytes.
std::size_t body_limit(Route const* route);

/// Returns the expected Content-Type of the body.
std::string_view body_type(Route const& route);

}  // namespace kuhhandel::server
