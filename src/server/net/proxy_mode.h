// Whether a reverse proxy is in front of the server.
#pragma once

#include <cstdint>

namespace kuhhandel::server {

/// `in_front`: clients connect through a proxy that terminates their connections, so round trips are measured
/// with ping frames.
enum class Proxy : std::uint8_t { none, in_front };

}  // namespace kuhhandel::server
