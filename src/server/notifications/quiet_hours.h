// Hours in which a player wants no notifications.
#pragma once

#include <string>

#include "server/notifications/time_zone.h"
#include "store/account_data/subscriptions.h"
#include "table/instant.h"

namespace kuhhandel::server {

/// Converts quiet hours from minutes of the UTC day at `now` to local minutes, so that they follow daylight
/// saving time. If the zone is unknown, they stay in UTC.
store::QuietHours in_local_time(store::QuietHours utc, table::Instant now, TimeZones& zones);

/// Returns when a notification that is due at `now` may be sent: `now`, or the end of the quiet hours.
table::Instant after_quiet_hours(std::optional<store::QuietHours> const& quiet, table::Instant now,
                                 TimeZones& zones);

}  // namespace kuhhandel::server
