// How the deal of the day went for all who had their game counted: points and place of each, and a
// fingerprint of the game, so that none is counted twice. Nothing says whose it was.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/money.h"

namespace kuhhandel::store {

/// Points in steps of so many; the last step is open above.
inline constexpr int kDailyStep = 600;
inline constexpr std::size_t kDailySteps = 15;
inline constexpr std::size_t kDailyPlaces = 4;

/// A day as somebody with so many points sees it.
struct DailyStatistics {
  std::int64_t played = 0;
  std::int64_t fewer = 0;  // had fewer points
  std::vector<std::int64_t> places =
      std::vector<std::int64_t>(kDailyPlaces);                               // how many came first, second, …
  std::vector<std::int64_t> steps = std::vector<std::int64_t>(kDailySteps);  // how many had so many points
};

/// All functions throw SQLite::Exception where the disk refuses.
class DailyResults {
 public:
  static constexpr std::chrono::days kRetention{28};
  /// More are not counted: nobody learns more from them.
  static constexpr std::int64_t kMaxPerDay = 50'000;

  explicit DailyResults(SQLite::Database& database) : database_(database) {}

  struct Result {
    std::string game;  // its fingerprint
    Money points;
    int place;  // from 1 to kDailyPlaces
  };
  /// The same game of a day is counted once.
  void add(std::string const& day, Result const& counted);
  DailyStatistics statistics(std::string const& day, Money points);
  /// Those of days before that one go.
  void remove_before(std::string const& day);

 private:
  SQLite::Database& database_;
};

}  // namespace kuhhandel::store
