// Log compaction: when a table's log may restart with a snapshot, and the snapshot.
#pragma once

#include "table/table.h"

namespace kuhhandel::table {

/// Returns true between two games: nothing is pending, so one fact can describe the table.
bool can_compact_log(Table const& table);

/// Whether the snapshot contains the finished game, or omits it because another one begins and the record has
/// it.
enum class LatestGame : std::uint8_t { included, omitted };

/// Returns a snapshot that restores this table, except the history for reconnecting clients, if applied first
/// to a table of the same setup. Precondition: the table is between two games.
fact::LogSnapshot make_log_snapshot(Table const& table, LatestGame latest);

/// Returns the start of the snapshot's game, before its commands are played.
Game beginning_of(SnapshotGame const& snapshot);

}  // namespace kuhhandel::table
