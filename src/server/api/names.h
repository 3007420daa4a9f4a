// Rules about names that several routes share: which names a player may use, and which are registered. The
// key of a name is sent in the header `Authorization: Bearer KEY` only, so logged addresses never contain a
// key.
#pragma once

#include <optional>
#include <string_view>

#include "server/routing/request_context.h"

namespace kuhhandel::server {

/// The players who will see a name.
enum class Readers : std::uint8_t { friends, strangers };

/// Returns who sees names at a table with that setup.
Readers readers_at(table::TableSetup const& setup);

/// Refuses a profane name that strangers would see.
HttpResponse unwelcome_word(std::string_view field);

/// Refuses a key that opens no name.
HttpResponse no_such_name();

/// 409: the table refuses the join request.
HttpResponse seat_refused(table::OrderRefusal refusal);

/// Returns the refusal for a table that was not opened.
HttpResponse table_not_opened(OpeningRefusal refusal);

/// Throws ErrorResponse if the name is banned, is registered by somebody else, or is profane and strangers
/// would see it.
void require_usable_name(RequestContext const& ctx, std::string_view player, Readers readers);

/// 404: there is no table with that id.
HttpResponse no_such_table();
/// 403: the token belongs to no seat of the table.
HttpResponse opens_no_seat();

/// Assigns a seat that has just been taken to the registered name whose key the request has, if any.
void record_seat_owner(IdentityService& identity, ServerTable& server_table, Seat seat,
                       HttpRequest const& request);
/// Does the same for a player who has just requested a seat and may get one.
void record_request_owner(IdentityService& identity, ServerTable& server_table, std::string_view player,
                          HttpRequest const& request);

}  // namespace kuhhandel::server
