// What a server does beside, a little at a time: it lets go of what is kept no longer.
#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>

#include "groups/groups.h"
#include "server/tables/table_directory.h"
#include "store/upkeep.h"

namespace kuhhandel::server {

class Housekeeping {
 public:
  /// All must outlive it.
  Housekeeping(store::Store& store, Lobby& lobby, groups::Groups& groups, store::Keeping const& keeping)
      : store_(store), lobby_(lobby), groups_(groups), upkeep_(store), keeping_(keeping) {}

  /// Deletes a few tables and some hundred facts and games at the most, and wakes a few tables, so that
  /// nobody waits for it; whether there are more, for turns soon after.
  bool go_on(table::Instant now);

  /// The same in steps. One that throws is tried again when it is next due, and does not stop the others.
  struct Step {
    std::string_view name;
    bool (Housekeeping::*work)(table::Instant now);
  };
  static std::array<Step, 6> const kSteps;

 private:
  /// Logs when the disk budget is used up, with what fills it, and when there is room again.
  bool watch_budget(table::Instant now);
  bool expire_unused(table::Instant now);
  bool expire_tables(table::Instant now);
  bool wake_tables(table::Instant now);
  bool sweep_facts(table::Instant now);
  bool sweep_groups(table::Instant now);
  /// False where there are none.
  bool let_go_of_expired(table::Instant now);
  /// Tables that sleep in a game which counts for names: if nobody comes, time is to bring its end. False
  /// where there are none.
  bool wake_some(table::Instant now);
  /// Erases a few groups and frees a few names that nobody uses; false where there are none.
  bool let_go_of_unused(table::Instant now);

  store::Store& store_;
  Lobby& lobby_;
  groups::Groups& groups_;
  store::Upkeep upkeep_;
  store::Keeping keeping_;
  table::Instant looks_next_{0};   // for tables that have expired
  table::Instant unused_next_{0};  // for groups and names that nobody uses
  table::Instant wakes_next_{0};
  std::map<std::string, table::Instant> woken_;  // when last
  bool was_full_ = false;
};

}  // namespace kuhhandel::server
