// What the server answers about names that belong to somebody (docs/PROTOCOL.md). The key of a name is in the
// header `Authorization: Bearer KEY` and nowhere else, so that no address that is logged opens anything.
#pragma once

#include <optional>
#include <string_view>

#include "server/api/route.h"

namespace kuhhandel::server {

namespace routes {

HttpAnswer claim_name(RoutedRequest const& asked);
HttpAnswer show_own_seats(RoutedRequest const& asked);
HttpAnswer give_up_name(RoutedRequest const& asked);
/// A seat that was taken before the name was claimed, or without its key.
Answer bring_seat(RoutedRequest const& asked);

}  // namespace routes

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

/// The refusal for one who would go by another's name, or by one that is banned or not for its
/// readers; none where they may.
std::optional<HttpAnswer> refused_name(RoutedRequest const& asked, std::string_view player, Readers readers);

/// A seat has just been taken: it is the name's, where the request shows the key of that name.
void keep_name(Around& around, ServerTable& live, Seat seat, HttpRequest const& request);
/// The same for a newcomer, who has just asked for one and may get it.
void keep_name_of_newcomer(Around& around, ServerTable& live, std::string_view player,
                           HttpRequest const& request);

}  // namespace kuhhandel::server
