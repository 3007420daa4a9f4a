#include "server/background/maintenance.h"

#include <chrono>
#include <utility>

#include "live/daily_deal.h"
#include "names/names.h"
#include "ratings/rated_games.h"
#include "server/http/corruption_guard.h"
#include "server/observability/json_log.h"
#include "server/outbox/remove_table.h"
#include "store/daily_results.h"
#include "store/served_days.h"

namespace kuhhandel::server {
namespace {

constexpr table::Duration kBetweenLooks = std::chrono::hours(1);
constexpr std::size_t kTablesAtOnce = 5;
constexpr int kFactsAtOnce = 500;
constexpr int kGroupsAtOnce = 5;
constexpr int kNamesAtOnce = 50;
constexpr std::size_t kWokenAtOnce = 5;
constexpr table::Duration kBetweenWakings = std::chrono::minutes(1);
/// One that was let go again, for want of room, is not woken without end; nor is one that is damaged.
constexpr table::Duration kWokenEach = std::chrono::hours(1);

}  // namespace

bool Housekeeping::let_go_of_expired(table::Instant now) {
  auto const expired = upkeep_.expired(
      keeping_, kTablesAtOnce, [&](std::string const& table) { return holds(lobby_.ledger(), table); });
  for (auto const& table : expired) {
    // Who is there, be it without a word for so long, uses it.
    if (!let_go(lobby_, table)) {
      lobby_.ledger().write(row::Used{table});
      continue;
    }
    remove_table(lobby_.ledger(), table, now);
  }
  if (!expired.empty()) journal("expired", "tables", expired.size());
  return !expired.empty();
}

bool Housekeeping::wake_some(table::Instant now) {
  std::erase_if(woken_, [&](auto const& one) { return now >= one.second + kWokenEach; });
  std::size_t woken = 0;
  for (auto const& id : ratings::tables_that_play_for_names(store_.database())) {
    auto const* const live = lobby_.in_memory(id);
    bool const sleeps = live == nullptr || live->is_asleep();
    if (!sleeps || !holds(lobby_.ledger(), id) || lobby_.closing().contains(id) ||
        !woken_.emplace(id, now).second)
      continue;
    unless_damaged(
        [&] {
          if (auto* const table = lobby_.find(id)) {
            table->wake(now);
            lobby_.settle(*table);
          }
          return true;
        },
        [] { return false; });
    if (++woken == kWokenAtOnce) return true;
  }
  return false;
}

bool Housekeeping::let_go_of_unused(table::Instant now) {
  auto& database = store_.database();
  store::count_served_day(database, std::chrono::floor<std::chrono::days>(now).count());
  auto const groups = groups_.expired({.idle = keeping_.groups}, kGroupsAtOnce);
  for (auto const group : groups) groups_.erase(group);
  if (!groups.empty()) journal("expired", "groups", groups.size());
  // Only a server that has all tables knows of everybody who has played by a name.
  bool const has_all_tables = shards_of(lobby_.ledger()) >= kShards;
  names::NameKeeping keeping;
  if (!has_all_tables) keeping.unplayed_days = keeping.idle_days;
  auto const names = names::expired_names(database, keeping, now, kNamesAtOnce);
  for (auto const& name : names) names::free_folded_name(database, name);
  if (!names.empty()) journal("expired", "names", names.size());
  return !groups.empty() || !names.empty();
}

bool Housekeeping::watch_budget(table::Instant) {
  bool const is_full = lobby_.ledger().is_full();
  if (std::exchange(was_full_, is_full) == is_full) return false;
  if (!is_full) {
    journal("disk_budget_has_room");
    return false;
  }
  auto const figure = [&](char const* sql) { return store_.database().execAndGet(sql).getInt64(); };
  auto const group_bytes = figure("SELECT coalesce(sum(bytes), 0) FROM groups");
  auto const bytes = static_cast<std::int64_t>(store::bytes_in_use(store_));
  auto const largest = figure("SELECT coalesce((SELECT id FROM groups ORDER BY bytes DESC LIMIT 1), 0)");
  journal("disk_budget_used_up", "bytes", bytes, "group_bytes", group_bytes, "groups",
          figure("SELECT count(*) FROM groups"), "largest_group", largest, "largest_group_bytes",
          figure("SELECT coalesce(max(bytes), 0) FROM groups"), "table_bytes", bytes - group_bytes, "tables",
          figure("SELECT count(*) FROM tables"));
  return false;
}

std::array<Housekeeping::Step, 6> const Housekeeping::kSteps{
    Step{"disk budget", &Housekeeping::watch_budget},
    Step{"expired tables", &Housekeeping::expire_tables},
    Step{"unused groups and names", &Housekeeping::expire_unused},
    Step{"sleeping tables", &Housekeeping::wake_tables},
    Step{"facts", &Housekeeping::sweep_facts},
    Step{"groups", &Housekeeping::sweep_groups}};

bool Housekeeping::go_on(table::Instant now) {
  bool more = false;
  for (auto const& step : kSteps) more |= (this->*step.work)(now);
  return more;
}

bool Housekeeping::expire_unused(table::Instant now) {
  if (now < unused_next_ || !holds_surroundings(lobby_.ledger())) return false;
  auto const due = std::exchange(unused_next_, now + kBetweenLooks);
  if (!let_go_of_unused(now)) return false;
  unused_next_ = due;
  return true;
}

bool Housekeeping::expire_tables(table::Instant now) {
  if (now < looks_next_) return false;
  // Set first, so that a table which cannot be removed is not tried again at once.
  auto const due = std::exchange(looks_next_, now + kBetweenLooks);
  if (let_go_of_expired(now)) {
    looks_next_ = due;
    return true;
  }
  if (holds_surroundings(lobby_.ledger()))
    store::DailyResults(store_.database()).forget_before(live::day_at(now - store::DailyResults::kKept));
  return false;
}

bool Housekeeping::wake_tables(table::Instant now) {
  if (now < wakes_next_) return false;
  auto const due = std::exchange(wakes_next_, now + kBetweenWakings);
  if (!wake_some(now)) return false;
  wakes_next_ = due;
  return true;
}

bool Housekeeping::sweep_facts(table::Instant) { return upkeep_.sweep(kFactsAtOnce); }

bool Housekeeping::sweep_groups(table::Instant) {
  return holds_surroundings(lobby_.ledger()) && groups_.sweep();
}

}  // namespace kuhhandel::server
