// Logs what an operator ordered, wherever they did: bans, limits, tables to close, reports that are done
// with.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "moderation/bans.h"
#include "server/limits/server_limits_store.h"

namespace kuhhandel::server {

enum class OrderedBy : std::uint8_t { page, command_line, other_server };

/// Orders are rows in the database, which other programs write too. So they are found by comparing.
class OrderLog {
 public:
  /// The database must outlive it.
  explicit OrderLog(SQLite::Database& database) : database_(database) {}

  /// Logs what differs from the last time. The first time nothing is logged.
  void compare(OrderedBy by, table::Instant now);
  /// Notes reports that came since. A report that comes and goes between two calls is not logged.
  void record_reports();
  /// The server itself removed old reports.
  void clear_reports() { reports_.clear(); }

 private:
  using Bans = std::map<std::pair<moderation::BanKind, std::string>, std::optional<table::Instant>>;

  void compare_bans(Bans bans, std::string_view by, table::Instant now);
  void compare_takedowns(std::set<std::string> takedowns, std::string_view by);
  void compare_limits(StoredLimits const& stored, std::string_view by);
  void compare_reports(std::string_view by);

  SQLite::Database& database_;
  bool has_compared_ = false;
  Bans bans_;
  std::set<std::string> takedowns_;
  LimitsPatch limits_;
  std::set<std::int64_t> reports_;
};

}  // namespace kuhhandel::server
