// When the next question at a table begins.
#pragma once

#include <algorithm>

#include "table/table.h"

namespace kuhhandel {

/// When what happened at the table has been shown; `now` where nothing is shown.
inline table::Instant after_reveal(table::Table const& table, table::Instant now) {
  return std::max(now, table.reveal_delay().until());
}

}  // namespace kuhhandel
