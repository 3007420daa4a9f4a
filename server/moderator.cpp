#include "server/moderator.h"

#include <utility>

#include "moderation/closings.h"
#include "moderation/reports.h"
#include "server/journal.h"

namespace kuhhandel::server {
namespace {

constexpr table::Duration kBetweenForgetting = std::chrono::hours(1);

}  // namespace

void Moderator::look(table::Instant now) {
  auto& database = store_.database();
  auto const written = database.execAndGet("PRAGMA data_version").getInt();
  if (std::exchange(seen_, written) != written) {
    bans_ = moderation::bans_in(database);
    lobby_.closing() = moderation::closings_in(database);
  }
  for (auto const& table : std::set(lobby_.closing())) {
    if (!lobby_.let_go(table)) continue;
    store_.remove_table(table);
    moderation::closed(database, table);
    lobby_.closing().erase(table);
    journal("closed");
  }
  if (now < forgets_next_) return;
  forgets_next_ = now + kBetweenForgetting;
  moderation::Reports(database).forget_old(now);
}

}  // namespace kuhhandel::server
