// The deal of the day: everybody plays the same cards against the same bots, on a device of their own. What a
// device tells of its game is played again here, and believed in so far as the bots would have played it so.
// That it was the first try, and that a person chose, cannot be seen from it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/money.h"
#include "engine/seat.h"
#include "table/instant.h"

namespace kuhhandel::live {

/// The person's seat; those after it are the bots'.
inline constexpr Seat kDailySeat{};
inline constexpr int kDailySeats = 4;
/// Real games have about five hundred commands.
inline constexpr std::size_t kMaxDailyCommands = 2000;

/// What is dealt every day.
Edition const& daily_edition();
/// The id of the device table at which that day's deal is played; `day` as in `2026-11-24`.
std::string daily_table(std::string_view day);

/// The calendar's day in Greenwich.
std::string day_at(table::Instant time);
/// Whether it is that day somewhere, or was until a few hours ago, so that who began in time may end.
bool is_current(std::string_view day, table::Instant now);

struct DailyResult {
  Money points;
  int place;  // from 1
};

enum class DailyError : std::uint8_t {
  refused_by_rules,  // a command is not legal there
  not_what_bots_do,  // a bot would have done something else, or would have bid before the hammer fell
  not_over,          // the game goes on after the last command
};

/// What stands on the wire.
std::string_view word_of(DailyError why);
/// For a person, in English.
std::string_view sentence_of(DailyError why);

/// How that day's deal ended for the person by these commands, as records have them. Takes as long as the
/// bots' thinking.
std::expected<DailyResult, DailyError> result_of_daily(std::string_view day,
                                                       std::span<Command const> commands);

}  // namespace kuhhandel::live
