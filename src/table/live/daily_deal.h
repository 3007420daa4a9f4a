// The deal of the day: everybody plays the same cards against the same bots, on their own device. The server
// replays a submitted game and accepts it if the bots would have played that way. It cannot check that it was
// the first attempt, or that a person chose.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>

#include "engine/action.h"
#include "engine/cards/money.h"
#include "engine/edition.h"
#include "engine/seat.h"
#include "table/instant.h"

namespace kuhhandel::live {

/// The player's seat; the bots have the seats after it.
inline constexpr Seat kDailySeat{};
inline constexpr int kDailySeats = 4;
/// Real games have about 500 commands.
inline constexpr std::size_t kMaxDailyCommands = 2000;

/// Returns the edition of every day's deal.
Edition const& daily_edition();
/// Returns the id of the device table for that day's deal; `day` as in `2026-11-24`.
std::string daily_table(std::string_view day);

/// Returns the date in UTC.
std::string day_at(table::Instant time);
/// Returns true if it is that day in any time zone, or was less than 24 h ago, so that a game begun in time
/// can be finished.
bool is_current(std::string_view day, table::Instant now);

struct DailyResult {
  Money points;
  int place;  // from 1
};

enum class DailyError : std::uint8_t {
  refused_by_rules,  // the rules refuse a command
  not_what_bots_do,  // a bot would have chosen otherwise, or would have bid before the hammer
  not_over,          // the game is not finished after the last command
};

/// Returns the protocol's name of the error.
std::string_view word_of(DailyError why);
/// Returns an English message for users.
std::string_view sentence_of(DailyError why);

/// Returns the player's result of that day's deal after these commands (as in records). Takes as long as the
/// bots need to decide.
std::expected<DailyResult, DailyError> result_of_daily(std::string_view day,
                                                       std::span<Command const> commands);

}  // namespace kuhhandel::live
