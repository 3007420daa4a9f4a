// Background maintenance in small steps: removes expired data and wakes tables that continue without players.
#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>

#include "groups/groups.h"
#include "server/tables/table_directory.h"
#include "store/tables/retention.h"

namespace kuhhandel::server {

class Maintenance {
 public:
  /// All must outlive this object.
  Maintenance(store::Store& store, TableDirectory& directory, groups::Groups& groups,
              store::RetentionPeriods const& retention_periods)
      : store_(store),
        directory_(directory),
        groups_(groups),
        retention_(store),
        retention_periods_(retention_periods) {}

  /// Runs every step once: deletes at most a few tables and some hundred facts and games, and wakes a few
  /// tables, so that clients do not wait. Returns whether there is more work, for batches soon after.
  bool run_steps(table::Instant now);

  /// One step of run_steps(). If it throws, it is retried when it is next due, and the other steps still run.
  struct Step {
    std::string_view name;
    bool (Maintenance::*work)(table::Instant now);
  };
  static std::array<Step, 7> const kSteps;

 private:
  /// Logs when the disk budget is used up, with what fills it, and when there is room again.
  bool watch_budget(table::Instant now);
  bool expire_unused(table::Instant now);
  bool expire_tables(table::Instant now);
  bool wake_tables(table::Instant now);
  bool collect_facts(table::Instant now);
  bool collect_groups(table::Instant now);
  bool expire_answers(table::Instant now);
  /// Returns false if there are none.
  bool delete_expired(table::Instant now);
  /// Wakes sleeping tables with rated or correspondence games, so that due events continue them even if no
  /// client comes. Returns false if there are none.
  bool wake_batch(table::Instant now);
  /// Deletes a few groups and frees a few names that are no longer used. Returns false if there are none.
  bool delete_unused(table::Instant now);

  store::Store& store_;
  TableDirectory& directory_;
  groups::Groups& groups_;
  store::Retention retention_;
  store::RetentionPeriods retention_periods_;
  table::Instant next_expiry_{0};  // for tables
  table::Instant next_unused_{0};  // for groups and names
  table::Instant next_wake_{0};
  table::Instant next_answers_{0};                  // for stored answers
  std::map<std::string, table::Instant> woken_at_;  // time of the latest wake-up, by table
  bool was_full_ = false;
};

}  // namespace kuhhandel::server
