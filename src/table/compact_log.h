// When the log of a table may begin anew, and with what.
#pragma once

#include "table/table.h"

namespace kuhhandel::table {

/// Between two games nothing waits: what a table is by then can be said in one fact.
bool can_compact_log(Table const& table);

/// What becomes of the game that is over: it is carried on, or left to its record since another begins.
enum class LatestGame : std::uint8_t { included, omitted };

/// A table of the same setup to which this is applied first is what this one is, but for what is told again
/// to one who comes back. The table must be between two games.
fact::LogSnapshot make_log_snapshot(Table const& table, LatestGame latest);

/// The beginning of the game that is carried, of which all else is still to be played.
Game beginning_of(SnapshotGame const& snapshot);

}  // namespace kuhhandel::table
