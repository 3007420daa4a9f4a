// The evenings of a group as a calendar that other programs read (iCalendar, RFC 5545).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "groups/evenings.h"
#include "groups/score_entry.h"
#include "table/instant.h"

namespace kuhhandel::groups {

struct CalendarContent {
  std::string name;             // of the group
  std::string uid_prefix;       // by which it is told from others; letters and digits
  std::vector<GroupGame> past;  // a day on which games were played is an evening; in any order
  std::optional<Evening> next;
};

/// Whole lines, each with its end. `now` is when the calendar is made.
std::string icalendar_of(CalendarContent const& evenings, table::Instant now);

/// A line of content with its end, folded so that no line has more than 75 octets (RFC 5545, 3.1).
std::string folded_line(std::string_view line);
/// As the value of a text (RFC 5545, 3.3.11).
std::string escaped_text(std::string_view text);

}  // namespace kuhhandel::groups
