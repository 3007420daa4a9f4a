// What the server answers about the lobby, tables and their games (docs/PROTOCOL.md).
#pragma once

#include "server/route.h"

namespace kuhhandel::routes {

HttpAnswer show_lobby(Asked const& asked);
HttpAnswer open_table(Asked const& asked);
HttpAnswer show_table(Asked const& asked);
HttpAnswer take_seat(Asked const& asked);
HttpAnswer latest_record(Asked const& asked);
HttpAnswer past_record(Asked const& asked);
HttpAnswer past_replay(Asked const& asked);
/// Only who holds the key of a seat looks back, and only with the eyes of that seat.
HttpAnswer look_back(Asked const& asked);

}  // namespace kuhhandel::routes
