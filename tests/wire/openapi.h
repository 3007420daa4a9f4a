// The HTTP API as OpenAPI 3.1, from the table of routes and the shapes of the wire; docs/openapi.json is
// written from it.
#pragma once

#include <boost/json/object.hpp>

namespace kuhhandel {

/// Throws std::out_of_range if a route is not described here, or a description has no route.
boost::json::object openapi();

}  // namespace kuhhandel
