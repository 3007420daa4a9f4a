// `kuhhandel load`: whole games over real sockets, every client's view checked, and what a table's move costs
// the server.
#pragma once

#include <ostream>

#include "load/load_options.h"

namespace kuhhandel::load {

/// The exit status: 1 where a view was wrong or the server failed.
int load(LoadOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::load
