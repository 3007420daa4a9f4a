#include "server/operator/operator_orders.h"

#include <utility>

#include "moderation/reports.h"
#include "moderation/takedowns.h"
#include "server/http/corruption_guard.h"
#include "server/limits/server_limits_store.h"
#include "server/observability/json_log.h"
#include "server/outbox/remove_table.h"

namespace kuhhandel::server {
namespace {

constexpr table::Duration kCleanupInterval = std::chrono::hours(1);

}  // namespace

void OperatorOrders::apply_orders(OrderedBy by, table::Instant now) {
  auto& database = store_.database();
  // Damaged rows are skipped; their last known state stays in force.
  guard_corruption([&] { bans_ = moderation::bans_in(database, now); }, [] {});
  guard_corruption([&] { directory_.takedowns() = moderation::takedowns_in(database); }, [] {});
  guard_corruption(
      [&] {
        auto const limits = stored_limits(database).in_force();
        directory_.in_memory().set_capacity(limits.tables);
        if (limits_handler_) limits_handler_(limits);
      },
      [] {});
  guard_corruption([&] { log_.compare(by, now); }, [] {});
}

void OperatorOrders::apply_orders(table::Instant now) { apply_orders(OrderedBy::page, now); }

void OperatorOrders::poll(table::Instant now) {
  auto& database = store_.database();
  auto const data_version = database.execAndGet("PRAGMA data_version").getInt();
  bool const has_ended = bans_.next_end && *bans_.next_end <= now;
  if (std::exchange(data_version_, data_version) != data_version || has_ended)
    apply_orders(std::exchange(ordered_by_, OrderedBy::command_line), now);
  guard_corruption([&] { log_.record_reports(); }, [] {});
  for (auto const& [table, reason] : std::map(directory_.takedowns())) {
    if (!owns(directory_.ledger(), table) || !try_evict(directory_, table)) continue;
    remove_table(directory_.ledger(), table, now);
    directory_.takedowns().erase(table);
    log_json("closed", "table", std::string_view(table));
  }
  if (now < next_cleanup_ || !owns_account_data(directory_.ledger())) return;
  next_cleanup_ = now + kCleanupInterval;
  moderation::Reports(database).remove_old(now);
  log_.clear_reports();
  moderation::remove_expired_bans(database, now);
}

}  // namespace kuhhandel::server
