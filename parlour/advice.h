// What a bot would do in a person's place: it is told what his seat saw of the game, and asked.
#pragma once

#include <optional>

#include "bots/bot.h"
#include "engine/seat.h"
#include "table/table.h"

namespace kuhhandel {

struct Advice {
  Choice choice;
  std::optional<Explanation> why;
};

/// None where the seat has nothing to choose.
std::optional<Advice> advice_for(Table const& table, Seat seat);

/// Whether all the other seats are bots'.
bool plays_bots_alone(Table const& table, Seat seat);

}  // namespace kuhhandel
