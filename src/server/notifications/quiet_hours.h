// Hours in which a player wants no notifications.
#pragma once

#include "store/subscriptions.h"
#include "table/instant.h"

namespace kuhhandel::server {

/// Returns when a notification that is due at `now` may be sent: `now`, or the end of the quiet hours.
table::Instant after_quiet_hours(std::optional<store::QuietHours> const& quiet, table::Instant now);

}  // namespace kuhhandel::server
