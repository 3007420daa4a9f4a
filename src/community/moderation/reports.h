// Players' reports about others at their table, for the operator: the reporter's words, and the chat that the
// reporter could see, which is the only evidence.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "store/store.h"
#include "table/instant.h"

namespace kuhhandel::moderation {

struct Report {
  std::int64_t number = 0;  // set when stored; from 1
  table::Instant at{0};
  std::string table;     // id
  std::string by;        // name of the reporter
  std::string reported;  // name of the reported player
  std::string words{};   // the reporter's
  std::string talk{};    // one line per message: "Ben: hello"
};

/// All functions throw SQLite::Exception if the disk fails.
class Reports {
 public:
  /// Maximum number of stored reports; the oldest is dropped.
  static constexpr int kMaxReports = 1000;
  static constexpr std::chrono::days kRetention{90};

  explicit Reports(SQLite::Database& database) : database_(database) {}

  void add(Report const& report);
  /// Returns at most `most` reports, newest first.
  std::vector<Report> latest(int most = kMaxReports);
  int count();
  /// Returns the numbers of later reports, in order.
  std::vector<std::int64_t> numbers_after(std::int64_t number);
  /// Returns false if there is no such report.
  bool remove(std::int64_t number);
  /// Removes reports whose retention period has ended.
  void remove_old(table::Instant now);

 private:
  SQLite::Database& database_;
};

}  // namespace kuhhandel::moderation
