// The parts of a message that are about the table: who sits there, its clock, and what happened to it.
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

/// What those who sit there are called, for all seats that a table can have; an empty one is "nobody".
std::vector<std::string> names_at(TableInfo const& table);

/// An event of the table in a sentence; empty where it is not worth one, or not known here.
std::string table_event_text(codec::Field const& event, std::vector<std::string> const& names);

}  // namespace kuhhandel::terminal
