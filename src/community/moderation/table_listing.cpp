#include "moderation/table_listing.h"

#include <variant>

#include "store/corrupt_data.h"
#include "store/tables/table_reader.h"

namespace kuhhandel::moderation {
namespace {

TableSummary seen(store::StoredTable const& stored) {
  table::Table table(stored.setup);
  for (auto const& entry : stored.log) table.apply(entry);
  TableSummary seen{.name = table.setup().name,
                    .edition = std::string(table.setup().edition.id.text()),
                    .is_public = table.setup().is_public,
                    .state = table.state(),
                    .seats = {}};
  for (auto const& occupant : table.presence().occupants())
    seen.seats.push_back({.name = std::string(table::player_name(occupant)),
                          .is_bot = std::holds_alternative<table::BotPlayer>(occupant)});
  return seen;
}

std::optional<TableSummary> look_at(store::TableReader const& tables, std::string const& id) {
  try {
    auto const stored = tables.load(id);
    return stored ? std::optional(seen(*stored)) : std::nullopt;
  } catch (store::CorruptData const&) {
    return {};
  }
}

}  // namespace

std::vector<ListedTable> list_tables(SQLite::Database& database) {
  SQLite::Statement query(database,
                          "SELECT id, made, EXISTS (SELECT 1 FROM closings WHERE table_id = id) FROM tables"
                          " ORDER BY used_in DESC, made DESC LIMIT ?");
  query.bind(1, kMaxTables);
  store::TableReader const tables(database);
  std::vector<ListedTable> used;
  while (query.executeStep()) {
    auto id = query.getColumn(0).getString();
    auto look = look_at(tables, id);
    used.push_back({.id = std::move(id),
                    .made = table::Instant{query.getColumn(1).getInt64()},
                    .is_taken_down = query.getColumn(2).getInt() != 0,
                    .summary = std::move(look)});
  }
  return used;
}

}  // namespace kuhhandel::moderation
