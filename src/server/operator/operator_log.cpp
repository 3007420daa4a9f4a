#include "server/operator/operator_log.h"

#include <chrono>
#include <string_view>

#include "moderation/reports.h"
#include "moderation/takedowns.h"
#include "server/observability/json_log.h"

namespace kuhhandel::server {
namespace {

std::string_view word_of(OrderedBy by) {
  switch (by) {
    case OrderedBy::page:
      return "page";
    case OrderedBy::command_line:
      return "command_line";
    case OrderedBy::other_server:
      return "other_server";
  }
  std::unreachable();
}

/// Converts to Unix time; nullopt: permanent.
std::optional<std::int64_t> in_seconds(std::optional<table::Instant> until) {
  if (!until) return {};
  return std::chrono::duration_cast<std::chrono::seconds>(*until).count();
}

}  // namespace

void OrderLog::compare(OrderedBy by, table::Instant now) {
  Bans bans;
  for (auto const& ban : moderation::all_bans(database_, now))
    bans.emplace(std::pair(ban.kind, ban.text), ban.until);
  std::set<std::string> takedowns;
  for (auto const& [table, reason] : moderation::takedowns_in(database_)) takedowns.insert(table);
  compare_bans(std::move(bans), word_of(by), now);
  compare_takedowns(std::move(takedowns), word_of(by));
  compare_limits(stored_limits(database_), word_of(by));
  compare_reports(word_of(by));
  has_compared_ = true;
}

void OrderLog::compare_bans(Bans bans, std::string_view by, table::Instant now) {
  for (auto const& [key, until] : bans) {
    auto const known = bans_.find(key);
    if (has_compared_ && (known == bans_.end() || known->second != until))
      log_json("ban_added", "by", by, "what", moderation::word_of(key.first), "until", in_seconds(until));
  }
  for (auto const& [key, until] : bans_) {
    if (bans.contains(key)) continue;
    if (until && *until <= now) {
      log_json("ban_ended", "what", moderation::word_of(key.first));
    } else {
      log_json("ban_removed", "by", by, "what", moderation::word_of(key.first));
    }
  }
  bans_ = std::move(bans);
}

void OrderLog::compare_takedowns(std::set<std::string> takedowns, std::string_view by) {
  for (auto const& table : takedowns)
    if (has_compared_ && !takedowns_.contains(table))
      log_json("close_ordered", "by", by, "table", std::string_view(table));
  takedowns_ = std::move(takedowns);
}

void OrderLog::compare_limits(StoredLimits const& stored, std::string_view by) {
  if (has_compared_ && stored.set != limits_) {
    auto const limits = stored.in_force();
    log_json("limits_changed", "by", by, "connections", limits.connections, "tables", limits.tables,
             "per_address", limits.per_address);
  }
  limits_ = stored.set;
}

void OrderLog::compare_reports(std::string_view by) {
  auto const numbers = moderation::Reports(database_).numbers_after(0);
  std::set<std::int64_t> const left(numbers.begin(), numbers.end());
  for (auto const number : reports_)
    if (has_compared_ && !left.contains(number)) log_json("report_dropped", "by", by, "number", number);
  reports_ = left;
}

void OrderLog::record_reports() {
  auto const latest = reports_.empty() ? 0 : *reports_.rbegin();
  for (auto const number : moderation::Reports(database_).numbers_after(latest)) reports_.insert(number);
}

}  // namespace kuhhandel::server
