// What the server answers to HTTP requests: the lobby of docs/PROTOCOL.md, and the client's files.
#pragma once

#include "groups/groups.h"
#include "names/names.h"
#include "server/http_message.h"
#include "server/lobby.h"
#include "server/static_files.h"
#include "table/instant.h"

namespace kuhhandel {

/// All that the server has to answer with.
struct Premises {
  Lobby& lobby;
  Groups& groups;
  Names& names;
  StaticFiles const& files;
};

HttpAnswer answer_request(Premises const& premises, HttpRequest const& request, Instant now);

/// The table's id, where the path is that of its live socket.
std::string live_table_of(std::string_view path);

}  // namespace kuhhandel
