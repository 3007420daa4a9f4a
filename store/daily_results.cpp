#include "store/daily_results.h"

#include <algorithm>

namespace kuhhandel::store {

void DailyResults::add(std::string const& day, Counted const& counted) {
  SQLite::Statement insert(database_,
                           "INSERT OR IGNORE INTO daily_results (day, game, points, place)"
                           " SELECT ?1, ?2, ?3, ?4"
                           " WHERE (SELECT count(*) FROM daily_results WHERE day = ?1) < ?5");
  insert.bind(1, day);
  insert.bind(2, counted.game);
  insert.bind(3, static_cast<std::int64_t>(counted.points));
  insert.bind(4, counted.place);
  insert.bind(5, kMostADay);
  insert.exec();
}

DailyTally DailyResults::tally(std::string const& day, Money points) {
  DailyTally tally;
  SQLite::Statement all(database_, "SELECT points, place FROM daily_results WHERE day = ?");
  all.bind(1, day);
  while (all.executeStep()) {
    auto const had = all.getColumn(0).getInt64();
    ++tally.played;
    if (had < static_cast<std::int64_t>(points)) ++tally.fewer;
    ++tally.places[static_cast<std::size_t>(all.getColumn(1).getInt() - 1)];
    ++tally.steps[std::min(static_cast<std::size_t>(had / kDailyStep), kDailySteps - 1)];
  }
  return tally;
}

void DailyResults::forget_before(std::string const& day) {
  SQLite::Statement old(database_, "DELETE FROM daily_results WHERE day < ?");
  old.bind(1, day);
  old.exec();
}

}  // namespace kuhhandel::store
