// Decides facts for a table in its current state. Changes nothing.
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

/// Chooses a seat for a player who joins between games: the wanted one if it is empty or a bot's. Without a
/// request, the lowest empty seat, or that of the first bot. Errors: seat_taken, no_such_seat, table_full,
/// is_opening; game_running during a game, when players may send a join request (join_requests.h). A face
/// that another player has is dropped. At a table that a big screen has opened, the first player becomes the
/// host, so they get the host's seat.
std::expected<fact::Seated, OrderRefusal> decide_seat(Table const& table, std::string player,
                                                      std::optional<Seat> wanted = {},
                                                      std::optional<codec::Face> face = {});

/// Decides a player's connection or disconnection; nullopt if it is already known.
std::optional<Fact> decide_presence(Table const& table, Seat seat, bool open);

/// Decides whether a connected solo player looks at the running game; nullopt if it is already known.
std::optional<Fact> decide_attention(Table const& table, Seat seat, bool attentive);

/// Decides a measured round trip; nullopt if it is close to the known one.
std::optional<Fact> decide_round_trip(Table const& table, Seat seat, Duration round_trip);

/// Like decide_round_trip(), right before a game, which needs it to the millisecond.
std::optional<Fact> decide_exact_round_trip(Table const& table, Seat seat, Duration round_trip);

/// Decides whether a big screen is connected; nullopt if that is already known, or if none is allowed.
std::optional<Fact> decide_big_screen(Table const& table, bool present);

/// Commits a seat to its part of the next game's seed, once, before the start. Returns nullopt if not
/// allowed.
std::optional<Fact> decide_binding(Table const& table, Seat seat, std::string hash);

/// Opens a seat's part after the start. Returns nullopt if not allowed, or if `hash`, the SHA-256 of
/// `random`, differs from the commitment.
std::optional<Fact> decide_opening(Table const& table, Seat seat, std::string random, std::string_view hash);

/// A connected player has seen enough of the current reveal. Returns nullopt if nothing is shown, if the
/// player has already said so, or if `version` is before the reveal's first version.
std::optional<Fact> decide_seen(Table const& table, Seat seat, std::uint64_t version, Instant now);

/// Decides an order. `seed` is used if a game starts. The caller checks `bot` names.
std::expected<Fact, OrderRefusal> decide(Table const& table, Seat by, Order const& order,
                                         std::string_view seed, Instant now);

/// Returns true if the big screen that opened the table may give the order, in the host's name: it starts and
/// pauses games, arranges the next one and seats bots, but decides nothing about people.
bool may_screen_give(Table const& table, Order const& order);

/// Starts the next game automatically (next_game_starts_at), from `seed` if no browser contributes to it.
Fact beginning(Table const& table, std::string_view seed, Instant now);

/// Returns the settings after applying the order to `wanted`; nullopt if the order is not about settings.
std::optional<std::expected<TableSettings, OrderRefusal>> decide_settings(Table const& table, Seat by,
                                                                          Order const& order,
                                                                          TableSettings const& wanted);

/// Changes the settings to `wanted`. Returns not_waiting if a running game forbids the
/// change, has_big_screen if a big screen does.
std::expected<Fact, OrderRefusal> decide_settings_change(Table const& table, TableSettings const& wanted);

/// The seat that must answer with a bid or a claim stays silent. Returns not_asked for other seats.
std::expected<Fact, OrderRefusal> decide_silence(Table const& table, Seat by);

/// Decides a seat's command; `id` comes from the client. Claims, and bids after the last call, are presses in
/// a race; other commands are played at once.
std::expected<Fact, Refusal> decide(Table const& table, Command const& command, std::string id,
                                    Arrival const& receipt);

}  // namespace kuhhandel::table
