// JSON readers for the parts of a press, on the wire and in the log.
#pragma once

#include "codec/field.h"
#include "table/race.h"

namespace kuhhandel::table {

/// Reads whole milliseconds, at most about ten thousand years.
std::chrono::milliseconds read_time(codec::Field const& field);

/// Reads `{"at":…,"ago":…}`, a client's report of a press.
Seen read_seen(codec::Field const& field);

}  // namespace kuhhandel::table
