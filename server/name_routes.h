// What the server answers about names that belong to somebody (docs/PROTOCOL.md). The key of a name is in the
// header `Authorization: Bearer KEY` and nowhere else, so that no address that is logged opens anything.
#pragma once

#include <string_view>

#include "names/names.h"
#include "server/http_message.h"
#include "server/lobby.h"

namespace kuhhandel {

/// Whether the path is one of those that answer_names answers.
bool is_about_names(std::string_view path);

HttpAnswer answer_names(Names& names, Lobby& lobby, HttpRequest const& request, Instant now);

/// The refusal for somebody who would go by another's name; none where they may.
std::optional<HttpAnswer> refused_name(Names& names, std::string_view player, HttpRequest const& request);

/// A seat has just been taken: it is the name's, where the request shows the key of that name.
void note_name(Names& names, ServerTable& live, Seat seat, HttpRequest const& request);

}  // namespace kuhhandel
