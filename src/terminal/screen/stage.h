// What goes on right now, and what time will bring.
#pragma once

#include <string>

#include "terminal/screen/screen_line.h"
#include "terminal/wire/table_model.h"

namespace kuhhandel::terminal {

/// In a sentence: what lies open, and for whom all wait.
std::string stage_text(TableModel const& model, table::Instant now);

/// The calls of the hammer with the time that is left, or the patience with one who must choose; empty where
/// nothing hurries.
ScreenLine clock_line(TableModel const& model, table::Instant now);

}  // namespace kuhhandel::terminal
