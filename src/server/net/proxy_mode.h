// Whether a proxy stands between clients and the server.
#pragma once

#include <cstdint>

namespace kuhhandel::server {

/// Whether clients come straight to this server, or through a proxy that ends their connections: then the
/// round trips to them are measured by ping frames.
enum class Proxy : std::uint8_t { none, in_front };

}  // namespace kuhhandel::server
