// Live connections by server-sent events: one answer that never ends carries everything down, and posts on
// other connections carry everything up.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "server/loop/server_context.h"

namespace kuhhandel::server {

/// The head of an answer that brings events; pages of that other origin may read them, where there is one.
std::string sse_head(std::string_view origin);

/// Answers the request for a table's events; they carry what is said there from then on.
void start_sse(ServerContext& context, std::shared_ptr<Transport> stream, ConnectionLimiter::Slot slot,
               std::string table, std::string_view origin);

}  // namespace kuhhandel::server
