#include "server/housekeeping.h"

#include "live/daily_deal.h"
#include "ratings/rated_games.h"
#include "server/journal.h"
#include "server/remove_table.h"
#include "server/unless_damaged.h"
#include "store/daily_results.h"

namespace kuhhandel::server {
namespace {

constexpr table::Duration kBetweenLooks = std::chrono::hours(1);
constexpr std::size_t kTablesAtOnce = 5;
constexpr int kFactsAtOnce = 500;
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

bool Housekeeping::expire(table::Instant now) {
  if (now < looks_next_) return false;
  if (let_go_of_expired(now)) return true;
  if (holds_surroundings(lobby_.ledger()))
    store::DailyResults(store_.database()).forget_before(live::day_at(now - store::DailyResults::kKept));
  looks_next_ = now + kBetweenLooks;
  return false;
}

bool Housekeeping::wake(table::Instant now) {
  if (now < wakes_next_) return false;
  if (wake_some(now)) return true;
  wakes_next_ = now + kBetweenWakings;
  return false;
}

bool Housekeeping::sweep_facts() { return upkeep_.sweep(kFactsAtOnce); }

bool Housekeeping::sweep_groups() { return holds_surroundings(lobby_.ledger()) && groups_.sweep(); }

bool Housekeeping::go_on(table::Instant now) {
  bool more = expire(now);
  more |= wake(now);
  more |= sweep_facts();
  more |= sweep_groups();
  return more;
}

}  // namespace kuhhandel::server
