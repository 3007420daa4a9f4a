// The evenings of a group as an iCalendar for other programs (RFC 5545).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "groups/calendar/evenings.h"
#include "groups/games/score_entry.h"
#include "table/instant.h"

namespace kuhhandel::groups {

struct CalendarContent {
  std::string name;             // of the group
  std::string uid_prefix;       // unique among groups; letters and digits
  std::vector<GroupGame> past;  // each day with games is an evening; in any order
  std::optional<Evening> next;
};

/// Returns complete lines with their line ends. `now` is the time of creation.
std::string icalendar_of(CalendarContent const& evenings, table::Instant now);

/// Returns a content line with its line end, folded to at most 75 octets per line (RFC 5545, 3.1).
std::string folded_line(std::string_view line);
/// Returns the text as a TEXT value (RFC 5545, 3.3.11).
std::string escaped_text(std::string_view text);

}  // namespace kuhhandel::groups
