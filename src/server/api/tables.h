// What the server answers about the lobby, tables and their games (docs/PROTOCOL.md).
#pragma once

#include "server/api/route.h"

namespace kuhhandel::server::routes {

HttpAnswer show_lobby(RoutedRequest const& asked);
HttpAnswer open_table(RoutedRequest const& asked);
Answer show_table(RoutedRequest const& asked);
/// What a table goes by while it waits, for who has its id.
HttpAnswer show_code(RoutedRequest const& asked);
Answer find_by_code(RoutedRequest const& asked);
Answer take_seat(RoutedRequest const& asked);
/// Who has the key of a seat goes by another name there.
Answer change_name(RoutedRequest const& asked);
Answer latest_record(RoutedRequest const& asked);
Answer past_record(RoutedRequest const& asked);
Answer past_replay(RoutedRequest const& asked);
/// Only who holds the key of a seat looks back, and only with the eyes of that seat.
Answer look_back(RoutedRequest const& asked);

}  // namespace kuhhandel::server::routes
