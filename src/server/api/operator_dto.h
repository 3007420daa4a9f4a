// What whoever keeps the server is told, and what they order.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "moderation/bans.h"
#include "moderation/reports.h"
#include "moderation/table_listing.h"
#include "server/limits/server_limits.h"

namespace kuhhandel::server {

/// So many reports are told at once, the newest.
inline constexpr int kMaxReports = 50;

struct LimitsStatus {
  ServerLimits in_force;
  ServerLimits min = kMinLimits;
  ServerLimits max = kMaxLimits;
  bool are_set = false;  // some of them while the server ran, and not as it was started
};

struct OperatorStatus {
  std::vector<moderation::ListedTable> tables;
  std::vector<moderation::Report> reports;
  int report_count = 0;  // all that are kept
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
  std::optional<int> days = {};  // for good where none are said
  std::string reason = {};       // told to whom it hits; may be empty
};

struct UnbanOrder {
  moderation::BanKind what{};
  std::string text;
};

}  // namespace kuhhandel::server
