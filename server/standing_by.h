// What a server of a cluster answers that does not have the tables: the files of the client, and to all else
// where they are.
#pragma once

#include "server/http_message.h"
#include "server/neighbours.h"
#include "server/static_files.h"

namespace kuhhandel::server {

/// 307 to whoever has the tables, with method and body; 503 where nobody does, or is known to.
HttpAnswer lead_elsewhere(Neighbourhood const& neighbours, HttpRequest const& request);

/// By the table of routes. Live connections are not for it.
HttpAnswer answer_standing_by(StaticFiles const& files, Neighbourhood const& neighbours,
                              HttpRequest const& request);

}  // namespace kuhhandel::server
