// The hours in which nobody wants to be called.
#pragma once

#include "store/subscriptions.h"
#include "table/instant.h"

namespace kuhhandel::server {

/// When somebody may be called who could be at `now`: then, or at the end of their quiet hours.
table::Instant after_quiet_hours(std::optional<store::QuietHours> const& quiet, table::Instant now);

}  // namespace kuhhandel::server
