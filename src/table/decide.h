// Which facts a table takes in the state that it is in. Nothing is changed here.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "engine/refusal.h"
#include "table/fact.h"
#include "table/order.h"
#include "table/table.h"

namespace kuhhandel::table {

/// The seat for a person who comes in between games: the one that they want, where it is empty or a bot's;
/// else the lowest empty one, or that of the first bot. seat_taken, no_such_seat, table_full or is_opening;
/// game_running while a game runs, when they may ask (join_requests.h).
std::expected<fact::Seated, OrderRefusal> decide_seat(Table const& table, std::string player,
                                                      std::optional<Seat> wanted = {});

/// The connections of people come and go; nothing where that is known already.
std::optional<Fact> decide_presence(Table const& table, Seat seat, bool open);

/// The round trip to a person was measured; nothing where that is about what the table knows.
std::optional<Fact> decide_round_trip(Table const& table, Seat seat, Duration round_trip);

/// The same right before a game, for which the table must know it to the millisecond.
std::optional<Fact> decide_exact_round_trip(Table const& table, Seat seat, Duration round_trip);

/// Each seat may bind itself once to what it adds to the chance of the next game, before that is started;
/// none where it may not.
std::optional<Fact> decide_binding(Table const& table, Seat seat, std::string hash);

/// A seat opens its part when the game was started; none where it may not, or where `hash`, the SHA-256 of
/// `random`, is not what it had bound itself to.
std::optional<Fact> decide_opening(Table const& table, Seat seat, std::string random, std::string_view hash);

/// A person who is there has seen enough of what is shown. None where nothing is, where they have said so,
/// and where they have not seen `version`, or a later one, by which it began.
std::optional<Fact> decide_seen(Table const& table, Seat seat, std::uint64_t version, Instant now);

/// `seed` is used where a game starts. `bot` names are the caller's to check.
std::expected<Fact, OrderRefusal> decide(Table const& table, Seat by, Order const& order,
                                         std::string_view seed, Instant now);

/// The next game begins by itself (next_game_starts_at), by its seed where no browser adds to it.
Fact beginning(Table const& table, std::string_view seed, Instant now);

/// How the table is to be run by such an order, where by earlier ones it is to be run like `wanted`; none for
/// orders about other things.
std::optional<std::expected<TableSettings, OrderRefusal>> decide_settings(Table const& table, Seat by,
                                                                          Order const& order,
                                                                          TableSettings const& wanted);

/// The table is to be run like that; not_waiting where it may not be, since a game runs by now.
std::expected<Fact, OrderRefusal> decide_settings_change(Table const& table, TableSettings const& wanted);

/// Who is asked for a bid or a claim stays silent; not_asked for others.
std::expected<Fact, OrderRefusal> decide_silence(Table const& table, Seat by);

/// A command of a seat; `id` is the client's own. Claims, and bids from the last call on, are presses in a
/// race; all else is played at once.
std::expected<Fact, Refusal> decide(Table const& table, Command const& command, std::string id,
                                    Arrival const& receipt);

}  // namespace kuhhandel::table
