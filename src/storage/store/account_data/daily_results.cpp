#include "store/account_data/daily_results.h"

namespace kuhhandel::store {

void DailyResults::add(std::string const& day, Result const& counted) {
  SQLite::Statement insert(database_,
                           "INSERT OR IGNORE INTO daily_results (day, game, points, place)"
                           " SELECT ?1, ?2, ?3, ?4"
                           " WHERE (SELECT count(*) FROM daily_results WHERE day = ?1) < ?5");
  insert.bind(1, day);
  insert.bind(2, counted.game);
  insert.bind(3, static_cast<std::int64_t>(counted.points));
  insert.bind(4, counted.place);
  insert.bind(5, kMaxPerDay);
  insert.exec();
}

DailyStatistics DailyResults::statistics(std::string const& day, Money points) {
  // Counted in SQL: a day may have tens of thousands of results, and this runs on the event loop.
  SQLite::Statement kinds(database_,
                          "SELECT place, min(points / ?2, ?3), count(*), sum(points < ?4) FROM daily_results"
                          " WHERE day = ?1 GROUP BY 1, 2");
  kinds.bind(1, day);
  kinds.bind(2, kDailyStep);
  kinds.bind(3, static_cast<std::int64_t>(kDailySteps - 1));
  kinds.bind(4, static_cast<std::int64_t>(points));
  DailyStatistics tally;
  while (kinds.executeStep()) {
    auto const many = kinds.getColumn(2).getInt64();
    tally.played += many;
    tally.fewer += kinds.getColumn(3).getInt64();
    tally.places[static_cast<std::size_t>(kinds.getColumn(0).getInt() - 1)] += many;
    tally.steps[static_cast<std::size_t>(kinds.getColumn(1).getInt())] += many;
  }
  return tally;
}

void DailyResults::remove_before(std::string const& day) {
  SQLite::Statement old(database_, "DELETE FROM daily_results WHERE day < ?");
  old.bind(1, day);
  old.exec();
}

}  // namespace kuhhandel::store
