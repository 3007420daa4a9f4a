// Results of the deal of the day: points and place of each counted game, and its fingerprint, so that no game
// is counted twice. Contains no player.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/cards/money.h"

namespace kuhhandel::store {

/// Size of a step of points; the last step has no upper end.
inline constexpr int kDailyStep = 600;
inline constexpr std::size_t kDailySteps = 15;
inline constexpr std::size_t kDailyPlaces = 4;

/// A day's statistics, compared with a result of given points.
struct DailyStatistics {
  std::int64_t played = 0;
  std::int64_t fewer = 0;  // number of games with fewer points
  std::vector<std::int64_t> places = std::vector<std::int64_t>(kDailyPlaces);  // number of games per place
  std::vector<std::int64_t> steps =
      std::vector<std::int64_t>(kDailySteps);  // number of games per step of points
};

/// All functions throw SQLite::Exception if the disk fails.
class DailyResults {
 public:
  static constexpr std::chrono::days kRetention{28};
  /// Further games are not counted, since they hardly change the statistics.
  static constexpr std::int64_t kMaxPerDay = 50'000;

  explicit DailyResults(SQLite::Database& database) : database_(database) {}

  struct Result {
    std::string game;  // fingerprint
    Money points;
    int place;  // from 1 to kDailyPlaces
  };
  /// Ignores a game that is already counted for that day.
  void add(std::string const& day, Result const& counted);
  DailyStatistics statistics(std::string const& day, Money points);
  /// Deletes the results of earlier days.
  void remove_before(std::string const& day);

 private:
  SQLite::Database& database_;
};

}  // namespace kuhhandel::store
