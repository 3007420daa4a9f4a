// Time at a table. It has no clock of its own: whoever drives it says what time it is.
#pragma once

#include <chrono>

namespace kuhhandel::table {

using Duration = std::chrono::milliseconds;

/// Milliseconds since the Unix epoch, as the server's clock shows them.
using Instant = std::chrono::milliseconds;

}  // namespace kuhhandel::table
