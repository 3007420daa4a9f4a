// Data transfer objects of the operator page: status and orders.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "moderation/bans.h"
#include "moderation/reports.h"
#include "moderation/table_listing.h"
#include "server/limits/server_limits.h"

namespace kuhhandel::server {

/// Maximum number of reports in a response, the newest.
inline constexpr int kMaxReports = 50;

struct LimitsStatus {
  ServerLimits in_force;
  ServerLimits min = kMinLimits;
  ServerLimits max = kMaxLimits;
  bool are_set = false;  // whether a limit was changed while the server runs
};

struct OperatorStatus {
  std::vector<moderation::ListedTable> tables;
  std::vector<moderation::Report> reports;
  int report_count = 0;  // number of all stored reports
  std::vector<moderation::Ban> bans;
  LimitsStatus limits = {};
};

struct TableToClose {
  std::string table;
  std::string reason;  // may be empty
};

struct BanOrder {
  moderation::BanKind what{};
  std::string text;
  std::optional<int> days = {};  // nullopt: permanent
  std::string reason = {};       // shown to the banned person; may be empty
};

struct UnbanOrder {
  moderation::BanKind what{};
  std::string text;
};

}  // namespace kuhhandel::server
