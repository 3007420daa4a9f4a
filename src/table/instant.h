// Time at a table. A table has no clock: the caller passes the time.
#pragma once

#include <chrono>

namespace kuhhandel::table {

using Duration = std::chrono::milliseconds;

/// Milliseconds since the Unix epoch, by the server's clock.
using Instant = std::chrono::milliseconds;

}  // namespace kuhhandel::table
