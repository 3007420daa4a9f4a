// The server's figures, at an address of their own: for whoever keeps it, not for the world
// (docs/OPERATIONS.md).
#pragma once

#include <memory>

#include "server/loop/server_context.h"

namespace kuhhandel::server {

/// Answers `GET /metrics` and nothing else, until the connection ends.
Task<void> serve_metrics(ServerContext& context, std::shared_ptr<Transport> stream,
                         ConnectionLimiter::Slot slot);

}  // namespace kuhhandel::server
