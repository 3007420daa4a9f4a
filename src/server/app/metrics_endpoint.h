// The server's figures, at an address of their own: for whoever keeps it, not for the world
// (docs/OPERATIONS.md).
#pragma once

#include <memory>

#include "server/loop/server_context.h"

namespace kuhhandel::server {

/// Answers `GET /metrics` and nothing else, until the connection ends.
Task<void> tell_figures(ServerContext& context, std::shared_ptr<ClientStream> stream, Admission::Pass pass);

}  // namespace kuhhandel::server
