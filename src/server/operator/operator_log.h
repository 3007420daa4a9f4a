// Logs the orders of operators from every source: bans, limits, closed tables, handled reports.
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

/// Finds orders by comparing database rows, because other programs write them too.
class OrderLog {
 public:
  /// The database must outlive this object.
  explicit OrderLog(SQLite::Database& database) : database_(database) {}

  /// Logs the differences from the last call. The first call logs nothing.
  void compare(OrderedBy by, table::Instant now);
  /// Records new reports. A report that comes and goes between two calls is not logged.
  void record_reports();
  /// Call it when the server itself has removed old reports.
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
