#include "moderation/takedowns.h"

namespace kuhhandel::moderation {

std::map<std::string, std::string, std::less<>> takedowns_in(SQLite::Database& database) {
  std::map<std::string, std::string, std::less<>> tables;
  SQLite::Statement query(database, "SELECT table_id, reason FROM closings");
  while (query.executeStep()) tables.emplace(query.getColumn(0).getString(), query.getColumn(1).getString());
  return tables;
}

bool request_takedown(SQLite::Database& database, std::string const& table, std::string const& reason) {
  SQLite::Statement insert(
      database, "INSERT OR REPLACE INTO closings (table_id, reason) SELECT id, ?2 FROM tables WHERE id = ?1");
  insert.bind(1, table);
  insert.bind(2, reason);
  return insert.exec() == 1;
}

void remove_takedown(SQLite::Database& database, std::string const& table) {
  SQLite::Statement remove(database, "DELETE FROM closings WHERE table_id = ?");
  remove.bind(1, table);
  remove.exec();
}

}  // namespace kuhhandel::moderation
