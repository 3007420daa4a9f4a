// `kuhhandel admin`: the operator's view of players and tables, and orders about them. It reads and writes
// the data folder, also of a running server, which checks it every second.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <ostream>
#include <string>
#include <variant>

#include "moderation/bans.h"
#include "server/limits/server_limits.h"

namespace kuhhandel::cli {

namespace admin {

/// The tables that were used last, and who sits there.
struct ListTables {};
/// Exports everything stored about a table, for an investigation (docs/OPERATIONS.md).
struct ExportTable {
  std::string table;
};
struct CloseTable {
  std::string table;
  std::string reason = {};  // shown to the players at the table
};
struct ListReports {};
/// A report has been dealt with, and goes.
struct DropReport {
  std::int64_t number = 0;
};
struct ListBans {};
struct Ban {
  moderation::BanKind what{};
  std::string text;
  std::optional<int> days = {};  // for good where none are said
  std::string reason = {};       // shown to the banned person
};
struct Unban {
  moderation::BanKind what{};
  std::string text;
};
struct ListGroups {};
/// With all of its games, for good.
struct RemoveGroup {
  std::int64_t number = 0;
};
struct ListNames {};
/// Releases a registered name.
struct FreeName {
  std::string name;
};
/// Prints the limits, after changing them if asked.
struct Limits {
  bool unset = false;  // all that was set before, so that what `serve` says counts again
  server::LimitsPatch set = {};
};

/// By how much the server's time is ahead of the system's.
struct Clock {
  bool reset = false;  // sets it back; the server must not run
};

}  // namespace admin

struct AdminOptions {
  std::filesystem::path data = {};
  std::variant<admin::ListTables, admin::ExportTable, admin::CloseTable, admin::ListReports,
               admin::DropReport, admin::ListBans, admin::Ban, admin::Unban, admin::ListGroups,
               admin::RemoveGroup, admin::ListNames, admin::FreeName, admin::Limits, admin::Clock>
      what{};
};

/// Returns the exit status; errors are one sentence on `err`.
int administer(AdminOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::cli
