// Metrics at a separate address, for the operator and not the public (docs/OPERATIONS.md).
#pragma once

#include <memory>

#include "server/loop/server_context.h"

namespace kuhhandel::server {

/// Answers `GET /metrics`, and nothing else, until the connection ends.
Task<void> serve_metrics(ServerContext& context, std::shared_ptr<Transport> stream,
                         ConnectionLimiter::Slot slot);

}  // namespace kuhhandel::server
