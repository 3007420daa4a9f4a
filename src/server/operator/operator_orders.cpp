#include "server/operator/operator_orders.h"

#include <utility>

#include "moderation/closings.h"
#include "moderation/reports.h"
#include "server/http/corruption_guard.h"
#include "server/limits/server_limits_store.h"
#include "server/observability/json_log.h"
#include "server/outbox/remove_table.h"

namespace kuhhandel::server {
namespace {

constexpr table::Duration kBetweenForgetting = std::chrono::hours(1);

}  // namespace

void Moderator::take_up(OrderedBy by, table::Instant now) {
  auto& database = store_.database();
  // What is damaged stays as it was known.
  unless_damaged([&] { bans_ = moderation::bans_in(database, now); }, [] {});
  unless_damaged([&] { lobby_.closing() = moderation::closings_in(database); }, [] {});
  unless_damaged(
      [&] {
        auto const limits = kept_limits(database).in_force();
        lobby_.in_memory().hold(limits.tables);
        if (limit_) limit_(limits);
      },
      [] {});
  unless_damaged([&] { orders_.compare(by, now); }, [] {});
}

void Moderator::take_up(table::Instant now) { take_up(OrderedBy::page, now); }

void Moderator::look(table::Instant now) {
  auto& database = store_.database();
  auto const written = database.execAndGet("PRAGMA data_version").getInt();
  bool const has_ended = bans_.next_end && *bans_.next_end <= now;
  if (std::exchange(seen_, written) != written || has_ended)
    take_up(std::exchange(ordered_by_, OrderedBy::command_line), now);
  unless_damaged([&] { orders_.note_reports(); }, [] {});
  for (auto const& [table, reason] : std::map(lobby_.closing())) {
    if (!holds(lobby_.ledger(), table) || !let_go(lobby_, table)) continue;
    remove_table(lobby_.ledger(), table, now);
    lobby_.closing().erase(table);
    journal("closed", "table", std::string_view(table));
  }
  if (now < forgets_next_ || !holds_surroundings(lobby_.ledger())) return;
  forgets_next_ = now + kBetweenForgetting;
  moderation::Reports(database).forget_old(now);
  orders_.forget_reports();
  moderation::forget_ended_bans(database, now);
}

}  // namespace kuhhandel::server
