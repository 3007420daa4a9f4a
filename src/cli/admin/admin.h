// `kuhhandel admin`: what whoever keeps a server can see and do about who plays there. It reads and writes
// the data folder, also while the server runs, which looks there each second.
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
/// All that is kept of a table, for whoever looks into what happened there (cli/admin/export.h).
struct ExportTable {
  std::string table;
};
struct CloseTable {
  std::string table;
  std::string reason = {};  // told to those at the table
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
  std::string reason = {};       // told to whom it hits
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
/// The name is nobody's again.
struct FreeName {
  std::string name;
};
/// They are told, after what is ordered of them.
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

/// The exit status; what hinders it is told on `err` in one sentence.
int administer(AdminOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::cli
