#include "moderation/closings.h"

namespace kuhhandel::moderation {

std::set<std::string, std::less<>> closings_in(SQLite::Database& database) {
  std::set<std::string, std::less<>> tables;
  SQLite::Statement query(database, "SELECT table_id FROM closings");
  while (query.executeStep()) tables.insert(query.getColumn(0).getString());
  return tables;
}

bool close_table(SQLite::Database& database, std::string const& table) {
  SQLite::Statement insert(database,
                           "INSERT OR REPLACE INTO closings (table_id) SELECT id FROM tables WHERE id = ?");
  insert.bind(1, table);
  return insert.exec() == 1;
}

void closed(SQLite::Database& database, std::string const& table) {
  SQLite::Statement remove(database, "DELETE FROM closings WHERE table_id = ?");
  remove.bind(1, table);
  remove.exec();
}

}  // namespace kuhhandel::moderation
