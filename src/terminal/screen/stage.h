// The current event, and the next one that time will bring.
#pragma once

#include <string>

#include "terminal/screen/screen_line.h"
#include "terminal/wire/table_model.h"

namespace kuhhandel::terminal {

/// Returns a sentence about the open cards, and the player that all wait for.
std::string stage_text(TableModel const& model, table::Instant now);

/// Returns the calls of the hammer with the time left, or the time limit of a choice; empty if there is none.
ScreenLine clock_line(TableModel const& model, table::Instant now);

}  // namespace kuhhandel::terminal
