#include "server/housekeeping.h"

#include <utility>

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

std::array<Housekeeping::Step, 4> const Housekeeping::kSteps{
    Step{"expired tables", &Housekeeping::expire_tables}, Step{"sleeping tables", &Housekeeping::wake_tables},
    Step{"facts", &Housekeeping::sweep_facts}, Step{"groups", &Housekeeping::sweep_groups}};

bool Housekeeping::go_on(table::Instant now) {
  bool more = false;
  for (auto const& step : kSteps) more |= (this->*step.work)(now);
  return more;
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
