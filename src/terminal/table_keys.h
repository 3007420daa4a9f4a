// The keys that ask something of the table and answer no question of the game.
#pragma once

#include "terminal/wire/requests.h"
#include "terminal/wire/table_model.h"

namespace kuhhandel::terminal {

/// Returns the requests of that key; empty for any other key.
Requests requests_by_key(char letter, TableModel const& model);

}  // namespace kuhhandel::terminal
