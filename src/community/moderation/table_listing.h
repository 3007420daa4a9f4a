// The tables of a server as whoever keeps it looks at them: which are used, and who sits there.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <optional>
#include <string>
#include <vector>

#include "table/instant.h"
#include "table/table.h"

namespace kuhhandel::moderation {

struct SeatOccupant {
  std::string name;  // empty where nobody sits
  bool is_bot = false;
};

/// What is known of a table that can be read.
struct TableSummary {
  std::string name;
  std::string edition;
  bool is_public = false;
  table::TableState state{};
  std::vector<SeatOccupant> seats;
};

struct ListedTable {
  std::string id;
  table::Instant made{0};
  bool is_taken_down = false;             // as soon as its connections have ended
  std::optional<TableSummary> summary{};  // none where what is kept of it is damaged
};

/// So many are looked at, those that were used last.
inline constexpr int kMaxTables = 100;

/// Those that were used last come first.
std::vector<ListedTable> list_tables(SQLite::Database& database);

}  // namespace kuhhandel::moderation
