#include "server/background/maintenance.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

#include "live/daily_deal.h"
#include "names/names.h"
#include "ratings/rated_games.h"
#include "server/http/corruption_guard.h"
#include "server/observability/json_log.h"
#include "server/outbox/remove_table.h"
#include "store/account_data/daily_results.h"
#include "store/uptime/served_days.h"

namespace kuhhandel::server {
namespace {

constexpr table::Duration kExpiryInterval = std::chrono::hours(1);
constexpr std::size_t kTablesPerRun = 5;
constexpr int kEventsPerRun = 500;
constexpr int kGroupsPerRun = 5;
constexpr int kNamesPerRun = 50;
constexpr std::size_t kWokenPerRun = 5;
constexpr table::Duration kWakeInterval = std::chrono::minutes(1);
/// Limits how often a table that was evicted again, or is damaged, is woken.
constexpr table::Duration kWakeAgainAfter = std::chrono::hours(1);

}  // namespace

bool Maintenance::delete_expired(table::Instant now) {
  auto const expired = retention_.expired(retention_periods_, kTablesPerRun, [&](std::string const& table) {
    return owns(directory_.ledger(), table);
  });
  for (auto const& table : expired) {
    // A table with connections is in use, even if nothing has happened there.
    if (!try_evict(directory_, table)) {
      directory_.ledger().write(row::TableUsed{table});
      continue;
    }
    remove_table(directory_.ledger(), table, now);
  }
  if (!expired.empty()) log_json("expired", "tables", expired.size());
  return !expired.empty();
}

bool Maintenance::wake_batch(table::Instant now) {
  std::erase_if(woken_at_, [&](auto const& one) { return now >= one.second + kWakeAgainAfter; });
  std::size_t woken = 0;
  auto tables = ratings::tables_that_play_for_names(store_.database());
  auto const rated = tables.size();
  std::ranges::copy(store_.tables().unfinished_correspondence(), std::back_inserter(tables));
  for (std::size_t i = 0; i < tables.size(); ++i) {
    auto const& id = tables[i];
    auto const* const live = directory_.in_memory(id);
    bool const sleeps = live == nullptr || live->is_asleep();
    if (!sleeps || !owns(directory_.ledger(), id) || directory_.takedowns().contains(id) ||
        !woken_at_.emplace(id, now).second)
      continue;
    guard_corruption(
        [&] {
          auto* const table = directory_.find(id);
          // A correspondence table may wait for its first game.
          if (table != nullptr && (i < rated || table->table().state() == table::TableState::running)) {
            table->wake(now);
            directory_.after_change(*table);
          }
          return true;
        },
        [] { return false; });
    if (++woken == kWokenPerRun) return true;
  }
  return false;
}

bool Maintenance::delete_unused(table::Instant now) {
  auto& database = store_.database();
  store::count_served_day(database, std::chrono::floor<std::chrono::days>(now).count());
  auto const groups = groups_.expired({.idle = retention_periods_.groups}, kGroupsPerRun);
  for (auto const group : groups) groups_.erase(group);
  if (!groups.empty()) log_json("expired", "groups", groups.size());
  // Only a server with all tables knows every name that was used to play.
  bool const has_all_tables = owned_shard_count(directory_.ledger()) >= kShards;
  names::NameRetention retention_periods;
  if (!has_all_tables) retention_periods.unplayed_days = retention_periods.idle_days;
  auto const names = names::expired_names(database, retention_periods, now, kNamesPerRun);
  for (auto const& name : names) names::free_normalized_name(database, name);
  if (!names.empty()) log_json("expired", "names", names.size());
  return !groups.empty() || !names.empty();
}

bool Maintenance::watch_budget(table::Instant) {
  bool const is_full = directory_.ledger().is_full();
  if (std::exchange(was_full_, is_full) == is_full) return false;
  if (!is_full) {
    log_json("disk_budget_has_room");
    return false;
  }
  auto const figure = [&](char const* sql) { return store_.database().execAndGet(sql).getInt64(); };
  auto const group_bytes = figure("SELECT coalesce(sum(bytes), 0) FROM groups");
  auto const bytes = static_cast<std::int64_t>(store::bytes_in_use(store_));
  auto const largest = figure("SELECT coalesce((SELECT id FROM groups ORDER BY bytes DESC LIMIT 1), 0)");
  log_json("disk_budget_used_up", "bytes", bytes, "group_bytes", group_bytes, "groups",
           figure("SELECT count(*) FROM groups"), "largest_group", largest, "largest_group_bytes",
           figure("SELECT coalesce(max(bytes), 0) FROM groups"), "table_bytes", bytes - group_bytes, "tables",
           figure("SELECT count(*) FROM tables"));
  return false;
}

std::array<Maintenance::Step, 7> const Maintenance::kSteps{
    Step{"disk budget", &Maintenance::watch_budget},
    Step{"expired tables", &Maintenance::expire_tables},
    Step{"unused groups and names", &Maintenance::expire_unused},
    Step{"sleeping tables", &Maintenance::wake_tables},
    Step{"facts", &Maintenance::collect_facts},
    Step{"groups", &Maintenance::collect_groups},
    Step{"stored answers", &Maintenance::expire_answers}};

bool Maintenance::run_steps(table::Instant now) {
  bool more = false;
  for (auto const& step : kSteps) more |= (this->*step.work)(now);
  return more;
}

bool Maintenance::expire_unused(table::Instant now) {
  if (now < next_unused_ || !owns_account_data(directory_.ledger())) return false;
  auto const due = std::exchange(next_unused_, now + kExpiryInterval);
  if (!delete_unused(now)) return false;
  next_unused_ = due;
  return true;
}

bool Maintenance::expire_tables(table::Instant now) {
  if (now < next_expiry_) return false;
  // Set first, so that a table that cannot be removed is not retried at once.
  auto const due = std::exchange(next_expiry_, now + kExpiryInterval);
  if (delete_expired(now)) {
    next_expiry_ = due;
    return true;
  }
  if (owns_account_data(directory_.ledger()))
    store::DailyResults(store_.database()).remove_before(live::day_at(now - store::DailyResults::kRetention));
  return false;
}

bool Maintenance::expire_answers(table::Instant now) {
  if (now < next_answers_) return false;
  next_answers_ = now + kExpiryInterval;
  auto const before = now - store::StoredAnswers::kRetention;
  store::StoredAnswers answers(store_.database());
  auto& ledger = directory_.ledger();
  for (int const shard : answers.shards_before(before)) {
    if (ledger.owns_shard(shard))
      ledger.write(row::AnswersExpired{shard, before});
    else
      answers.remove_before(shard, before);
  }
  return false;
}

bool Maintenance::wake_tables(table::Instant now) {
  if (now < next_wake_) return false;
  auto const due = std::exchange(next_wake_, now + kWakeInterval);
  if (!wake_batch(now)) return false;
  next_wake_ = due;
  return true;
}

bool Maintenance::collect_facts(table::Instant) { return retention_.collect_garbage(kEventsPerRun); }

bool Maintenance::collect_groups(table::Instant) {
  return owns_account_data(directory_.ledger()) && groups_.collect_garbage();
}

}  // namespace kuhhandel::server
