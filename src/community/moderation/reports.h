// What people report of others at their table, for whoever keeps the server: who, their words, and the talk
// as the one who reports could hear it, for there is nothing else that could be looked at.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "store/store.h"
#include "table/instant.h"

namespace kuhhandel::moderation {

struct Report {
  std::int64_t number = 0;  // given when it is kept, from 1
  table::Instant at{0};
  std::string table;     // its id
  std::string by;        // the name of who reports
  std::string reported;  // the name of whom
  std::string words{};   // of who reports
  std::string talk{};    // a line for each thing that was said: "Ben: hello"
};

/// All functions throw SQLite::Exception where the disk refuses.
class Reports {
 public:
  /// More are not kept: the oldest goes.
  static constexpr int kMaxReports = 1000;
  static constexpr std::chrono::days kRetention{90};

  explicit Reports(SQLite::Database& database) : database_(database) {}

  void add(Report const& report);
  /// The newest first, so many at the most.
  std::vector<Report> latest(int most = kMaxReports);
  int count();
  /// Those of later reports, in order.
  std::vector<std::int64_t> numbers_after(std::int64_t number);
  /// Whether it was there.
  bool remove(std::int64_t number);
  /// Those go that are older than they may be.
  void remove_old(table::Instant now);

 private:
  SQLite::Database& database_;
};

}  // namespace kuhhandel::moderation
