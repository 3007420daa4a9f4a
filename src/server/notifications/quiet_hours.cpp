#include "server/notifications/quiet_hours.h"

namespace kuhhandel::server {

table::Instant after_quiet_hours(std::optional<store::QuietHours> const& quiet, table::Instant now) {
  if (!quiet) return now;
  constexpr table::Duration kDay = std::chrono::days(1);
  table::Duration const from = std::chrono::minutes(quiet->from);
  auto lasts = table::Duration(std::chrono::minutes(quiet->until)) - from;
  if (lasts <= table::Duration{0}) lasts += kDay;
  auto const since = ((now - from) % kDay + kDay) % kDay;
  return since < lasts ? now + (lasts - since) : now;
}

}  // namespace kuhhandel::server
