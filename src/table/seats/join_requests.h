// Join requests during a game: once the host has accepted one, the player sits down when the seat can change
// hands: at once if it is empty, between two turns if it is a bot's.
#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string>

#include "table/fact.h"
#include "table/order.h"
#include "table/table.h"

namespace kuhhandel::table {

/// Maximum number of pending requests at a table.
inline constexpr std::size_t kMaxJoinRequests = 6;

/// Requests that seat, or the lowest seat without a request that is empty or a bot's. Errors: no_such_seat,
/// seat_taken, game_running if there is no such seat, not_running, too_many_ask.
std::expected<fact::JoinRequested, OrderRefusal> decide_join_request(Table const& table, std::string player,
                                                                     std::optional<Seat> wanted,
                                                                     std::optional<codec::Face> face = {});

/// Returns the next accepted player whose seat can change hands now.
std::optional<fact::Seated> next_accepted_join(Table const& table);

/// Returns nullptr if no player of that name has a request.
JoinRequest const* join_request_of(Table const& table, std::string_view player);

}  // namespace kuhhandel::table
