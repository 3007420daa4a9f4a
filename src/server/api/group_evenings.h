// What the server answers about a group's evenings: the next one, the calendar that other programs read, and
// the program that is told (docs/PROTOCOL.md).
#pragma once

#include "server/api/route.h"

namespace kuhhandel::server::routes {

Answer plan_evening(RoutedRequest const& asked);
Answer call_off_evening(RoutedRequest const& asked);

/// With a new key; that of before opens nothing any more.
Answer open_calendar(RoutedRequest const& asked);
Answer close_calendar(RoutedRequest const& asked);
/// The key is in the address, since calendar programs send nothing else; it reads and does nothing else.
Answer show_calendar(RoutedRequest const& asked);

Answer set_webhook(RoutedRequest const& asked);
Answer remove_webhook(RoutedRequest const& asked);

}  // namespace kuhhandel::server::routes
