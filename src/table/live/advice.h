// Hints: a bot's action in a player's place, from only the events that their seat saw.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "bots/bot.h"
#include "engine/seat.h"
#include "live/bot_request.h"
#include "table/table.h"

namespace kuhhandel::live {

struct Advice {
  bots::Choice choice;
  std::optional<bots::Explanation> why;
};

/// Returns the question for the adviser; nullopt if the seat has nothing to choose. `edition` is the table's.
std::optional<BotRequest> advice_request(table::Table const& table, std::shared_ptr<Edition const> edition,
                                         Seat seat, std::uint64_t number);

/// Returns true if all other seats are bots.
bool has_only_bot_opponents(table::Table const& table, Seat seat);

}  // namespace kuhhandel::live
