// What the server answers to HTTP requests: the lobby of docs/PROTOCOL.md, and the client's files.
#pragma once

#include "apps/server/groups/groups.h"
#include "apps/server/hall.h"
#include "apps/server/http_message.h"
#include "apps/server/names/names.h"
#include "apps/server/static_files.h"
#include "table/instant.h"

namespace kuhhandel {

/// All that the server has to answer with.
struct Premises {
  Hall& hall;
  Groups& groups;
  Names& names;
  StaticFiles const& files;
};

HttpAnswer answer_request(Premises const& premises, HttpRequest const& request, Instant now);

/// The table's id, where the path is that of its live socket.
std::string live_table_of(std::string_view path);

}  // namespace kuhhandel
