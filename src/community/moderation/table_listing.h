// The tables of a server for the operator: their use and their players.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <optional>
#include <string>
#include <vector>

#include "table/instant.h"
#include "table/table.h"

namespace kuhhandel::moderation {

struct SeatOccupant {
  std::string name;  // empty for an empty seat
  bool is_bot = false;
};

/// State of a readable table.
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
  bool is_taken_down = false;             // takes effect when the table's connections have ended
  std::optional<TableSummary> summary{};  // nullopt if the stored data is damaged
};

/// Maximum number of listed tables; the most recently used ones.
inline constexpr int kMaxTables = 100;

/// Returns the most recently used table first.
std::vector<ListedTable> list_tables(SQLite::Database& database);

}  // namespace kuhhandel::moderation
