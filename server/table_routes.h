// What the server answers about the lobby, tables and their games (docs/PROTOCOL.md).
#pragma once

#include "server/route.h"

namespace kuhhandel::server::routes {

HttpAnswer show_lobby(RoutedRequest const& asked);
HttpAnswer open_table(RoutedRequest const& asked);
HttpAnswer show_table(RoutedRequest const& asked);
HttpAnswer take_seat(RoutedRequest const& asked);
HttpAnswer latest_record(RoutedRequest const& asked);
HttpAnswer past_record(RoutedRequest const& asked);
HttpAnswer past_replay(RoutedRequest const& asked);
/// Only who holds the key of a seat looks back, and only with the eyes of that seat.
HttpAnswer look_back(RoutedRequest const& asked);

}  // namespace kuhhandel::server::routes
