// The parts of a message about the table: its players, its clock, and its events.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "codec/text/field.h"
#include "table/clock/clock.h"
#include "table/instant.h"
#include "table/seats/seating.h"
#include "table/settings/table_settings.h"
#include "table/table.h"

namespace kuhhandel::terminal {

/// TableInfo: the players and the settings of the table.
struct TableInfo {
  std::string id;
  std::string name;
  table::TableState state = table::TableState::waiting;
  std::optional<Seat> host;
  table::Gavel gavel = table::Gavel::house;
  bool paused = false;
  bool asks_in_turn = false;  // a correspondence table
  std::vector<table::Occupant> occupants;
};

/// Talk as sentences: a new one, or the latest ones in answer to a hello.
struct SpokenLine {
  std::string player;
  std::string sentence;
};

TableInfo read_table(codec::Field const& field);
table::Clock read_clock(codec::Field const& field);
table::Instant read_instant(codec::Field const& field);

SpokenLine read_spoken_line(codec::Field const& field);

/// Returns the players' names for all possible seats; "nobody" for an empty one.
std::vector<std::string> names_at(TableInfo const& table);

/// Returns a table event as a sentence; empty if it is minor or unknown.
std::string table_event_text(codec::Field const& event, std::vector<std::string> const& names);

}  // namespace kuhhandel::terminal
