// Games that were played at a table, from its log, long after: a table keeps only its latest.
#pragma once

#include <optional>

#include "apps/server/store.h"
#include "table/table.h"

namespace kuhhandel {

/// The table as it was when its game of that number, from 1, ended; none where it has not.
std::optional<Table> past_game(StoredTable const& stored, int number);

}  // namespace kuhhandel
