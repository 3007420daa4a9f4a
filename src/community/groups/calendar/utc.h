// Times and dates in UTC, in text formats of other programs.
#pragma once

#include <string>
#include <string_view>

#include "table/instant.h"

namespace kuhhandel::groups {

/// "20261121T183000Z"; the year must have four digits.
std::string utc_basic_format(table::Instant at);
/// "2026-11-21 18:30 UTC", for people.
std::string utc_readable(table::Instant at);
/// "2026-11-21"
std::string utc_day(table::Instant at);
/// "20261121" for 2026-11-21.
std::string day_basic_format(std::string_view date);

}  // namespace kuhhandel::groups
