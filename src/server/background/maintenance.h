// What a server does beside, a little at a time: it lets go of what is kept no longer.
#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>

#include "groups/groups.h"
#include "server/tables/table_directory.h"
#include "store/retention.h"

namespace kuhhandel::server {

class Maintenance {
 public:
  /// All must outlive it.
  Maintenance(store::Store& store, TableDirectory& directory, groups::Groups& groups,
              store::RetentionPeriods const& retention_periods)
      : store_(store),
        directory_(directory),
        groups_(groups),
        retention_(store),
        retention_periods_(retention_periods) {}

  /// Deletes a few tables and some hundred facts and games at the most, and wakes a few tables, so that
  /// nobody waits for it; whether there are more, for turns soon after.
  bool run_steps(table::Instant now);

  /// The same in steps. One that throws is tried again when it is next due, and does not stop the others.
  struct Step {
    std::string_view name;
    bool (Maintenance::*work)(table::Instant now);
  };
  static std::array<Step, 6> const kSteps;

 private:
  /// Logs when the disk budget is used up, with what fills it, and when there is room again.
  bool watch_budget(table::Instant now);
  bool expire_unused(table::Instant now);
  bool expire_tables(table::Instant now);
  bool wake_tables(table::Instant now);
  bool collect_log_events(table::Instant now);
  bool collect_groups(table::Instant now);
  /// False where there are none.
  bool delete_expired(table::Instant now);
  /// Tables that sleep in a game which counts for names: if nobody comes, time is to bring its end. False
  /// where there are none.
  bool wake_batch(table::Instant now);
  /// Erases a few groups and frees a few names that nobody uses; false where there are none.
  bool delete_unused(table::Instant now);

  store::Store& store_;
  TableDirectory& directory_;
  groups::Groups& groups_;
  store::Retention retention_;
  store::RetentionPeriods retention_periods_;
  table::Instant next_expiry_{0};  // for tables that have expired
  table::Instant next_unused_{0};  // for groups and names that nobody uses
  table::Instant next_wake_{0};
  std::map<std::string, table::Instant> woken_at_;  // when last
  bool was_full_ = false;
};

}  // namespace kuhhandel::server
