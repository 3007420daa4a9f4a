// What the server answers to who asks after their own tables and games (docs/PROTOCOL.md).
#pragma once

#include "server/api/route.h"

namespace kuhhandel::server::routes {

/// The tables of the seats that the body opens, and the games that were played there. Of a seat whose key
/// opens nothing, or whose table is gone or damaged, nothing is said.
Answer show_own_tables(RoutedRequest const& asked);

}  // namespace kuhhandel::server::routes
