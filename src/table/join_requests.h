// Who wants a seat while a game runs: they ask, and sit down once the host has let them in and the seat can
// change hands, an empty one at once, a bot's between two turns.
#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string>

#include "table/fact.h"
#include "table/order.h"
#include "table/table.h"

namespace kuhhandel::table {

/// So many may wait for an answer at one table.
inline constexpr std::size_t kMaxJoinRequests = 6;

/// Somebody asks for that seat, or else for the lowest that nobody asked for: an empty one, or a bot's.
/// no_such_seat, seat_taken, game_running where there is none, not_running, too_many_ask.
std::expected<fact::JoinRequested, OrderRefusal> decide_join_request(Table const& table, std::string player,
                                                                     std::optional<Seat> wanted);

/// Whom the table sits down now, of those that were let in.
std::optional<fact::Seated> next_accepted_join(Table const& table);

/// Null where nobody of that name asks.
JoinRequest const* join_request_of(Table const& table, std::string_view player);

}  // namespace kuhhandel::table
