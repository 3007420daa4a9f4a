// The parts of a message about the table: its players, its clock, and its events.
#pragma once

#include <string>
#include <vector>

#include "codec/field.h"
#include "terminal/wire/server_messages.h"

namespace kuhhandel::terminal {

TableInfo read_table(codec::Field const& field);
table::Clock read_clock(codec::Field const& field);
table::Instant read_instant(codec::Field const& field);

SpokenLine read_spoken_line(codec::Field const& field);

/// Returns the players' names for all possible seats; "nobody" for an empty one.
std::vector<std::string> names_at(TableInfo const& table);

/// Returns a table event as a sentence; empty if it is minor or unknown.
std::string table_event_text(codec::Field const& event, std::vector<std::string> const& names);

}  // namespace kuhhandel::terminal
