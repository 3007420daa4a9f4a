// Rules about names that several routes share: which names a player may use, and which are registered. The
// key of a name is sent in the header `Authorization: Bearer KEY` only, so logged addresses never contain a
// key.
#pragma once

#include <optional>
#include <string_view>

#include "server/api/request_context.h"

namespace kuhhandel::server {

/// Who reads a name.
enum class Readers : std::uint8_t { friends, strangers };

/// Of those at a table with that setup.
Readers readers_at(table::TableSetup const& setup);

/// The refusal of a name that strangers need not read.
HttpAnswer unwelcome_word(std::string_view field);

/// The refusal of a key that opens no name.
HttpAnswer opens_no_name();

/// 409: the table refuses who would sit down.
HttpAnswer seat_refused(table::OrderRefusal refusal);

/// The answer if Lobby::open_table opened no table.
HttpAnswer not_opened(OpeningRefusal refusal);

/// Throws ErrorResponse if the name is banned, is registered by somebody else, or is profane and strangers
/// would read it.
void require_usable_name(RequestContext const& ctx, std::string_view player, Readers readers);

/// 404: there is no table with that id.
HttpAnswer no_such_table();
/// 403: the token belongs to no seat of the table.
HttpAnswer opens_no_seat();

/// A seat has just been taken: it is the name's, where the request shows the key of that name.
void keep_name(Around& around, ServerTable& live, Seat seat, HttpRequest const& request);
/// The same for a newcomer, who has just asked for one and may get it.
void keep_name_of_newcomer(Around& around, ServerTable& live, std::string_view player,
                           HttpRequest const& request);

}  // namespace kuhhandel::server
