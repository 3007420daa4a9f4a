#include "store/tables/past_games.h"

namespace kuhhandel::store {

void remove_games_except(SQLite::Database& database, std::string const& table, std::vector<int> const& but) {
  std::string kept;
  for (int const number : but) (kept += kept.empty() ? "" : ",") += std::to_string(number);
  SQLite::Statement forget(
      database, "DELETE FROM games WHERE table_id = ?1 AND number NOT IN (SELECT value FROM json_each(?2))");
  forget.bind(1, table);
  forget.bind(2, '[' + kept + ']');
  forget.exec();
}

}  // namespace kuhhandel::store
