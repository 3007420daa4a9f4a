// What belongs to a press, read from JSON: of the wire and of the log alike.
#pragma once

#include "codec/field.h"
#include "table/race.h"

namespace kuhhandel::table {

/// Whole milliseconds, at most some ten thousand years.
std::chrono::milliseconds read_time(codec::Field const& field);

/// `{"at":…,"ago":…}`, what a client reports of a press.
Seen read_seen(codec::Field const& field);

}  // namespace kuhhandel::table
