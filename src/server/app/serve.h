// `kuhhandel serve`: the game server for browsers.
#pragma once

#include <ostream>

#include "server/app/serve_options.h"

namespace kuhhandel::server {

/// Serves until interrupted and returns the exit status. Prints one sentence to `err` if it cannot.
int serve(ServeOptions options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::server
