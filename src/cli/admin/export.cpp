#include "cli/admin/export.h"

#include <limits>

#include "store/tables/table_reader.h"
#include "table/log/log_json.h"

namespace kuhhandel::cli {
namespace {

void write_table(store::StoredTable const& table, std::ostream& out) {
  out << R"({"table":)" << table::setup_text(table.setup) << "}\n";
  table::FactWriter facts(table.setup.edition);
  for (auto const& entry : table.log)
    out << R"({"at":)" << entry.at.count() << R"(,"fact":)" << facts.text(entry.fact) << "}\n";
}

void write_game(store::PastGame const& game, std::string const& record, std::ostream& out) {
  out << R"({"game":)" << game.number;
  if (game.began) out << R"(,"began":)" << game.began->count();
  out << R"(,"ended":)" << game.ended.count() << R"(,"record":)" << record << "}\n";
}

}  // namespace

bool export_table(SQLite::Database& database, std::string const& table, std::ostream& out) {
  store::TableReader const tables(database);
  auto const stored = tables.load(table);
  auto const games = tables.latest_games(table, std::numeric_limits<int>::max());
  if (stored) write_table(*stored, out);
  for (auto game = games.rbegin(); game != games.rend(); ++game)
    if (auto const record = tables.game(table, game->number)) write_game(*game, *record, out);
  return stored || !games.empty();
}

}  // namespace kuhhandel::cli
