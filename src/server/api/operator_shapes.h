// Requests and responses of the operator page and their JSON (docs/HTTP_API.md).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "codec/wire/body.h"
#include "codec/wire/shape.h"
#include "moderation/bans.h"
#include "moderation/reports.h"
#include "moderation/table_listing.h"
#include "server/limits/server_limits.h"
#include "server/operator/ban_request.h"
#include "table/messages/table_kinds.h"
#include "table/messages/table_shapes.h"

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

using BannedText = codec::TextUpTo<100>;
using LimitOfConnections = codec::Whole<std::size_t, kMinLimits.connections, kMaxLimits.connections>;
using LimitOfTables = codec::Whole<std::size_t, kMinLimits.tables, kMaxLimits.tables>;
using TimesPerAddress = codec::Whole<int, kMinLimits.per_address, kMaxLimits.per_address>;

}  // namespace kuhhandel::server

namespace kuhhandel::codec {

template <>
inline constexpr auto kEach<moderation::BanKind> =
    std::array{moderation::BanKind::name, moderation::BanKind::address};

template <>
inline constexpr auto kShape<moderation::SeatOccupant> =
    shape("SeatSeen", "",
          member<IfAny<table::LoggedText>, &moderation::SeatOccupant::name>(
              "name", "The player's name; absent if the seat is empty."),
          member<IfTrue, &moderation::SeatOccupant::is_bot>("is_bot"));

template <>
inline constexpr auto kShape<moderation::TableSummary> =
    shape("TableSeen", "", member<table::LoggedText, &moderation::TableSummary::name>("name"),
          member<table::LoggedText, &moderation::TableSummary::edition>("edition"),
          member<&moderation::TableSummary::is_public>("is_public"),
          member<&moderation::TableSummary::state>("state"),
          member<Listed<KindOf<moderation::SeatOccupant>>, &moderation::TableSummary::seats>("seats"));

template <>
inline constexpr auto kShape<moderation::ListedTable> =
    shape("UsedTable", "A table as the operator sees it.",
          member<table::LoggedText, &moderation::ListedTable::id>("id"),
          member<table::Time, &moderation::ListedTable::made>("made"),
          member<IfTrue, &moderation::ListedTable::is_taken_down>(
              "closes", "The table closes when its connections have ended."),
          member<Maybe<KindOf<moderation::TableSummary>>, &moderation::ListedTable::summary>(
              "seen", "The table's summary; absent if its data cannot be read."));

template <>
inline constexpr auto kShape<moderation::Report> = shape(
    "ReportTold", "A report about a player at the reporter's table.",
    member<Counted, &moderation::Report::number>("number"),
    member<table::Time, &moderation::Report::at>("at"),
    member<table::LoggedText, &moderation::Report::table>("table"),
    member<table::LoggedText, &moderation::Report::by>("by"),
    member<table::LoggedText, &moderation::Report::reported>("reported"),
    member<table::LoggedText, &moderation::Report::words>("words"),
    member<table::LoggedText, &moderation::Report::talk>("talk", "The table's chat, one line per message."));

template <>
inline constexpr auto kShape<moderation::Ban> =
    shape("BanTold", "A banned player or address.", member<&moderation::Ban::kind>("what"),
          member<server::BannedText, &moderation::Ban::text>("text", "A normalised name, or an address."),
          member<Maybe<table::Time>, &moderation::Ban::until>("until", "The ban's end; absent: permanent."),
          member<IfAny<table::LoggedText>, &moderation::Ban::reason>("reason",
                                                                     "The reason for the banned player."));

template <>
inline constexpr auto kShape<server::ServerLimits> = shape(
    "ServerLimits", "Limits of a server.",
    member<server::LimitOfConnections, &server::ServerLimits::connections>(
        "connections", "The total number of connections."),
    member<server::LimitOfTables, &server::ServerLimits::tables>("tables", "The number of tables in memory."),
    member<server::TimesPerAddress, &server::ServerLimits::per_address>(
        "per_address", "Multiplies the usual limits per address."));

template <>
inline constexpr auto kShape<server::LimitsStatus> = shape(
    "LimitsTold", "The server's limits and their range.", member<&server::LimitsStatus::in_force>("in_force"),
    member<&server::LimitsStatus::min>("least", "The smallest limits that can be set."),
    member<&server::LimitsStatus::max>("most"),
    member<IfTrue, &server::LimitsStatus::are_set>("are_set", "Limits were changed after the start."));

template <>
inline constexpr auto kShape<server::OperatorStatus> =
    shape("OperatorTold", "The operator's data (GET /api/operator, and after every order).",
          member<Listed<KindOf<moderation::ListedTable>>, &server::OperatorStatus::tables>(
              "tables", "The 100 most recently used tables."),
          member<Listed<KindOf<moderation::Report>>, &server::OperatorStatus::reports>(
              "reports", "The newest 50 reports, newest first."),
          member<HowMany<int>, &server::OperatorStatus::report_count>("report_count",
                                                                      "The number of all stored reports."),
          member<Listed<KindOf<moderation::Ban>>, &server::OperatorStatus::bans>("bans"),
          member<&server::OperatorStatus::limits>("limits"));

template <>
inline constexpr auto kShape<server::TableToClose> =
    shape("TableToClose", "A table to close (POST /api/operator/close).",
          member<TextUpTo<100>, &server::TableToClose::table>("table", "The table's id."),
          member<WrittenUpTo<200>, &server::TableToClose::reason>(
              "reason", "The reason for the table's players; may be empty."));

template <>
inline constexpr auto kShape<server::BanOrder> =
    shape("BanOrder", "A new ban (POST /api/operator/ban).", member<&server::BanOrder::what>("what"),
          member<server::BannedText, &server::BanOrder::text>("text"),
          member<Maybe<Whole<int, 1, server::kMaxBanDays>>, &server::BanOrder::days>(
              "days", "The ban's length in days; absent: permanent."),
          member<IfAny<WrittenUpTo<200>>, &server::BanOrder::reason>("reason",
                                                                     "The reason for the banned player."));

template <>
inline constexpr auto kShape<server::LimitsPatch> =
    shape("LimitsToSet", "New limits (POST /api/operator/limits); absent ones stay unchanged.",
          member<Maybe<server::LimitOfConnections>, &server::LimitsPatch::connections>("connections"),
          member<Maybe<server::LimitOfTables>, &server::LimitsPatch::tables>("tables"),
          member<Maybe<server::TimesPerAddress>, &server::LimitsPatch::per_address>("per_address"));

template <>
inline constexpr auto kShape<server::UnbanOrder> = shape(
    "UnbanOrder", "A ban to lift (POST /api/operator/unban).", member<&server::UnbanOrder::what>("what"),
    member<server::BannedText, &server::UnbanOrder::text>("text"));

}  // namespace kuhhandel::codec
