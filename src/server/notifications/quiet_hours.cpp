#include "server/notifications/quiet_hours.h"

#include <algorithm>
#include <utility>

namespace kuhhandel::server {
namespace {

constexpr table::Duration kDay = std::chrono::days(1);

table::Duration positive(table::Duration time) { return (time % kDay + kDay) % kDay; }

int minutes_of_day(int utc, table::Duration offset) {
  return static_cast<int>(
      std::chrono::floor<std::chrono::minutes>(positive(std::chrono::minutes(utc) + offset)).count());
}

/// Quiet hours in the zone in which their minutes count.
struct LocalQuiet {
  store::QuietHours const& quiet;
  TimeZone const* zone;  // null: UTC

  table::Duration offset_at(table::Instant at) const {
    return zone == nullptr ? table::Duration{0} : zone->offset_at(at);
  }

  /// Returns how long the quiet hours continue; 0 if it is not quiet.
  table::Duration rest(table::Instant at) const {
    table::Duration const from = std::chrono::minutes(quiet.from);
    auto lasts = table::Duration(std::chrono::minutes(quiet.until)) - from;
    if (lasts <= table::Duration{0}) lasts += kDay;
    auto const since = positive(at + offset_at(at) - from);
    return since < lasts ? lasts - since : table::Duration{0};
  }
};

}  // namespace

store::QuietHours in_local_time(store::QuietHours utc, table::Instant now, TimeZones& zones) {
  auto const* const zone = zones.find(utc.zone);
  if (zone == nullptr) return {.from = utc.from, .until = utc.until, .zone = {}};
  auto const offset = zone->offset_at(now);
  return {.from = minutes_of_day(utc.from, offset),
          .until = minutes_of_day(utc.until, offset),
          .zone = std::move(utc.zone)};
}

table::Instant after_quiet_hours(std::optional<store::QuietHours> const& quiet, table::Instant now,
                                 TimeZones& zones) {
  if (!quiet) return now;
  LocalQuiet const local{*quiet, quiet->zone.empty() ? nullptr : zones.find(quiet->zone)};
  auto const rest = local.rest(now);
  if (rest == table::Duration{0}) return now;
  // They last all day.
  if (quiet->from == quiet->until) return now + rest;
  // If clocks change before the end, it comes earlier or later by their difference.
  auto end = now + rest;
  end = std::max(now, std::min(end, end + local.offset_at(now) - local.offset_at(end)));
  while (local.rest(end) > table::Duration{0}) end += std::min(local.rest(end), table::Duration(60'000));
  return end;
}

}  // namespace kuhhandel::server
