// Live connections by server-sent events: one answer that never ends carries everything down, and posts on
// other connections carry everything up.
#pragma once

#include <memory>
#include <string>

#include "server/http_session.h"

namespace kuhhandel::server {

/// Answers the request for a table's events; they carry what is said there from then on.
void carry_by_events(ServerContext& context, std::shared_ptr<ClientStream> stream, Admission::Pass pass,
                     std::string table);

}  // namespace kuhhandel::server
